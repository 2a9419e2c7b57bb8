@testable import RainCLI
import RainCore
import Testing

@Suite struct ChartViewTests {
  private func temperatures(_ celsius: [Double?]) -> String {
    let report = ChartHoursFixture.report(of: celsius.count) { index, hour in
      hour.conditions.temperature = celsius[index].map(Temperature.init(celsius:))
    }
    return ChartHoursFixture.chart(report)
  }

  @Test func `an hour alone is a point`() {
    #expect(
      temperatures([4.2])
        == """
              Mon 30 Nov
              ☁
          5°C ·



              4°
              ⠂
           4° ·
           mm –
            % –
          m/s –
                  ▲ now
        """
    )
  }

  @Test func `a constant temperature is a level line and named once`() {
    #expect(
      temperatures(Array(repeating: -5, count: 30))
        == """
              Mon 30 Nov     │Tue 1 Dec
              ☁  ☁ ☁ ☁ ☁ ☁ ☁ ☁ ☁ ☁ ☁ ☁ ☁ ☁ ☁
         -4°C    ·     ·     │     ·     ·
                             │
              -5°            │
          -5° ●⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠄
                             │
                             │
          -6°    ·     ·     │     ·     ·
           mm –
            % –
          m/s –
              ▲ now    18:00 00:00 06:00 12:00
        """
    )
  }

  @Test func `a temperature that nobody told leaves a gap`() {
    #expect(
      temperatures((0..<34).map { (8..<14).contains($0) ? nil : Double($0) / 2 })
        == """
              Mon 30 Nov     │Tue 1 Dec
              ☁  ☁ ☁ ☁ ☁ ☁ ☁ ☁ ☁ ☁ ☁ ☁ ☁ ☁ ☁ ☁ ☁
         20°C    ·     ·     │     ·     ·   17°
                             │              ⣀⡠⠤⠄
                             │       ⢀⣀⠤⠔⠒⠊⠉
          10°    ·     ·     │⢀⣀⡠⠤⠒⠊⠉⠁   ·     ·
                            ⠒⠉⠁
                 ⢀⣀⠤⠔⠂       │
           0° ●⠊⠉⠁     ·     │     ·     ·     ·
              0°             │
           mm –
            % –
          m/s –
              ▲ now    18:00 00:00 06:00 12:00
        """
    )
  }

  @Test func `what nobody told at all is a dash and not zero`() {
    #expect(
      temperatures(Array(repeating: nil, count: 30))
        == """
              Mon 30 Nov     │Tue 1 Dec
              ☁  ☁ ☁ ☁ ☁ ☁ ☁ ☁ ☁ ☁ ☁ ☁ ☁ ☁ ☁
           °C –
           mm –
            % –
          m/s –
              ▲ now    18:00 00:00 06:00 12:00
        """
    )
  }

  @Test func `hours that are missing leave a gap`() {
    var report = ChartHoursFixture.report(of: 20) { index, hour in
      hour.conditions.temperature = Temperature(celsius: Double(index))
      hour.precipitation = Depth(millimeters: 2)
    }
    report.hourly?.removeSubrange(5..<10)
    #expect(
      ChartHoursFixture.chart(report)
        == """
              Mon 30 Nov            │Tue 1 Dec
              ☁   ☁          ☁   ☁  ☁  ☁  ☁
                                    │    19°
         20°C     ·     ·     ·     │    ⢀⣀
                                    ⢀⣀⠤⠒⠊⠁
                               ⢀⣀⠤⠒⠊⠁
          10°     ·     ·    ⠒⠉⠁    │     ·
                                    │
                ⢀⣀⠤⠒⠂               │
           0° ●⠊⠁ ·     ·     ·     │     ·
              0°                    │
              2.0                   2.0
              ███████        ███████████████
           mm ███████        ███████████████
            % –
          m/s –
              ▲ now     16:00 20:00 00:00 04:00
        """
    )
  }

  @Test func `rain, nothing and what is not known look different`() {
    let report = ChartHoursFixture.report(of: 30) { index, hour in
      hour.precipitation =
        (10..<20).contains(index) ? nil : Depth(millimeters: index < 10 ? Double(index) / 3 : 0)
    }
    #expect(
      ChartHoursFixture.chart(report)
        == """
              Mon 30 Nov     │Tue 1 Dec
              ☁  ☁ ☁ ☁ ☁ ☁ ☁ ☁ ☁ ☁ ☁ ☁ ☁ ☁ ☁
           °C –
                       3.0   │
                   ▁▃▄▆█     │
           mm  ▂▄▅▇█████–    –
            % –
          m/s –
              ▲ now    18:00 00:00 06:00 12:00
        """
    )
  }

  @Test func `what falls is drawn where it falls, whatever the label of its row`() {
    let report = ChartHoursFixture.report(of: 6, by: .openMeteo) { index, hour in
      hour.precipitation = Depth(millimeters: index == 3 ? 4 : 0)
      hour.conditions.precipitationProbability = Fraction(percent: index == 3 ? 90 : 5)
    }
    #expect(
      ChartHoursFixture.chart(report)
        == """
              Mon 30 Nov
              ☁    ☁    ☁    ☁    ☁    ☁
           °C –
                        4.0
                        █████
           mm           █████          –
            % 5%   90%       5%        –
          m/s –
               ▲ now         12:00     14:00
        """
    )
  }

  @Test func `without hours to come it says so`() {
    let report = ChartHoursFixture.report(of: 0) { _, _ in }
    #expect(ChartHoursFixture.chart(report) == "The answer has no hours to come.")
    var other = report
    other.hourly = nil
    #expect(ChartHoursFixture.chart(other) == "The answer has no hours.")
  }
}
