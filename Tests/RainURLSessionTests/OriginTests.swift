import Foundation
import RainURLSession
import Testing

@Suite struct OriginTests {
  @Test(arguments: [
    "http://localhost/", "http://LOCALHOST:8080/x", "http://127.0.0.1/", "http://127.1.2.3:9/",
    "http://[::1]/", "http://[::1]:8080/", "https://example.org/", "https://10.0.0.1/",
  ])
  func `requests may go over https anywhere and over http to this machine`(
    address: String
  ) throws {
    let url = try #require(URL(string: address))
    #expect(Origin(url)?.isAllowed == true)
  }

  @Test(arguments: [
    "http://example.org/", "http://127.0.0.1.example.org/", "http://127.example/",
    "http://127.0.0.1x/", "http://127.0.0.256/", "http://127.0.0.+1/", "http://127.0.0/",
    "http://127.0.0.1./", "http://128.0.0.1/", "http://0.0.0.0/", "http://10.0.0.1/",
    "http://localhost.example.org/", "http://example.org/?localhost", "http://[::2]/",
    "http://localhost@example.org/", "http://127.0.0.1@example.org/", "ftp://127.0.0.1/",
    "file:///etc/hostname", "ws://localhost/",
  ])
  func `nothing else may be asked`(address: String) throws {
    let url = try #require(URL(string: address))
    #expect(Origin(url)?.isAllowed != true)
  }

  @Test(arguments: [
    ("https://Example.org/key?x=1#y", "https://example.org"),
    ("https://example.org:443/", "https://example.org"),
    ("https://user:secret@example.org:8443/", "https://example.org:8443"),
    ("http://[::1]:80/", "http://[::1]"),
    ("ftp://example.org/", "ftp://example.org"),
  ])
  func `its text has the scheme, the host and an unusual port only`(
    address: String,
    text: String
  ) throws {
    let url = try #require(URL(string: address))
    #expect(Origin(url)?.text == text)
  }

  @Test func `an address without a host has none`() throws {
    #expect(Origin(try #require(URL(string: "mailto:someone"))) == nil)
  }
}
