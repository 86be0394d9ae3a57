/// The closure of a `flatMap`, and the owner of the property that it has chosen last.
///
/// The derived property owns it, and keeps the chosen property alive in this way. ``PropertyChooser/Choices`` have it until the outer property has
/// ended.
@usableFromInline
final class PropertyChooser<Input: Sendable, Value: Sendable>: Sendable {
  @usableFromInline let choose: @Sendable (Input) -> Property<Value>
  @usableFromInline let lastOwner = Locked<PropertyOwner?>(nil)

  @inlinable
  init(_ choose: @escaping @Sendable (Input) -> Property<Value>) { self.choose = choose }
}

extension PropertyChooser {
  /// The choices of a `flatMap`, to which its node refers.
  ///
  /// The chosen property refers to that node while it is observed. The closure may own the chosen property. So it is released when the outer
  /// property has ended, and the last choice stays.
  @usableFromInline
  final class Choices: Sendable {
    @usableFromInline
    enum State: Sendable {
      case open(PropertyChooser<Input, Value>)
      case over(Choice)
    }

    @usableFromInline let state: Locked<State>

    @inlinable
    init(of chooser: PropertyChooser<Input, Value>) { state = Locked(.open(chooser)) }

    @inlinable
    func choice(for input: Input) -> Choice {
      switch state.withLock({ $0 }) {
      case .open(let chooser): PropertyChooser.Choice(chooser.choose(input), of: self)
      case .over(let choice): choice
      }
    }
  }
}

extension PropertyChooser {
  /// The property that `flatMap` has chosen, and its owner until the outer property has ended.
  @usableFromInline
  final class Choice: InputLinks.Choice {
    @usableFromInline let values: ValueNode<Value>
    @usableFromInline let owner: TakeOnce<(PropertyOwner?, of: Choices)>

    @inlinable
    init(_ property: Property<Value>, of choices: Choices) {
      values = property.node
      owner = TakeOnce((property.owner, choices))
    }

    @usableFromInline var node: PropertyNode { values }

    @usableFromInline
    func releaseOwner() {
      guard let (owner, choices) = owner.take() else { return }
      // Released outside the lock.
      let former = choices.state.withLock { state in
        defer { state = .over(self) }
        return state
      }
      if case .open(let chooser) = former { chooser.lastOwner.withLock { $0 = owner } }
    }
  }
}
