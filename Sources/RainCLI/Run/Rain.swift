import Foundation
import RainArguments

/// The program.
public enum Rain {
  /// The version, by the rules of semantic versioning.
  public static let version = "0.1.0"

  /// The day of the version.
  static let versionDate = "2026-11-30"

  /// What rain calls itself towards servers.
  public static let userAgent = "rain/\(version)"

  /// Runs the program.
  ///
  /// - Parameters:
  ///   - arguments: The arguments after the program's name.
  ///   - dependencies: The world.
  /// - Returns: The exit code.
  public static func run(_ arguments: [String], _ dependencies: Dependencies) async -> Int32 {
    do throws(Failure) {
      let outcome = try await outcome(of: arguments, dependencies)
      for note in outcome.notes { dependencies.tell("rain: \(note)\n") }
      do throws(Dependencies.SystemError) {
        try dependencies.write(outcome.output)
      } catch {
        throw .output(errno: error.errno)
      }
      return outcome.code.rawValue
    } catch .output(EPIPE) {
      // Who read it has seen enough: the end by SIGPIPE, where that is not ignored.
      return 128 + SIGPIPE
    } catch {
      let report = FailureReport(error).namingProxy(after: error, in: dependencies.environment)
        .heeding(dependencies.environment, arguments)
      dependencies.tell(report.text(in: Words(forFailureOf: arguments, dependencies)))
      return report.code.rawValue
    }
  }

  private static func outcome(
    of arguments: [String],
    _ dependencies: Dependencies
  ) async throws(Failure) -> Outcome {
    let parsed: RainArguments.Invocation
    do throws(ArgumentError) {
      parsed = try Parser.parse(arguments, grammar: Command.root.spec)
    } catch {
      throw .arguments(error)
    }
    switch parsed {
    case .version: return Outcome(output: "rain \(version)\n")
    case .help(let path):
      return Outcome(output: try Command.helpText(of: path, dependencies))
    case .run(let parsed):
      let invocation = Invocation(parsed, dependencies)
      guard let action = Command.root.action(at: parsed.path[...]) else {
        throw .usage("there is nothing to run; see 'rain help'")
      }
      var outcome = try await action(invocation)
      // The doctor's report says so itself.
      if !["help", "doctor"].contains(parsed.path.first) { outcome.notes += invocation.notes }
      if parsed.isSet(.quiet) { outcome.notes = [] }
      return outcome
    }
  }
}
