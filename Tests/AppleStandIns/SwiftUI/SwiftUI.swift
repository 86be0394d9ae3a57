import _Concurrency
@_exported public import Foundation

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
  public typealias Body = Never
  public var body: Never { get }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
  public var body: Never { get }
}

@resultBuilder public struct ViewBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: View
  public static func buildBlock() -> EmptyView
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: View
  public static func buildBlock<each Content>(_ content: repeat each Content) -> TupleView<
    (repeat each Content)
  >
  where repeat each Content: View
  public static func buildIf<Content>(_ content: Content?) -> Content? where Content: View
}

@frozen public struct EmptyView: View {
  public init()
  public typealias Body = Never
  public var body: Never { get }
}

@frozen public struct TupleView<T>: View {
  public init(_ value: T)
  public typealias Body = Never
  public var body: Never { get }
}

@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
  typealias Content = _ViewModifier_Content<Self>
}

public struct _ViewModifier_Content<Modifier>: View where Modifier: ViewModifier {
  public typealias Body = Never
  public var body: Never { get }
}

@frozen public struct ModifiedContent<Content, Modifier> {
  public init(content: Content, modifier: Modifier)
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
  public var body: Never { get }
}

extension View {
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T>
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View
  nonisolated public func onChange<V>(of value: V, initial: Bool = false, _ action: @escaping () -> Void)
    -> some View
  where V: Equatable
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View
  nonisolated public func disabled(_ disabled: Bool) -> some View
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View
}

public protocol DynamicProperty {}

@frozen @propertyWrapper public struct State<Value>: DynamicProperty {
  public init(wrappedValue value: Value)
  public init(initialValue value: Value)
  public var wrappedValue: Value { get nonmutating set }
  public var projectedValue: Binding<Value> { get }
}

@frozen @propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  @preconcurrency public init(
    get: @escaping @isolated(any) @Sendable () -> Value,
    set: @escaping @isolated(any) @Sendable (Value) -> Void
  )
  @preconcurrency public init(
    get: @escaping @isolated(any) @Sendable () -> Value,
    set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  )
  public var wrappedValue: Value { get nonmutating set }
  public var projectedValue: Binding<Value> { get }
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    get
  }
  public func animation(_ animation: Animation? = .default) -> Binding<Value>
}

@frozen public struct Animation: Equatable, Sendable {
  public static let `default`: Animation
  public static func == (lhs: Animation, rhs: Animation) -> Bool
}

public struct Transaction {
  public init()
}

public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows
  -> Result

public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  public init(_ value: String)
  public init(stringLiteral value: String)
  public static func == (a: LocalizedStringKey, b: LocalizedStringKey) -> Bool
}

@frozen public struct Text: View, Equatable {
  @_disfavoredOverload public init<S>(_ content: S) where S: StringProtocol
  public init(_ key: LocalizedStringKey)
  public typealias Body = Never
  public var body: Never { get }
  public static func == (a: Text, b: Text) -> Bool
}

public struct TextField<Label>: View where Label: View {
  public typealias Body = Never
  public var body: Never { get }
}

extension TextField where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>)
}

public struct Toggle<Label>: View where Label: View {
  public typealias Body = Never
  public var body: Never { get }
}

extension Toggle where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>)
}

public struct Button<Label>: View where Label: View {
  public typealias Body = Never
  public var body: Never { get }
}

extension Button where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void)
}

public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
  public var data: Data
  public var content: (Data.Element) -> Content
}

public struct List<SelectionValue, Content>: View where SelectionValue: Hashable, Content: View {
  public typealias Body = Never
  public var body: Never { get }
}

extension ForEach: View where Content: View {
  public typealias Body = Never
  public var body: Never { get }
}

extension List where SelectionValue == Never {
  nonisolated public init<Data, ID, RowContent>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View
}

public struct Form<Content>: View where Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content)
  public typealias Body = Never
  public var body: Never { get }
}
