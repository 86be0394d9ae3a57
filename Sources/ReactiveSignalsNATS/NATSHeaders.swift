#if NATS
/// The headers of a message: texts by their names, which travel beside its value.
///
///     try await orders.publish(order, to: "orders.new", headers: ["Tenant": "acme"])
///
/// A name has the letters and digits of ASCII and `!#$%&'*+-.^_|~`, and is none of NATS: it does not begin with `Nats-`, `KV-` or `Signal-`,
/// and is neither `Status` nor `Description` nor `Schema-Version`. A text has no control characters, no blanks at its ends, and is not
/// empty. Each function that sends headers checks them, and throws or fails with ``NATSError/invalidName(_:rule:)``.
///
/// The headers that arrive are those of users: the names of NATS are left out. A name that has several texts has the first.
public struct NATSHeaders: Sendable, Equatable {
  private var texts: [String: String]

  /// Creates headers.
  ///
  /// - Parameter texts: The texts, by their names.
  public init(_ texts: [String: String] = [:]) { self.texts = texts }

  /// The text of a name, or `nil` if there is none. Upper and lower case differ.
  public subscript(name: String) -> String? {
    get { texts[name] }
    set { texts[name] = newValue }
  }

  /// The names, in no order.
  public var names: [String] { Array(texts.keys) }

  /// A Boolean value that indicates whether there is no name.
  public var isEmpty: Bool { texts.isEmpty }

  /// Returns the headers as they are sent. Throws if one breaks a rule.
  func checked() throws(NATSError) -> [Header] {
    var headers: [Header] = []
    for (name, text) in texts { headers.append(try Header(user: name, text)) }
    return headers
  }

  /// Returns the headers as they are sent, without those that break a rule.
  func valid(except names: NATSHeaders) -> [Header] {
    texts.compactMap { name, text in names[name] == nil ? try? Header(user: name, text) : nil }
  }
}

extension NATSHeaders: ExpressibleByDictionaryLiteral {
  /// Creates headers from a literal. The last text of a name counts.
  public init(dictionaryLiteral elements: (String, String)...) {
    texts = Dictionary(elements) { $1 }
  }
}

extension NATSConnection {
  /// Returns the headers of a message: those of the user, of the version of its value, and of the context of the task.
  func headers(_ headers: NATSHeaders, _ version: Int?) throws(NATSError) -> [Header] {
    // Nearly every message has none.
    if headers.isEmpty, version == nil, !hasPropagation { return [] }
    var all = headers.isEmpty ? [] : try headers.checked()
    if let version { all.append(.version(version)) }
    if let propagation = options.propagation {
      var context = NATSHeaders()
      propagation.inject(&context)
      all += context.valid(except: headers)
    }
    return all
  }

  /// Calls a closure in the context that the headers of a message carry.
  @inlinable
  func inContext(of headers: NATSHeaders, _ body: () -> Void) {
    // Without headers too: the thread may be in the context of another message, whose work has just ended on it.
    if hasPropagation { restoreContext(of: headers, body) } else { body() }
  }

  @usableFromInline
  func restoreContext(of headers: NATSHeaders, _ body: () -> Void) {
    options.propagation?.restore(headers, body)
  }
}
#endif
