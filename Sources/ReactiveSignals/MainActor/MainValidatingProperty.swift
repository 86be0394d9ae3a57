/// A property of the main actor that accepts, replaces or rejects each value that is written to it.
///
///     enum Problem: Error { case tooLong }
///     let name = MainValidatingProperty("") { (text: String) -> ValidationDecision<String, Problem> in
///       text.count > 10 ? .invalid(.tooLong) : .valid
///     }
///     name.value = "Ada"
///     name.value = "Ada Lovelace"
///     print(name.value, name.outcome.value.isInvalid)
///     // Ada true
///
/// It behaves as ``ValidatingProperty``. Its closure may use the view model around it, and its values may be of any type.
///
/// ReactiveSwift: `ValidatingProperty`.
@MainActor
public final class MainValidatingProperty<Value, Failure: Error>: nonisolated MainPropertyProtocol {
  /// The decision on a value that is written.
  public typealias Decision = ValidationDecision<Value, Failure>

  /// The outcome of a write.
  public typealias Outcome = ValidationOutcome<Value, Failure>

  private let owner: OnMainOwner<ValidatingProperty<OnMain<Value>, Failure>>

  /// The values accepted.
  public let property: MainProperty<Value>

  /// The outcome of the last write.
  public let outcome: MainProperty<Outcome>

  /// Creates a property.
  ///
  /// - Parameters:
  ///   - initial: The initial value, which is decided on as well. It is the value of the property even if it is rejected.
  ///   - decide: A closure that decides on a value.
  public init(_ initial: Value, _ decide: @escaping (_ proposed: Value) -> Decision) {
    let validating = ValidatingProperty<OnMain<Value>, Failure>(
      OnMain(initial),
      staysOnMain: true,
      unisolated { decide($0.value).onMain }
    )
    owner = OnMainOwner(validating)
    property = MainProperty(validating.property)
    outcome = MainProperty(validating.outcome.map(unisolated { OnMain($0.mainOutcome()) }))
  }

  /// Creates a property whose decision depends on another property, as ``ValidatingProperty/init(_:with:_:)`` does.
  ///
  ///     enum Problem: Error { case different }
  ///     let password = MainMutableProperty("secret")
  ///     let again = MainValidatingProperty("", with: password) {
  ///       (text: String, password: String) -> ValidationDecision<String, Problem> in
  ///       text == password ? .valid : .invalid(.different)
  ///     }
  ///     again.value = "secret"
  ///     password.value = "other"
  ///     print(again.outcome.value.isInvalid)
  ///     // true
  ///
  /// - Parameters:
  ///   - initial: The initial value, which is decided on as well. It is the value of the property even if it is rejected.
  ///   - other: The other property, which this one keeps alive.
  ///   - decide: A closure that decides on a value and the value of the other property.
  public convenience init<Other: MainPropertyProtocol>(
    _ initial: Value,
    with other: Other,
    _ decide: @escaping (_ proposed: Value, _ other: Other.Value) -> Decision
  ) {
    let other = other.property
    let stamp = other.base.node.currentState.stamp
    self.init(initial) { decide($0, other.value) }
    owner.object.decideAgain(after: other.base, from: stamp)
  }

  /// The last value accepted. Writing proposes a value.
  public var value: Value {
    get { property.value }
    set { owner.object.value = OnMain(newValue) }
  }
}

extension ValidationDecision {
  fileprivate var onMain: ValidationDecision<OnMain<Value>, Failure> {
    switch self {
    case .valid: .valid
    case .coerced(let value, let reason): .coerced(OnMain(value), because: reason)
    case .invalid(let failure): .invalid(failure)
    }
  }
}

extension ValidationOutcome {
  fileprivate func mainOutcome<Content>() -> ValidationOutcome<Content, Failure>
  where Value == OnMain<Content> {
    switch self {
    case .valid(let value): .valid(value.value)
    case .coerced(let value, let proposed, let reason):
      .coerced(value.value, proposed: proposed.value, because: reason)
    case .invalid(let value, let failure): .invalid(value.value, failure)
    }
  }
}
