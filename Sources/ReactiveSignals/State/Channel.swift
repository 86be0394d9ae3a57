/// A two-way connection for values, with one end for each side.
///
///     let channel = Channel<String>()
///     channel.following.subscribe { print("view shows", $0) }
///     channel.leading.subscribe { print("model gets", $0) }
///     channel.leading.send("Ada")
///     channel.following.send("Grace")
///     // view shows Ada
///     // model gets Grace
///
/// A value sent to one end is delivered to the subscribers of the other. The ``leading`` end belongs to the side whose value
/// counts when the two sides are connected. A subscriber of ``following`` first receives the last value sent to `leading`. A
/// subscriber of `leading` receives the values sent from then on.
///
/// Completion sent to either end completes both. A late subscriber of `following` receives the last value before completion. When
/// both ends are released, they complete too.
///
/// To connect two channels, subscribe each of two ends to the other, and skip the first value in one direction:
///
///     model.following.subscribe(view.following)
///     view.following.skip(1).subscribe(model.following)
///
/// To give two properties one value, use ``MutableProperty/bindBidirectionally(to:)``.
///
/// RAC: `RACChannel`, which could fail. Here the failures of a signal are handled before it is connected.
public struct Channel<Value: Sendable>: Sendable {
  /// The end of the side whose value counts when the sides are connected.
  public let leading: ChannelTerminal<Value>
  /// The end of the other side.
  public let following: ChannelTerminal<Value>

  /// Creates a channel without a value.
  public init() {
    let toLeading = ReplaySubject<Value, Never>(capacity: .last(0))
    let toFollowing = ReplaySubject<Value, Never>(capacity: .last(1))
    leading = ChannelTerminal(receivingFrom: toLeading, sendingTo: toFollowing)
    following = ChannelTerminal(receivingFrom: toFollowing, sendingTo: toLeading)
  }
}
