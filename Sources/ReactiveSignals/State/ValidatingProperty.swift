import _ReactiveSignalsAtomics

/// A property that accepts, replaces or rejects each value that is written to it.
///
///     enum Problem: Error { case tooLong }
///     let name = ValidatingProperty("") { (text: String) -> ValidatingProperty<String, Problem>.Decision in
///       if text.count > 10 { return .invalid(.tooLong) }
///       return text.hasPrefix(" ") ? .coerced(String(text.drop { $0 == " " })) : .valid
///     }
///     name.value = " Ada"
///     print(name.value)
///     name.value = "Ada Lovelace"
///     print(name.value, name.outcome.value.isInvalid)
///     // Ada
///     // Ada true
///
/// ``value`` is the last value accepted, and ``outcome`` is the outcome of the last write. Observers of the property
/// receive the values accepted. Those of ``outcome`` receive one outcome for each write. Both change together.
///
/// Any thread may read and write, as with a ``MutableProperty``. The decision runs on the thread that writes, without a lock. It
/// runs again if another thread has written meanwhile, so that it must have no side effects.
///
/// ReactiveSwift: `ValidatingProperty`.
public final class ValidatingProperty<Value: Sendable, Failure: Error>: PropertyProtocol {
  /// The decision on a value that is written.
  public typealias Decision = ValidationDecision<Value, Failure>

  /// The outcome of a write.
  public typealias Outcome = ValidationOutcome<Value, Failure>

  private struct State: Sendable {
    var accepted: Value
    /// The number of values accepted.
    var number = 0
    var outcome: Outcome

    mutating func propose(_ value: Value, _ decision: Decision) {
      switch decision {
      case .valid: accept(value, .valid(value))
      case .coerced(let other, let reason):
        accept(other, .coerced(other, proposed: value, because: reason))
      case .invalid(let reason): outcome = .invalid(value, reason)
      }
    }

    private mutating func accept(_ value: Value, _ outcome: Outcome) {
      accepted = value
      number += 1
      self.outcome = outcome
    }
  }

  private let state: MutableProperty<State>
  private let decide: @Sendable (Value) -> Decision

  /// The values accepted.
  public let property: Property<Value>

  /// The outcome of the last write.
  public let outcome: Property<Outcome>

  /// Creates a property.
  ///
  /// - Parameters:
  ///   - initial: The initial value, which is decided on as well. It is the value of the property even if it is rejected.
  ///   - decide: A closure that decides on a value.
  public convenience init(_ initial: Value, _ decide: @escaping @Sendable (_ proposed: Value) -> Decision) {
    self.init(initial, staysOnMain: false, decide)
  }

  init(_ initial: Value, staysOnMain: Bool, _ decide: @escaping @Sendable (_ proposed: Value) -> Decision) {
    var first = State(accepted: initial, outcome: .valid(initial))
    first.propose(initial, decide(initial))
    let state = MutableProperty(first, staysOnMain: staysOnMain)
    self.state = state
    self.decide = decide
    property = state.distinctUntilChanged(by: { $0.number == $1.number }).map(\.accepted)
    outcome = state.map(\.outcome)
  }

  /// Creates a property whose decision depends on another property.
  ///
  ///     enum Problem: Error { case different }
  ///     let password = MutableProperty("secret")
  ///     let again = ValidatingProperty("", with: password) { (text: String, password: String)
  ///       -> ValidatingProperty<String, Problem>.Decision in
  ///       text == password ? .valid : .invalid(.different)
  ///     }
  ///     again.value = "secret"
  ///     password.value = "other"
  ///     print(again.outcome.value.isInvalid)
  ///     // true
  ///
  /// When the other property changes, the last value written is decided on again, as a change of its own: an observer of the other property,
  /// and a transaction that writes it, still find the outcome before. Derive a property of both, with `combineLatest`, if they have to change
  /// together.
  ///
  /// - Parameters:
  ///   - initial: The initial value, which is decided on as well. It is the value of the property even if it is rejected.
  ///   - other: The other property, which this one keeps alive.
  ///   - decide: A closure that decides on a value and the value of the other property.
  public convenience init<Other: PropertyProtocol>(
    _ initial: Value,
    with other: Other,
    _ decide: @escaping @Sendable (_ proposed: Value, _ other: Other.Value) -> Decision
  ) {
    let other = other.property
    let stamp = other.node.currentState.stamp
    self.init(initial) { decide($0, other.value) }
    decideAgain(after: other, from: stamp)
  }

  /// Decides on the last value written again when another property changes.
  ///
  /// - Parameters:
  ///   - other: The other property, which this one keeps alive.
  ///   - stamp: The stamp that the other property had before the decision on the initial value.
  func decideAgain<Other: Sendable>(after other: Property<Other>, from stamp: UInt) {
    let node = other.node
    let isFirst = Atomic(true)
    // A decision of the main actor is released there, wherever the last property of this one goes.
    let changes = state.source.staysOnMain ? other.signal.erased.stayingOnMain : other.signal.erased
    state.lifetime += changes.subscribe { [weak state, decide] _ in
      // The decision on the initial value has seen the current value, unless another thread has changed it since.
      if isFirst.exchange(false, ordering: .relaxed), node.currentState.stamp == stamp { return }
      state?.modify { state in
        let proposed = state.outcome.proposed
        state.propose(proposed, decide(proposed))
      }
    }
  }

  /// The last value accepted. Writing proposes a value.
  public var value: Value {
    get { property.value }
    set { state.modify { [decide] in $0.propose(newValue, decide(newValue)) } }
  }
}

/// The decision of a ``ValidatingProperty`` on a value that is written.
public enum ValidationDecision<Value, Failure: Error> {
  /// Accepts the value.
  case valid
  /// Accepts another value in its place, and possibly tells why.
  case coerced(Value, because: Failure? = nil)
  /// Rejects the value. The property keeps the last one accepted.
  case invalid(Failure)
}

extension ValidationDecision: Sendable where Value: Sendable {}

/// The outcome of a write to a ``ValidatingProperty``.
public enum ValidationOutcome<Value, Failure: Error> {
  /// The value was accepted.
  case valid(Value)
  /// The first value was accepted in place of the proposed one.
  case coerced(Value, proposed: Value, because: Failure?)
  /// The value was rejected.
  case invalid(Value, Failure)

  /// A Boolean value that indicates whether the value was rejected.
  public var isInvalid: Bool {
    if case .invalid = self { true } else { false }
  }

  /// The value that was written.
  public var proposed: Value {
    switch self {
    case .valid(let value), .invalid(let value, _), .coerced(_, let value, _): value
    }
  }

  /// The reason for a rejection, or for a replacement if there is one.
  public var failure: Failure? {
    switch self {
    case .valid: nil
    case .coerced(_, _, let failure): failure
    case .invalid(_, let failure): failure
    }
  }
}

extension ValidationOutcome: Sendable where Value: Sendable {}
