import RainArguments
import Testing

@Suite struct HelpTextTests {
  static func help(_ path: String..., width: Int) throws -> String {
    try HelpText(grammar: SampleGrammar.root, width: width).text(for: path)
  }

  @Test func `the help of the program lists its commands by section`() throws {
    #expect(
      try Self.help(width: 80) == """
        Tell the tides of the coasts

        Usage: tide [COMMAND] [OPTIONS]

        Heights are above the chart datum of the port, which is about the lowest tide
        that the moon and the sun can make.

        Names of ports:
          full name    Brest, Saint-Malo
          coordinates  48.38,-4.49 in decimal degrees

        Commands:
          now, current  Height of the water at this moment
          table         High and low water of the coming days

        Setup:
          ports         The saved ports
          keys          The keys of the tables

        More:
          help          Explain a command

        General:
          -q, --quiet    Say less on standard error
          -h, --help     Show this help
              --version  Show the version

        Examples:
          tide                       Height at the selected port
          tide table Brest --days 3  High and low water of three days

        Run 'tide help COMMAND' for more about a command.
        'tide' alone is 'tide now'.

        """
    )
  }

  @Test func `the help of the program fits a narrow page`() throws {
    #expect(
      try Self.help(width: 40) == """
        Tell the tides of the coasts

        Usage: tide [COMMAND] [OPTIONS]

        Heights are above the chart datum of the
        port, which is about the lowest tide
        that the moon and the sun can make.

        Names of ports:
          full name    Brest, Saint-Malo
          coordinates  48.38,-4.49 in decimal
                       degrees

        Commands:
          now, current  Height of the water at
                        this moment
          table         High and low water of
                        the coming days

        Setup:
          ports         The saved ports
          keys          The keys of the tables

        More:
          help          Explain a command

        General:
          -q, --quiet
              Say less on standard error
          -h, --help
              Show this help
          --version
              Show the version

        Examples:
          tide
              Height at the selected port
          tide table Brest --days 3
              High and low water of three days

        Run 'tide help COMMAND' for more about a
        command.
        'tide' alone is 'tide now'.

        """
    )
  }

  @Test func `the help of a command lists operands and options in one column`() throws {
    #expect(
      try Self.help("table", width: 80) == """
        High and low water of the coming days

        Usage: tide table [OPTIONS] [PORT]

        Operands:
          PORT                 A name or coordinates (default: the selected port)

        Options:
          -n, --days N         How many days (default 7)
              --datum DATUM    What heights are measured from: chart, mean-sea-level or
                               ordnance
              --above HEIGHT   Only water higher than this

        Units:
          -f, --feet           Heights in feet
          -m, --meters         Heights in meters

        Output:
              --json           Print one JSON document
              --template TEXT  Print each line by this template

        General:
          -q, --quiet          Say less on standard error
          -h, --help           Show this help

        Examples:
          tide table Brest  The coming week at Brest

        """
    )
  }

  @Test func `the help of a command puts texts below the names on a narrow page`() throws {
    #expect(
      try Self.help("ports", "add", width: 40) == """
        Save a port

        Usage: tide ports add [OPTIONS] PORT

        Operands:
          PORT
              A name

        Options:
          --chart FILE
              Its chart

        Output:
          --json
              Print one JSON document

        General:
          -q, --quiet
              Say less on standard error
          -h, --help
              Show this help

        """
    )
  }

  @Test func `a group without a default needs a command`() throws {
    let lines = try Self.help("keys", width: 80).split(separator: "\n")
    #expect(lines[1] == "Usage: tide keys COMMAND [OPTIONS]")
    #expect(lines.last == "Run 'tide help keys COMMAND' for more about a command.")
  }

  @Test func `an alias leads to the help of its command`() throws {
    #expect(try Self.help("current", width: 80) == Self.help("now", width: 80))
  }

  @Test(arguments: 30...130)
  func `no line is wider than the page or ends in a space`(width: Int) throws {
    let paths = [[], ["now"], ["table"], ["ports"], ["ports", "add"], ["keys", "show"], ["help"]]
    for path in paths {
      let text = try HelpText(grammar: SampleGrammar.root, width: width).text(for: path)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.allSatisfy { $0.count <= max(width, 40) && $0.last != " " })
      #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
      #expect(!text.contains("\n\n\n"))
    }
  }

  @Test(arguments: [["tabel"], ["ports", "tabel"], ["table", "Brest"]])
  func `there is no help for words that name no command`(words: [String]) {
    #expect(throws: ArgumentError.self) {
      try HelpText(grammar: SampleGrammar.root, width: 80).text(for: words)
    }
  }
}
