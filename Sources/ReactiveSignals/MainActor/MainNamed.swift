extension MainPropertyProtocol {
  /// Gives the property a name for the inspector, as ``PropertyProtocol/named(_:)`` does.
  ///
  /// - Parameter name: The name. The last one counts.
  /// - Returns: The property itself.
  @discardableResult
  public func named(_ name: @autoclosure () -> String) -> Self {
    property.base.named(name())
    return self
  }
}

extension MainCommand {
  /// Gives the command a name for the inspector, as ``Command/named(_:)`` does.
  ///
  /// - Parameter name: The name. The last one counts.
  /// - Returns: The command itself.
  @discardableResult
  public func named(_ name: @autoclosure () -> String) -> Self {
    command.named(name())
    return self
  }
}
