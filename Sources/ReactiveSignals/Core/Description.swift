import _ReactiveSignalsShims

extension SignalProtocol {
  /// How this signal has come about: its source in brackets, and the operator applied to it, as often as there are
  /// operators.
  ///
  ///     print(subject.map { $0 + 1 }.filter { $0 > 1 })
  ///     // [[Subject] map] filter
  ///
  /// It is put together when it is asked for, and costs nothing before. Several signals in one pair of brackets are in the
  /// order in which they are started. An operator that is made of others shows those: `element(at: 1)` is
  /// `[[…] skip] take`. ``named(_:)`` puts a name in the place of all that. A type of your own is described by its name,
  /// unless it says something else.
  ///
  /// RAC: `description`.
  public var description: String { nameOfType(Self.self) }
}

extension Signal {
  public var description: String {
    switch source {
    case .just: return "just"
    case .elements(let values): return values.isEmpty ? "empty" : "from"
    case .failed: return "fail"
    case .created: return "create"
    case .erased: return "signal"
    case .chain(let call):
      // A chain of erased operators can be of any length, the stack cannot.
      guard rs_description_depth() < 100 else { return "…" }
      rs_change_description_depth(1)
      defer { rs_change_description_depth(-1) }
      var description = ""
      _ = call(.describe { description = $0 })
      return description
    }
  }
}

/// The name of a type, without those of its parameters.
func nameOfType(_ type: Any.Type) -> String {
  String(String(describing: type).prefix { $0 != "<" })
}
