// ReactiveSwift's `Property(mutable)` is a view that follows. As a constant whose value is the property, it would compile and never change.
// The compiler prefers a call that is available, so that the initializer cannot be refused. It follows, and a warning names `property`.

@_documentation(visibility: internal)
extension Property {
  /// Creates a view of a property: its `property`.
  @available(*, deprecated, message: "Write 'property' behind the property, as in 'count.property'.")
  public init<Source: PropertyProtocol>(_ property: Source) where Source.Value == Value {
    self = property.property
  }
}

@_documentation(visibility: internal)
extension MainProperty {
  /// Creates a view of a property: its `property`.
  @available(*, deprecated, message: "Write 'property' behind the property, as in 'count.property'.")
  public init<Source: MainPropertyProtocol>(_ property: Source) where Source.Value == Value {
    self = property.property
  }
}
