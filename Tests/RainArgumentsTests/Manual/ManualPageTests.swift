import RainArguments
import Testing

@Suite struct ManualPageTests {
  static let page = ManualPage(
    grammar: SampleGrammar.root,
    version: "1.2.0",
    date: "2026-11-30",
    sections: [
      ManualSection(
        "FILES",
        text: "All are text.",
        entries: [ManualSection.Entry("~/.tide", "the saved ports")]
      )
    ]
  )
  .text

  /// The lines below a heading, up to the next one of the same kind.
  static func section(_ heading: String) -> String {
    let lines = page.split(separator: "\n")
    let kind = heading.prefix(3)
    return lines.drop { $0 != heading }.dropFirst()
      .prefix { !$0.hasPrefix(kind) && !$0.hasPrefix(".SH") }
      .map { $0 + "\n" }.joined()
  }

  @Test func `it begins with title, name and synopsis`() {
    #expect(
      Self.page.hasPrefix(
        #"""
        .TH TIDE 1 2026-11-30 "tide 1.2.0" "User Commands"
        .nh
        .ad l
        .SH NAME
        tide \- tell the tides of the coasts
        .SH SYNOPSIS
        \fBtide\fR [\fICOMMAND\fR] [\fIOPTIONS\fR] [\fIOPERANDS\fR]
        .SH DESCRIPTION

        """#
      )
    )
  }

  @Test func `a discussion keeps its paragraphs and its table`() {
    #expect(
      Self.section(".SH DESCRIPTION") == #"""
        Heights are above the chart datum of the port, which is about the lowest tide
        that the moon and the sun can make.
        .PP
        Names of ports:
        .nf
          full name    Brest, Saint\-Malo
          coordinates  48.38,\-4.49 in decimal degrees
        .fi

        """#
    )
  }

  @Test func `a command has its operands, the options of its own, and names of the others`() {
    #expect(
      Self.section(#".SS "tide table [PORT]""#) == #"""
        High and low water of the coming days.
        .TP
        \fIPORT\fR
        The same as for \(aqtide now\(aq.
        .TP
        \fB\-n\fR, \fB\-\-days\fR \fIN\fR
        How many days (default 7).
        .TP
        \fB\-\-datum\fR \fIDATUM\fR
        What heights are measured from: chart, mean\-sea\-level or ordnance.
        .TP
        \fB\-\-above\fR \fIHEIGHT\fR
        Only water higher than this.
        .TP
        \fB\-\-template\fR \fITEXT\fR
        Print each line by this template.
        .PP
        It takes the options under \(aqUnits\(aq and \(aqOutput\(aq.

        """#
    )
  }

  @Test func `a default and an alias are told of`() {
    #expect(
      Self.section(#".SS "tide now [PORT]""#)
        .hasPrefix(
          #"""
          Height of the water at this moment. It is what \(aqtide\(aq alone means. It is
          also called current.

          """#
        )
    )
  }

  @Test func `options that several commands take are told once`() {
    #expect(
      Self.section(".SS Units") == #"""
        .TP
        \fB\-f\fR, \fB\-\-feet\fR
        Heights in feet.
        .TP
        \fB\-m\fR, \fB\-\-meters\fR, \fB\-\-metres\fR
        Heights in meters.

        """#
    )
    #expect(Self.section(".SS General").hasPrefix("Every command takes these.\n.TP\n"))
    for option in [#"\-\-feet"#, #"\-\-quiet"#, #"\-\-help"#, #"\-\-chart"#] {
      #expect(Self.page.split(separator: "\\fB\(option)\\fR").count == 2)
    }
  }

  @Test func `other sections and the examples stand at the end`() {
    #expect(
      Self.page.hasSuffix(
        #"""
        .SH FILES
        All are text.
        .TP
        \fB\(ti/.tide\fR
        The saved ports.
        .SH EXAMPLES
        .TP
        \fBtide\fR
        Height at the selected port.
        .TP
        \fBtide table Brest \-\-days 3\fR
        High and low water of three days.
        .TP
        \fBtide table Brest\fR
        The coming week at Brest.

        """#
      )
    )
  }

  @Test func `what is hidden is not told`() {
    #expect(!Self.page.contains("probe"))
  }
}
