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
exit(await Rain.run(Array(CommandLine.arguments.dropFirst()), .live(transport: transport)))
