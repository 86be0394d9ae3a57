import _ReactiveSignalsShims

extension SignalProtocol {
  /// The sources and operators of the signal: its source in brackets, followed by the name of the operator, for
  /// each operator.
  ///
  ///     let subject = Subject<Int, Never>()
  ///     print(subject.map { $0 + 1 }.filter { $0 > 1 })
  ///     // [[Subject] map] filter
  ///
  /// The description is made when it is read, and costs nothing before. Several signals in one pair of brackets are in the
  /// order in which they are started. An operator that is made of others shows those: `element(at: 1)` is
  /// `[[…] skip] take`. ``named(_:)`` replaces the description by a name. A type of your own is described by its name,
  /// unless it implements `description`.
  ///
  /// RAC: `description`.
  public var description: String {
    let name = nameOfType(Self.self)
    return Self.self is AnyClass ? describe(name, sharedAs: ObjectIdentifier(self as AnyObject)) : name
  }
}

extension Signal {
  public var description: String {
    switch source {
    case .just: return "just"
    case .elements(let values): return values.isEmpty ? "empty" : "from"
    case .failed: return "fail"
    case .created: return "create"
    case .leaf(let chain):
      var description = ""
      chain.answer(.describe { description = $0 })
      return description
    case .chain(let chain):
      // A chain of erased operators can be of any length, while the stack is limited.
      guard rs_description_depth() < 100 else { return "…" }
      rs_change_description_depth(1)
      defer { rs_change_description_depth(-1) }
      var description = ""
      chain.link.value.answer(.describe { description = $0 })
      return description
    }
  }
}

/// Returns the name of a type, without the names of its parameters.
func nameOfType(_ type: Any.Type) -> String {
  String(String(describing: type).prefix { $0 != "<" })
}

/// Returns the name of a source that several subscriptions share, with a number that tells it apart if the inspector asks for it.
@usableFromInline
func describe(_ name: String, sharedAs identity: ObjectIdentifier) -> String {
  rs_describes_identities() ? "\(name)#\(UInt(bitPattern: identity))" : name
}

/// Returns a name that the program has given a signal, between marks if the inspector asks for it. It may contain brackets.
@usableFromInline
func quoted(_ name: String) -> String { rs_describes_identities() ? "\u{1}\(name)\u{1}" : name }
