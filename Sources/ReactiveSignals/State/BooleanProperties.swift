extension PropertyProtocol where Value == Bool {
  /// Returns a property of the negation of this one.
  ///
  ///     let isHidden = MutableProperty(true)
  ///     let isVisible = isHidden.not()
  ///     isHidden.value = false
  ///     print(isVisible.value)
  ///     // true
  ///
  /// - Returns: A derived property.
  @_alwaysEmitIntoClient
  public func not() -> Property<Bool> { map { !$0 } }

  /// Returns a property that is `true` while this one and another are.
  ///
  ///     let hasName = MutableProperty(true), isOnline = MutableProperty(false)
  ///     let canSend = hasName.and(isOnline)
  ///     isOnline.value = true
  ///     print(canSend.value)
  ///     // true
  ///
  /// Its observers receive a value for each change of either property, as those of ``combineLatest(_:)`` do.
  /// ``distinctUntilChanged()`` leaves out those that are the same as before.
  ///
  /// - Parameter other: The other property.
  /// - Returns: A derived property.
  @_alwaysEmitIntoClient
  public func and(_ other: some PropertyProtocol<Bool>) -> Property<Bool> {
    combineLatest(other).map { $0 && $1 }
  }

  /// Returns a property that is `true` while this one or another is.
  ///
  ///     let isLoading = MutableProperty(false), isSaving = MutableProperty(true)
  ///     let isBusy = isLoading.or(isSaving)
  ///     print(isBusy.value)
  ///     // true
  ///
  /// It behaves as ``and(_:)`` otherwise.
  ///
  /// - Parameter other: The other property.
  /// - Returns: A derived property.
  @_alwaysEmitIntoClient
  public func or(_ other: some PropertyProtocol<Bool>) -> Property<Bool> {
    combineLatest(other).map { $0 || $1 }
  }
}

extension Property where Value == Bool {
  /// Returns a property that is `true` while all of the properties are.
  ///
  ///     let form = (name: MutableProperty(true), mail: MutableProperty(false), terms: MutableProperty(true))
  ///     let isValid = Property.all([form.name, form.mail, form.terms])
  ///     form.mail.value = true
  ///     print(isValid.value)
  ///     // true
  ///
  /// Without properties it is `true`. It behaves as ``PropertyProtocol/and(_:)`` otherwise.
  ///
  /// - Parameter properties: The properties, of any kinds.
  /// - Returns: A derived property.
  /// - Complexity: Each change is O(*n*) in the number of properties.
  @_alwaysEmitIntoClient
  public static func all(_ properties: [any PropertyProtocol<Bool>]) -> Property<Bool> {
    Property<[Bool]>.combineLatest(properties.map { $0.property }).map { !$0.contains(false) }
  }

  /// Returns a property that is `true` while any of the properties is.
  ///
  ///     let tasks = [MutableProperty(false), MutableProperty(false)]
  ///     let isBusy = Property.any(tasks)
  ///     tasks[1].value = true
  ///     print(isBusy.value)
  ///     // true
  ///
  /// Without properties it is `false`. It behaves as ``PropertyProtocol/or(_:)`` otherwise.
  ///
  /// - Parameter properties: The properties, of any kinds.
  /// - Returns: A derived property.
  /// - Complexity: Each change is O(*n*) in the number of properties.
  @_alwaysEmitIntoClient
  public static func any(_ properties: [any PropertyProtocol<Bool>]) -> Property<Bool> {
    Property<[Bool]>.combineLatest(properties.map { $0.property }).map { $0.contains(true) }
  }
}

extension PropertyProtocol {
  /// Returns a property of pairs: the first values of this property and another, then their second values, and so on.
  ///
  ///     let question = MutableProperty("1 + 1"), answer = MutableProperty("2")
  ///     let both = question.zip(answer)
  ///     question.value = "2 + 2"
  ///     print(both.value)
  ///     answer.value = "4"
  ///     print(both.value)
  ///     // ("1 + 1", "2")
  ///     // ("2 + 2", "4")
  ///
  /// A value waits until the other property has changed as often. So the property keeps the values that wait, without a limit. In
  /// contrast to derived properties it subscribes immediately, and its value is the last pair that has been published. It keeps both
  /// properties alive. For the latest values of both, use ``combineLatest(_:)``.
  ///
  /// - Parameter other: The other property.
  /// - Returns: A property of pairs.
  public func zip<Other: PropertyProtocol>(_ other: Other) -> Property<(Value, Other.Value)> {
    let (first, second) = (property, other.property)
    let pairs = first.signal.zip(second.signal).map { pair in
      withExtendedLifetime((first, second)) { pair }
    }
    return Property(initial: (first.value, second.value), then: pairs)
  }
}
