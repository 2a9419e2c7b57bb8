/// Tells words from options by the names of the whole grammar.
///
/// Options may precede the command word, so whether one takes a value must be known before the
/// command is. That is why a name has the same arity wherever it occurs.
struct ArgumentScanner {
  /// Whether the option takes a value, by spelling.
  private let takesValue: [String: Bool]
  private let arguments: [String]
  private var position = 0
  private var tokens: [ArgumentToken] = []

  /// Returns the tokens of the arguments, in their order.
  static func tokens(of arguments: [String], grammar: CommandSpec) -> [ArgumentToken] {
    var scanner = Self(arguments: arguments, grammar: grammar)
    scanner.scan()
    return scanner.tokens
  }

  private init(arguments: [String], grammar: CommandSpec) {
    self.arguments = arguments
    var takesValue: [String: Bool] = [:]
    for option in grammar.allCommands.flatMap(\.command.options) {
      for spelling in option.spellings where takesValue[spelling] == nil {
        takesValue[spelling] = option.value != nil
      }
    }
    self.takesValue = takesValue
  }

  private mutating func scan() {
    while position < arguments.count {
      let argument = arguments[position]
      position += 1
      if argument == "--" {
        tokens += arguments[position...].map { .word($0) }
        return
      }
      if !Self.looksLikeOption(argument) {
        tokens.append(.word(argument))
      } else if argument.utf8.starts(with: "--".utf8) {
        scanLongOption(argument)
      } else {
        scanCluster(argument)
      }
    }
  }

  private mutating func scanLongOption(_ argument: String) {
    let equals = argument.utf8.firstIndex(of: UInt8(ascii: "="))
    let spelling = String(argument[..<(equals ?? argument.endIndex)])
    let value = equals.map { String(argument[argument.utf8.index(after: $0)...]) }
    if let token = Self.builtInToken(spelling) {
      tokens.append(token)
    } else {
      scanOption(spelling, attachedValue: value, whole: spelling == "--" ? argument : spelling)
    }
  }

  private mutating func scanCluster(_ argument: String) {
    let letters = argument.unicodeScalars
    var index = letters.index(after: letters.startIndex)
    while index < letters.endIndex {
      let spelling = "-\(letters[index])"
      index = letters.index(after: index)
      if let token = Self.builtInToken(spelling) {
        tokens.append(token)
        continue
      }
      let rest = letters[index...]
      if takesValue[spelling] == false, rest.first != "=" {
        tokens.append(.option(spelling: spelling, value: nil))
        continue
      }
      let attached = rest.first == "=" ? rest.dropFirst() : rest
      let value = rest.isEmpty ? nil : String(attached)
      scanOption(spelling, attachedValue: value, whole: argument)
      return
    }
  }

  /// Takes an option to its end: with the value attached to it, or the next argument.
  private mutating func scanOption(_ spelling: String, attachedValue: String?, whole: String) {
    switch (takesValue[spelling], attachedValue) {
    case (nil, _):
      tokens.append(.unknownOption(spelling: spelling, whole: whole))
    case (false, let value?):
      tokens.append(.unexpectedValue(spelling: spelling, value: value))
    case (false, nil):
      tokens.append(.option(spelling: spelling, value: nil))
    case (true, let value?):
      tokens.append(.option(spelling: spelling, value: value))
    case (true, nil):
      scanSeparateValue(of: spelling)
    }
  }

  private mutating func scanSeparateValue(of spelling: String) {
    let next = position < arguments.count ? arguments[position] : nil
    guard let value = next, !Self.looksLikeOption(value) else {
      tokens.append(.missingValue(spelling: spelling, next: next))
      return
    }
    position += 1
    tokens.append(.option(spelling: spelling, value: value))
  }

  private static func builtInToken(_ spelling: String) -> ArgumentToken? {
    if OptionSpec.help.spellings.contains(spelling) { return .help }
    if OptionSpec.version.spellings.contains(spelling) { return .version }
    return nil
  }

  /// A minus alone is a word, and so is one before a number: `-33.9,18.4`, `-.5`.
  private static func looksLikeOption(_ argument: String) -> Bool {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    var rest = argument.utf8[...]
    guard rest.popFirst() == UInt8(ascii: "-"), var first = rest.popFirst() else { return false }
    if first == UInt8(ascii: "."), let second = rest.first { first = second }
    return !digits.contains(first)
  }
}
