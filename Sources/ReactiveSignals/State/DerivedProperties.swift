extension PropertyProtocol {
  /// Returns a property whose value is the result of `transform`.
  ///
  ///     let count = MutableProperty(2)
  ///     let isEven = count.map { $0.isMultiple(of: 2) }
  ///     count.value = 3
  ///     print(isEven.value)
  ///     // false
  ///
  /// - Parameter transform: A closure that returns the derived value. It runs on the thread that reads or publishes: once for each value of
  ///   this property that is read or published, for all readers and observers together. A thread that needs the value while another one
  ///   computes it runs the closure too.
  /// - Returns: A derived property.
  @_alwaysEmitIntoClient
  public func map<T: Sendable>(_ transform: @escaping @Sendable (Value) -> T) -> Property<T> {
    let input = property.node
    let node = DerivedNode<T>(InputLinks(input)) { moment, derive in
      // A published state is read in two steps, without a structure, the type of which unoptimized code would look up for each change.
      if case .published = moment {
        return derive(PropertyNode.Stamps(input.publishedStamp)) { transform(input.publishedValue) }
      }
      input.withState(at: moment) { state in
        derive(PropertyNode.Stamps(state.stamp)) { transform(state.value) }
      }
    }
    return Property(node, owner: property.owner)
  }

  /// Returns a property of the values of this property and another.
  ///
  ///     let width = MutableProperty(2), height = MutableProperty(3)
  ///     let area = width.combineLatest(height).map { $0 * $1 }
  ///     height.value = 5
  ///     print(area.value)
  ///     // 10
  ///
  /// Its observers receive one value for each change of either property. They also receive one value for a ``transaction(_:)``
  /// that writes both, and for a change of a source that both are derived from.
  ///
  /// - Complexity: Observing the result joins the networks of both properties. A write of either is then queued while observers
  ///   of the other receive a change.
  ///
  /// - Parameter other: The other property.
  /// - Returns: A derived property.
  @_alwaysEmitIntoClient
  public func combineLatest<Other: PropertyProtocol>(_ other: Other) -> Property<(Value, Other.Value)> {
    let (first, second) = (property.node, other.property.node)
    let node = DerivedNode<(Value, Other.Value)>(InputLinks(first, and: [second])) { moment, derive in
      let (first, second) = (first.state(at: moment), second.state(at: moment))
      derive(PropertyNode.Stamps(first.stamp, second.stamp)) { (first.value, second.value) }
    }
    return Property(node, owner: jointOwner(of: [property.owner, other.property.owner]))
  }

  /// Returns a property of the values of three properties, as a tuple of three.
  // For a closure of three parameters: `a.combineLatest(b).combineLatest(c).map { a, b, c in … }`.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func combineLatest<First: Sendable, Second: Sendable, Other: PropertyProtocol>(
    _ other: Other
  ) -> Property<(First, Second, Other.Value)> where Value == (First, Second) {
    let nested: Property<(Value, Other.Value)> = combineLatest(other)
    return nested.map { (values: (Value, Other.Value)) in (values.0.0, values.0.1, values.1) }
  }

  /// Returns a property with the value of the property that `transform` chooses.
  ///
  ///     let selected = MutableProperty(0)
  ///     let songs = [MutableProperty("Blue"), MutableProperty("River")]
  ///     let title = selected.flatMap { songs[$0] }
  ///     selected.value = 1
  ///     print(title.value)
  ///     // River
  ///
  /// Its observers receive a value when the chosen property changes and when another one is chosen. It completes when this property
  /// and the chosen one have completed.
  ///
  /// The result and its subscriptions hold the closure until this property has ended. A closure that holds this property, or one that is
  /// derived from it, keeps it alive until they are released.
  ///
  /// - Parameter transform: A closure that chooses a property for a value. It cannot choose the result of this method.
  /// - Returns: A derived property.
  @_alwaysEmitIntoClient
  public func flatMap<Inner: PropertyProtocol>(
    _ transform: @escaping @Sendable (Value) -> Inner
  ) -> Property<Inner.Value> {
    let chooser = PropertyChooser { (input: Value) in transform(input).property }
    let choices = PropertyChooser.Choices(of: chooser)
    let outer = map { choices.choice(for: $0) }
    let chosen = outer.node
    let links = InputLinks(chosen, choice: { chosen.state(at: $0).value })
    let node = DerivedNode<Inner.Value>(links) { moment, derive in
      let outer = chosen.state(at: moment)
      let inner = links.whileChoosing(at: moment) { outer.value.values.state(at: moment) }
      derive(PropertyNode.Stamps(outer.stamp, inner.stamp)) { inner.value }
    }
    return Property(node, owner: jointOwner(of: [outer.owner, chooser]))
  }

  /// Returns a property that changes only when `isSame` returns `false` for the old and the new value.
  ///
  /// Properties that are derived from the result are not computed for a value that is the same.
  ///
  /// - Parameter isSame: A closure that compares two values.
  /// - Returns: A derived property.
  @_alwaysEmitIntoClient
  public func distinctUntilChanged(
    by isSame: @escaping @Sendable (Value, Value) -> Bool
  ) -> Property<Value> {
    let input = property.node
    let node = DerivedNode<Value>(InputLinks(input), isSame: isSame) { moment, derive in
      let state = input.state(at: moment)
      derive(PropertyNode.Stamps(state.stamp)) { state.value }
    }
    return Property(node, owner: property.owner)
  }
}

extension PropertyProtocol where Value: Equatable {
  /// Returns a property that changes only when its value does. Writing an equal value notifies no observer, and computes no property that
  /// is derived from the result.
  ///
  ///     let volume = MutableProperty(5)
  ///     volume.distinctUntilChanged().changes.subscribe { print($0) }
  ///     volume.value = 5
  ///     volume.value = 6
  ///     // 6
  @_alwaysEmitIntoClient
  public func distinctUntilChanged() -> Property<Value> {
    distinctUntilChanged(by: ==)
  }
}

extension Property {
  /// Returns a property of what a function makes of the values of any number of properties. Variadic code is not specialized.
  @_alwaysEmitIntoClient
  static func combining<each Input: Sendable>(
    _ properties: repeat Property<each Input>,
    by transform: @escaping @Sendable (repeat each Input) -> Value
  ) -> Property {
    let nodes = (repeat (each properties).node)
    var inputs: [PropertyNode] = []
    var owners: [PropertyOwner?] = []
    for property in repeat each properties {
      inputs.append(property.node)
      owners.append(property.owner)
    }
    let node = DerivedNode<Value>(InputLinks(inputs[0], and: Array(inputs.dropFirst()))) { moment, derive in
      var stamps = PropertyNode.Stamps()
      var index = 0
      if case .published = moment {
        for node in repeat each nodes {
          stamps.set(node.publishedStamp, at: index)
          index += 1
        }
        return derive(stamps) { transform(repeat (each nodes).publishedValue) }
      }
      let states = (repeat (each nodes).state(at: moment))
      for state in repeat each states {
        stamps.set(state.stamp, at: index)
        index += 1
      }
      derive(stamps) { transform(repeat (each states).value) }
    }
    return Property(node, owner: jointOwner(of: owners))
  }

  /// Returns a property of the values of an array of properties, in their order.
  ///
  ///     let total = Property.combineLatest(prices).map { $0.reduce(0, +) }
  ///
  /// Its observers receive values as those of ``PropertyProtocol/combineLatest(_:)`` do.
  ///
  /// - Complexity: Each change is O(*n*) in the number of properties.
  ///
  /// - Parameter properties: The properties. For an empty array, the value is always an empty array.
  /// - Returns: A derived property.
  @_alwaysEmitIntoClient
  public static func combineLatest<P: PropertyProtocol>(_ properties: [P]) -> Property<[P.Value]>
  where Value == [P.Value] {
    combined(properties.map(\.property)) { $0 }
  }

  /// Returns a property of the results of `transform` for the values of an array of properties.
  @_alwaysEmitIntoClient
  static func combined<Part: Sendable>(
    _ properties: [Property<Part>],
    _ transform: @escaping @Sendable ([Part]) -> Value
  ) -> Property {
    guard !properties.isEmpty else { return Property(transform([])) }
    let nodes = properties.map(\.node)
    let node = DerivedNode<Value>(InputLinks(nodes[0], and: Array(nodes.dropFirst()))) { moment, derive in
      let states = nodes.map { $0.state(at: moment) }
      derive(PropertyNode.Stamps(0, 0, others: states.map(\.stamp))) { transform(states.map(\.value)) }
    }
    return Property(node, owner: jointOwner(of: properties.map(\.owner)))
  }
}
