/// A two-way connection of the main actor for values of any type, with one end for each side.
///
///     let channel = MainChannel<String>()
///     channel.following.subscribe { print("view shows", $0) }
///     channel.leading.subscribe { print("model gets", $0) }
///     channel.leading.send("Ada")
///     channel.following.send("Grace")
///     // view shows Ada
///     // model gets Grace
///
/// It behaves as ``Channel``.
///
/// RAC: `RACChannel`.
@MainActor
public struct MainChannel<Value> {
  /// The end of the side whose value counts when the sides are connected.
  public let leading: MainChannelTerminal<Value>
  /// The end of the other side.
  public let following: MainChannelTerminal<Value>

  /// Creates a channel without a value.
  public init() {
    let channel = Channel<OnMain<Value>>()
    leading = MainChannelTerminal(channel.leading)
    following = MainChannelTerminal(channel.following)
  }
}

/// One end of a ``MainChannel``, or of a channel to a property of the main actor or to a control.
///
/// It behaves as ``ChannelTerminal``.
///
/// RAC: `RACChannelTerminal`.
@MainActor
public final class MainChannelTerminal<Value>: nonisolated MainSignalProtocol {
  public typealias Failure = Never

  let owner: OnMainOwner<ChannelTerminal<OnMain<Value>>>

  init(_ terminal: ChannelTerminal<OnMain<Value>>) { owner = OnMainOwner(terminal) }

  var terminal: ChannelTerminal<OnMain<Value>> { owner.object }

  /// The values that arrive from the other end.
  public var mainSignal: MainSignal<Value, Never> { MainSignal(owner.signal { $0 }) }

  /// Sends a value to the subscribers of the other end.
  public func send(_ value: Value) { terminal.send(OnMain(value)) }

  /// Completes both ends.
  public func complete() { terminal.complete() }

  /// Disposes `disposable` when the channel completes, or immediately if it has completed.
  public func add(_ disposable: any Disposable) { terminal.add(disposable) }

  /// Binds the other end of this channel and a property to each other, as ``ChannelTerminal/bindBidirectionally(to:)`` does.
  ///
  ///     let name = MainMutableProperty("Ada")
  ///     let field = MainChannel<String>()
  ///     field.following.subscribe { print("field shows", $0) }
  ///     field.leading.bindBidirectionally(to: name)
  ///     field.following.send("Grace")   // typed into the field
  ///     print(name.value)
  ///     // field shows Ada
  ///     // Grace
  ///
  /// - Parameter property: The property whose value counts first.
  /// - Returns: The binding. Disposing it ends it. Releasing it does not.
  @discardableResult
  public func bindBidirectionally(to property: MainMutableProperty<Value>) -> any Disposable {
    disposingOnMain(terminal.bindBidirectionally(to: property.stored))
  }
}

extension MainChannelTerminal where Value: Sendable {
  /// Binds the other end of this channel and a property that any thread may write to each other.
  ///
  /// A value that another thread writes comes onto the main actor with one hop. It behaves as `bindBidirectionally(to:)` with a property of
  /// the main actor otherwise.
  ///
  /// - Parameter property: The property whose value counts first.
  /// - Returns: The binding. Disposing it ends it. Releasing it does not.
  @discardableResult
  public func bindBidirectionally(to property: MutableProperty<Value>) -> any Disposable {
    let end = property.channel()
    let binding = CompoundDisposable()
    binding.add(mainSignal.signal.subscribeToNext(end))
    // A value of this end may have been written behind the one that has hopped, which would then be shown for good.
    binding.add(end.onMain().map { [weak property] value in property?.value ?? value }.subscribe(self))
    return binding
  }
}

extension MainMutableProperty {
  /// Returns a new end of a channel whose other end is this property, as ``MutableProperty/channel()`` does.
  ///
  ///     let name = MainMutableProperty("Ada")
  ///     let end = name.channel()
  ///     end.subscribe { print($0) }
  ///     name.value = "Grace"
  ///     end.send("Edsger")      // writes the property and is not sent back
  ///     // Ada
  ///     // Grace
  ///
  /// RAC: `RACKVOChannel`, `RACChannelTo`.
  ///
  /// - Returns: A terminal connected to this property.
  public func channel() -> MainChannelTerminal<Value> { MainChannelTerminal(stored.channel()) }

  /// Binds this property to one of another type, as ``MutableProperty/bindBidirectionally(to:parse:format:)`` does.
  ///
  ///     let price = MainMutableProperty(1.5), field = MainMutableProperty("")
  ///     field.bindBidirectionally(to: price, parse: { Double($0) }, format: { "\($0)" })
  ///     field.value = "2."        // being typed
  ///     print(price.value, field.value)
  ///     // 2.0 2.
  ///
  /// - Parameters:
  ///   - other: The property whose current value both take.
  ///   - parse: A function that returns the value that a value of this property stands for, or `nil`.
  ///   - format: A function that returns the value of this property for one of `other`.
  /// - Returns: The binding. Disposing it ends it. Releasing it does not.
  @discardableResult
  public func bindBidirectionally<Other: Equatable>(
    to other: MainMutableProperty<Other>,
    parse: @escaping (Value) -> Other?,
    format: @escaping (Other) -> Value
  ) -> any Disposable {
    disposingOnMain(
      stored.bind(
        to: other.stored,
        Conversion(
          parse: unisolated { parse($0.value).map { OnMain($0) } },
          format: unisolated { OnMain(format($0.value)) },
          areEqual: unisolated { standForEachOther($0.value, $1.value) }
        )
      )
    )
  }
}

extension MainSignalProtocol where Failure == Never {
  /// Sends the values of this signal to an end of a channel, and its completion, as ``SignalProtocol/subscribe(_:)`` does.
  ///
  /// - Parameter terminal: The end.
  /// - Returns: The subscription.
  @discardableResult
  public func subscribe(_ terminal: MainChannelTerminal<Value>) -> any Disposable {
    base.subscribe(terminal.terminal)
  }
}

/// Binds the other end of a channel and a property to each other, as
/// ``MainChannelTerminal/bindBidirectionally(to:)-(MainMutableProperty<Value>)`` does.
///
///     let name = MainMutableProperty("Ada")
///     let field = MainChannel<String>()
///     field.leading <~> name
///     field.following.send("Grace")
///     print(name.value)
///     // Grace
///
/// - Parameters:
///   - terminal: An end of the channel.
///   - property: The property whose value counts first.
/// - Returns: The binding. Disposing it ends it. Releasing it does not.
@MainActor
@discardableResult
public func <~> <Value>(
  terminal: MainChannelTerminal<Value>,
  property: MainMutableProperty<Value>
) -> any Disposable {
  terminal.bindBidirectionally(to: property)
}

/// Binds the other end of a channel and a property that any thread may write to each other.
///
///     let name = MutableProperty("Ada")
///     let field = MainChannel<String>()
///     field.leading <~> name
///     field.following.send("Grace")
///     print(name.value)
///     // Grace
///
/// - Parameters:
///   - terminal: An end of the channel.
///   - property: The property whose value counts first.
/// - Returns: The binding. Disposing it ends it. Releasing it does not.
@MainActor
@discardableResult
public func <~> <Value: Sendable>(
  terminal: MainChannelTerminal<Value>,
  property: MutableProperty<Value>
) -> any Disposable {
  terminal.bindBidirectionally(to: property)
}
