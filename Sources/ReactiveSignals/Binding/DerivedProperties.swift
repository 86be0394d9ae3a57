extension PropertyProtocol {
  /// A property whose value is made of this one's.
  ///
  ///     let count = MutableProperty(2)
  ///     let isEven = count.map { $0.isMultiple(of: 2) }
  ///     count.value = 3
  ///     print(isEven.value)
  ///     // false
  ///
  /// `transform` runs once for each value that is asked for or told, on the thread that does.
  @inlinable
  public func map<T: Sendable>(_ transform: @escaping @Sendable (Value) -> T) -> Property<T> {
    let input = property.node
    let node = DerivedNode<T>(from: [input], hub: PropertyHub()) { moment in
      let state = input.state(at: moment)
      return .init(stamps: [state.stamp]) { transform(state.value) }
    }
    return Property(node, owners: property.owners)
  }

  /// A property of the values of both.
  ///
  ///     let width = MutableProperty(2), height = MutableProperty(3)
  ///     let area = width.combineLatest(height).map { $0 * $1 }
  ///     height.value = 5
  ///     print(area.value)
  ///     // 10
  ///
  /// Its observers are told once for each change of either, or of both in one ``transaction(_:)``, or of something both are
  /// derived from.
  ///
  /// - Complexity: as what is combined is observed, their networks become one: writes of either then wait
  ///   their turn while observers of the other are being told.
  @inlinable
  public func combineLatest<Other: PropertyProtocol>(_ other: Other) -> Property<(Value, Other.Value)> {
    let (first, second) = (property.node, other.property.node)
    let node = DerivedNode<(Value, Other.Value)>(from: [first, second], hub: PropertyHub()) { moment in
      let (first, second) = (first.state(at: moment), second.state(at: moment))
      return .init(stamps: [first.stamp, second.stamp]) { (first.value, second.value) }
    }
    return Property(node, owners: property.owners + other.property.owners)
  }

  /// A property that is, at any time, the one that `transform` makes of this one's value.
  ///
  ///     let selected = MutableProperty(0)
  ///     let songs = [MutableProperty("Blue"), MutableProperty("River")]
  ///     let title = selected.flatMap { songs[$0] }
  ///     selected.value = 1
  ///     print(title.value)
  ///     // River
  ///
  /// Observers are told when the chosen property changes, or another is chosen; of the others' changes they hear
  /// nothing. It completes when this one and the chosen one have.
  @inlinable
  public func flatMap<Inner: PropertyProtocol>(
    _ transform: @escaping @Sendable (Value) -> Inner
  ) -> Property<Inner.Value> {
    let outer = map { ChosenProperty(transform($0).property) }
    let chosen = outer.node
    let node = DerivedNode<Inner.Value>(
      from: [chosen],
      hub: PropertyHub(),
      choice: { chosen.state(at: $0).value }
    ) {
      moment in
      let outer = chosen.state(at: moment)
      let inner = outer.value.values.state(at: moment)
      return .init(stamps: [outer.stamp, inner.stamp]) { inner.value }
    }
    return Property(node, owners: outer.owners)
  }

  /// A property that changes only when `isSame` says that the new value is not the old one.
  @inlinable
  public func distinctUntilChanged(
    by isSame: @escaping @Sendable (Value, Value) -> Bool
  ) -> Property<Value> {
    let input = property.node
    let node = DerivedNode<Value>(from: [input], hub: PropertyHub(), isSame: isSame) { moment in
      let state = input.state(at: moment)
      return .init(stamps: [state.stamp]) { state.value }
    }
    return Property(node, owners: property.owners)
  }
}

extension PropertyProtocol where Value: Equatable {
  /// A property that changes only when its value does: writing an equal value tells nobody.
  ///
  ///     let volume = MutableProperty(5)
  ///     volume.distinctUntilChanged().changes.subscribe { print($0) }
  ///     volume.value = 5
  ///     volume.value = 6
  ///     // 6
  @inlinable
  public func distinctUntilChanged() -> Property<Value> {
    distinctUntilChanged(by: ==)
  }
}

extension Property {
  /// A property of the values of any number of properties, of whatever types, as a tuple.
  ///
  ///     let area = Property.combineLatest(width, height, depth).map { $0 * $1 * $2 }
  ///
  /// In everything else as ``PropertyProtocol/combineLatest(_:)``.
  @inlinable
  public static func combineLatest<each P: PropertyProtocol>(
    _ properties: repeat each P
  ) -> Property<(repeat (each P).Value)> where Value == (repeat (each P).Value) {
    let nodes = (repeat (each properties).property.node)
    var inputs: [any PropertyNode] = []
    var owners: [any Sendable & AnyObject] = []
    for property in repeat each properties {
      inputs.append(property.property.node)
      owners += property.property.owners
    }
    precondition(!inputs.isEmpty, "Can't combine no properties at all")
    let node = DerivedNode<Value>(from: inputs, hub: PropertyHub()) { moment in
      let states = (repeat (each nodes).state(at: moment))
      var stamps: [UInt] = []
      for state in repeat each states { stamps.append(state.stamp) }
      return .init(stamps: stamps) { (repeat (each states).value) }
    }
    return Property(node, owners: owners)
  }

  /// A property of the values of all `properties`, in their order; of no properties it is always empty.
  ///
  ///     let total = Property.combineLatest(prices).map { $0.reduce(0, +) }
  ///
  /// In everything else as ``PropertyProtocol/combineLatest(_:)``.
  ///
  /// - Complexity: each change costs O(*n*).
  @inlinable
  public static func combineLatest<P: PropertyProtocol>(_ properties: [P]) -> Property<[P.Value]>
  where Value == [P.Value] {
    guard !properties.isEmpty else { return Property([]) }
    let nodes = properties.map(\.property.node)
    let node = DerivedNode<[P.Value]>(from: nodes, hub: PropertyHub()) { moment in
      let states = nodes.map { $0.state(at: moment) }
      return .init(stamps: states.map(\.stamp)) { states.map(\.value) }
    }
    return Property(node, owners: properties.flatMap(\.property.owners))
  }
}
