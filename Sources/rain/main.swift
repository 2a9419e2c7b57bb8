import RainCLI
import RainURLSession

#if canImport(CLazyCurl)
import CLazyCurl
#endif
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

let transport = URLSessionTransport(userAgent: Rain.userAgent) {
  #if canImport(CLazyCurl)
  rain_curl_is_available()
  #else
  true
  #endif
}
let dependencies = Dependencies.live(transport: transport)

// From here on the environment is for the libraries behind a request; rain has read it.
// Foundation would make folders for a cache and for cookies that this program does not keep.
for name in ["XDG_CACHE_HOME", "XDG_DATA_HOME"] { unsafe setenv(name, "/dev/null", 1) }
// What goes to this machine may be plain http, and must not pass a proxy.
let directHosts = [
  dependencies.environment["no_proxy"] ?? dependencies.environment["NO_PROXY"],
  "localhost,127.0.0.1,::1",
]
unsafe setenv("no_proxy", directHosts.compactMap(\.self).joined(separator: ","), 1)

let code = await Rain.run(Array(CommandLine.arguments.dropFirst()), dependencies)

// Not `exit`: it takes down the libraries behind a request while their threads may still be at work with a server
// that has kept them waiting, and that ends in a crash or never. All that rain says and saves is written by now.
_exit(code)
