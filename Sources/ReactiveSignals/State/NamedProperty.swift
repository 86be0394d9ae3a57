extension PropertyProtocol {
  /// Gives the property a name for the inspector of `ReactiveSignalsInspector`.
  ///
  ///     let volume = MutableProperty(5).named("volume")
  ///     let isLoud = volume.map { $0 > 8 }.named("isLoud")
  ///     print(isLoud.value)
  ///     // false
  ///
  /// Without a name, the inspector shows the line that has made the property, on systems where that is known. The name is not kept
  /// while no inspector runs, and costs nothing then. Reads and writes never look at it.
  ///
  /// - Parameter name: The name. The last one counts.
  /// - Returns: The property itself.
  @discardableResult
  public func named(_ name: @autoclosure () -> String) -> Self {
    property.node.inspected?.name = name()
    return self
  }
}

extension Command {
  /// Gives the command a name for the inspector of `ReactiveSignalsInspector`.
  ///
  ///     let save = Command<Int, Int, Never> { .just($0) }.named("save")
  ///     print(save.isEnabled.value)
  ///     // true
  ///
  /// It behaves as ``PropertyProtocol/named(_:)``.
  ///
  /// - Parameter name: The name. The last one counts.
  /// - Returns: The command itself.
  @discardableResult
  public func named(_ name: @autoclosure () -> String) -> Self {
    status.running.inspected?.name = name()
    return self
  }
}
