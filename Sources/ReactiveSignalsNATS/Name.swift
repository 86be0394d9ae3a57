#if NATS
import Foundation

/// A name that NATS accepts: of a subject, a stream, a group, a bucket, a key or a header, or the identifier of a message.
///
/// A text becomes a name where it enters the library, and the functions that pass text to libnats take names alone. libnats checks little of
/// the text that it writes: a line break in a subject would begin a command of the protocol, and a blank another argument.
@usableFromInline
struct Name: Sendable {
  let text: String

  init(_ text: String, _ kind: Kind) throws(NATSError) {
    if let rule = kind.rule(brokenBy: text) {
      // A private key in the place of a public one is shown nowhere.
      throw .invalidName(kind == .publicKey ? "…" : text, rule: "\(kind.noun) \(rule).")
    }
    self.text = text
  }

  /// Makes an identifier that no other message has.
  static var unique: Name { Name(known: UUID().uuidString) }

  /// - Parameter text: A text of the library that breaks no rule.
  init(known text: String) { self.text = text }

  /// The kinds of names, each with its rules.
  enum Kind {
    /// A subject to publish to.
    case subject
    /// A subject to subscribe to, which may have wildcards.
    case pattern
    /// A subject of a stream, or one that selects messages of a stream, which may have wildcards.
    case filter
    case stream
    case group
    case bucket
    case key
    /// The value of a header.
    case identifier
    case server
    /// A public key of a user.
    case publicKey
    case headerName
    case headerText

    fileprivate var noun: String {
      switch self {
      case .subject: "A subject to publish to"
      case .pattern: "A subject"
      case .filter: "A subject of a stream"
      case .stream: "The name of a stream"
      case .group: "The name of a group"
      case .bucket: "The name of a bucket"
      case .key: "A key"
      case .identifier: "The identifier of a message"
      case .server: "The address of a server"
      case .publicKey: "The public key of a user"
      case .headerName: "The name of a header"
      case .headerText: "The text of a header"
      }
    }

    /// The largest number of bytes.
    private var limit: Int {
      switch self {
      // A line of the protocol has at most 4,096 bytes. A longer one ends the connection. A request that makes a consumer has its subject,
      // its name and the name of its stream in one line, with a subject for the answer.
      case .subject, .pattern, .filter, .key: 3000
      // They are names of files.
      case .stream, .group: 255
      // That of a stream, which begins with `KV_`.
      case .bucket: 252
      case .identifier, .server, .headerName, .publicKey: 3000
      // That of baggage, by its standard.
      case .headerText: 8192
      }
    }

    /// Returns the rule that a text breaks, or `nil` if it is a name of this kind.
    fileprivate func rule(brokenBy text: String) -> String? {
      let bytes = text.utf8
      if bytes.isEmpty { return "is not empty" }
      if bytes.count > limit { return "has at most \(limit) bytes" }
      switch self {
      case .subject: return Self.ruleOfSubjects(brokenBy: bytes, allowsWildcards: false)
      case .pattern: return Self.ruleOfSubjects(brokenBy: bytes, allowsWildcards: true)
      case .filter:
        // libnats writes it to JSON as it is.
        guard bytes.allSatisfy({ !$0.isControl && !"\"\\".utf8.contains($0) }) else {
          return "has no quotes, backslashes and control characters"
        }
        return Self.ruleOfSubjects(brokenBy: bytes, allowsWildcards: true)
      case .stream, .group:
        // A quote would end the text in JSON, and the server uses the name as a format.
        let isValid = bytes.allSatisfy { !$0.isControl && !" .*>/\\\"%".utf8.contains($0) }
        return isValid
          ? nil : "has no blanks, control characters, periods, slashes, wildcards, quotes and percent signs"
      case .bucket:
        let isValid = bytes.allSatisfy { $0.isAlphanumeric || "-_".utf8.contains($0) }
        return isValid ? nil : "has only the letters and digits of ASCII, `-` and `_`"
      case .key:
        guard bytes.allSatisfy({ $0.isAlphanumeric || "-_/=.".utf8.contains($0) }) else {
          return "has only the letters and digits of ASCII, `-`, `_`, `/`, `=` and periods"
        }
        return Self.ruleOfSubjects(brokenBy: bytes, allowsWildcards: false)
      case .publicKey:
        // It is written to JSON as it is.
        let isValid =
          bytes.count == 56 && bytes.first == UInt8(ascii: "U")
          && bytes.allSatisfy { "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".utf8.contains($0) }
        return isValid ? nil : "has 56 letters from A to Z and digits from 2 to 7, and begins with U"
      case .headerName:
        guard bytes.allSatisfy({ $0.isAlphanumeric || "!#$%&'*+-.^_`|~".utf8.contains($0) }) else {
          return "has only the letters and digits of ASCII and !#$%&'*+-.^_`|~"
        }
        return Header.isReserved(text) ? "is none of NATS and of this library" : nil
      case .identifier, .headerText:
        if bytes.contains(where: \.isControl) { return "has no control characters" }
        let blank = UInt8(ascii: " ")
        return bytes.first == blank || bytes.last == blank ? "has no blanks at its ends" : nil
      case .server:
        // libnats writes the user and the password in an address as they are.
        let isValid = [text, text.removingPercentEncoding ?? text].allSatisfy {
          $0.utf8.allSatisfy { !$0.isControl && !" \"\\".utf8.contains($0) }
        }
        return isValid ? nil : "has no blanks, control characters, quotes and backslashes"
      }
    }

    /// Goes through the tokens once, since a subject may be made for each message.
    private static func ruleOfSubjects(brokenBy bytes: String.UTF8View, allowsWildcards: Bool) -> String? {
      var count = 0
      var first: UInt8 = 0
      var hasEnded = false
      func ruleOfToken() -> String? {
        if hasEnded { return "has the wildcard `>` only as its last token" }
        if count == 0 { return "has no empty tokens: no period at its ends, and no two in a row" }
        guard count == 1, first == UInt8(ascii: "*") || first == UInt8(ascii: ">") else { return nil }
        hasEnded = first == UInt8(ascii: ">")
        return allowsWildcards ? nil : "has no wildcards"
      }
      for byte in bytes {
        switch byte {
        case UInt8(ascii: "."):
          if let rule = ruleOfToken() { return rule }
          count = 0
        // White space, and the end of a string in C.
        case 0, 9...13, 32: return "has no blanks, tabs, line breaks and zero bytes"
        default:
          if count == 0 { first = byte }
          count += 1
        }
      }
      return ruleOfToken()
    }
  }
}

extension UInt8 {
  fileprivate var isControl: Bool { self < 0x20 || self == 0x7f }

  fileprivate var isAlphanumeric: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}

extension String {
  /// The text as libnats writes it between the quotes of a string in JSON, which it does without a look at it.
  var escapedForJSON: String {
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\": escaped += "\\\(scalar)"
      case "\0"..<" ": escaped += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
#endif
