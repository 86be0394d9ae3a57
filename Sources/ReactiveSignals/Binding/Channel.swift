/// A pipe for values that go both ways, with an end for each side.
///
///     let channel = Channel<String>()
///     channel.following.subscribe { print("view shows", $0) }
///     channel.leading.subscribe { print("model gets", $0) }
///     channel.leading.send("Ada")
///     channel.following.send("Grace")
///     // view shows Ada
///     // model gets Grace
///
/// What is sent to one end goes to those who are subscribed to the other. The ``leading`` end belongs to the
/// side whose values count when the two are connected: who subscribes to ``following`` gets first the value that was sent last to
/// `leading`; who subscribes to `leading` gets what is sent from then on.
///
/// Completion, sent to either end, completes both, also for those who subscribe later; a late subscriber of `following` gets the
/// last value before. When both ends are released they complete too.
///
/// To connect two channels, subscribe each of two ends to the other, and leave out what the second has to begin with:
///
///     model.following.subscribe(view.following)
///     view.following.skip(1).subscribe(model.following)
///
/// To keep two properties the same, bind them: ``MutableProperty/bindBidirectionally(to:)``.
///
/// RAC: `RACChannel`. It could fail; here, say before what becomes of failures.
public struct Channel<Value: Sendable>: Sendable {
  /// The end of the side whose values count at first.
  public let leading: ChannelTerminal<Value>
  /// The end of the other side.
  public let following: ChannelTerminal<Value>

  /// A channel that nothing has been sent to.
  public init() {
    let toLeading = ReplaySubject<Value, Never>(capacity: .last(0))
    let toFollowing = ReplaySubject<Value, Never>(capacity: .last(1))
    leading = ChannelTerminal(gives: toLeading, takes: toFollowing)
    following = ChannelTerminal(gives: toFollowing, takes: toLeading)
  }
}
