extension Setting {
  static let language = Setting(
    key: "language",
    allowed: .languageCode,
    standard: .locale,
    summary: "Language in which the weather is worded"
  )
}
