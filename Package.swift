// swift-tools-version: 6.3

import Foundation
import PackageDescription

/// Whether the C++ library is to be had as an archive, whichever of the compiler's versions is taken.
///
/// Some distributions have the shared one alone.
let hasCxxArchive: Bool = {
  let files = FileManager.default
  let versions = ["/usr/lib/gcc", "/usr/lib64/gcc"]
    .flatMap { files.folders(in: $0) }
    .flatMap { files.folders(in: $0) }
    .filter { files.fileExists(atPath: "\($0)/crtbegin.o") }
  return !versions.isEmpty && versions.allSatisfy { files.fileExists(atPath: "\($0)/libstdc++.a") }
}()

extension FileManager {
  func folders(in path: String) -> [String] {
    ((try? contentsOfDirectory(atPath: path)) ?? []).map { "\(path)/\($0)" }
  }
}

let package = Package(
  name: "rain",
  platforms: [.macOS(.v15)],
  products: [
    // Models, API clients and stores, for other programs too.
    .library(name: "RainCore", targets: ["RainCore", "RainURLSession"]),
    .executable(name: "rain", targets: ["rain"]),
  ],
  targets: [
    // The only target with unsafe flags, so that the library product stays usable as a dependency.
    .executableTarget(
      name: "rain",
      dependencies: [
        "RainCLI",
        "RainURLSession",
        .target(name: "CLazyCurl", condition: .when(platforms: [.linux])),
      ],
      exclude: ["Linking"],
      // What a short run takes is mostly the time to load the program. So it stands at a fixed
      // address (moving it would touch 79,000 pointers at every start), exports nothing, and has the
      // C++ library in it.
      linkerSettings: [
        .unsafeFlags(
          [
            "-static-stdlib", "-Xclang-linker", "-no-pie", "-use-ld=lld",
            "-Xlinker", "--no-export-dynamic", "-Xclang-linker", "-static-libgcc",
          ] + (hasCxxArchive ? ["-L", Context.packageDirectory + "/Sources/rain/Linking"] : []),
          .when(platforms: [.linux])
        )
      ]
        + [
          "FoundationNetworking", "_CFURLSessionInterface", "CoreFoundation",
          "_FoundationCShims", "_FoundationCollections", "FoundationInternationalization",
          "_FoundationICU", "swiftSynchronization", "swiftDispatch", "dispatch",
          "BlocksRuntime", "stdc++",
        ]
        .map { .linkedLibrary($0, .when(platforms: [.linux])) }
    ),
    .target(name: "RainCLI", dependencies: ["RainCore", "RainTerminal", "RainArguments"]),
    .target(name: "RainCore", dependencies: ["CRainData"]),
    .target(name: "RainURLSession", dependencies: ["RainCore"]),
    .target(name: "RainTerminal"),
    .target(name: "RainArguments"),
    .target(name: "CRainData"),
    .target(name: "CLazyCurl"),

    .target(
      name: "RainTestSupport",
      dependencies: ["RainCore"],
      path: "Tests/RainTestSupport",
      resources: [.copy("../../Fixtures")]
    ),
    .testTarget(name: "RainCoreTests", dependencies: ["RainCore", "RainTestSupport"]),
    .testTarget(
      name: "RainURLSessionTests",
      dependencies: ["RainURLSession", "RainCore", "RainTestSupport"]
    ),
    .testTarget(name: "RainTerminalTests", dependencies: ["RainTerminal"]),
    .testTarget(name: "RainArgumentsTests", dependencies: ["RainArguments", "RainTestSupport"]),
    .testTarget(
      name: "RainCLITests",
      dependencies: ["RainCLI", "RainCore", "RainTerminal", "RainArguments", "RainTestSupport"]
    ),
    // Random input for all that reads what others wrote; `RAIN_FUZZ=1000000` runs a long round.
    .testTarget(
      name: "RainFuzzTests",
      dependencies: ["RainCLI", "RainCore", "RainTerminal", "RainArguments", "RainTestSupport"]
    ),
    // Runs the built `rain` by its path: depending on it would carry its link flags over here.
    .testTarget(name: "RainEndToEndTests", dependencies: ["RainTestSupport", "RainCore"]),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c2x
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("ImmutableWeakCaptures"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
  ]
}
