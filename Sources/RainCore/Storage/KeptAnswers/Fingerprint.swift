/// A short text that stands for a longer one: equal for equal texts, of any two others hardly ever.
enum Fingerprint {
  /// Returns eight hexadecimal digits: FNV-1a of 64 bits, folded to 32.
  ///
  /// So little of it is left that no key can be told from its fingerprint.
  ///
  /// - Parameter text: Any text.
  /// - Returns: The fingerprint.
  static func of(_ text: String) -> String {
    let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    let digits = String(UInt32(truncatingIfNeeded: hash >> 32 ^ hash), radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
