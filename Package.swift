// swift-tools-version: 6.3

import PackageDescription

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
      // At a fixed address: moving the program to a random one would touch 79,000 pointers at every
      // start, which takes longer than all the rest of a short run.
      linkerSettings: [
        .unsafeFlags(["-static-stdlib", "-Xclang-linker", "-no-pie"], .when(platforms: [.linux]))
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
