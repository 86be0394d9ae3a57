import TestSupport

@Suite(.withoutLeaks) struct ChannelTests {
  @Test("A value sent to one end goes to the subscribers of the other", .proves("B400"))
  func otherEnd() {
    let channel = Channel<Int>()
    let leading = channel.leading.recorded().recorder
    let following = channel.following.recorded().recorder
    channel.leading.send(1)
    channel.following.send(2)
    expectEqual(leading.events, [.next(2)])
    expectEqual(following.events, [.next(1)])
  }

  @Test("A subscriber of following gets the last value first, one of leading later values", .proves("B401"))
  func replay() {
    let channel = Channel<Int>()
    channel.leading.send(1)
    channel.leading.send(2)
    channel.following.send(3)
    expectEqual(channel.following.recorded().recorder.values, [2])
    expectEqual(channel.leading.recorded().recorder.values, [])
  }

  @Test("Completing an end completes both, also for later ones", .proves("B402", "B403"), arguments: [0, 1])
  func completion(end: Int) {
    let channel = Channel<Int>()
    let leading = channel.leading.recorded().recorder
    let following = channel.following.recorded().recorder
    channel.leading.send(1)
    [channel.leading, channel.following][end].complete()
    channel.leading.send(2)
    channel.following.send(3)
    expectEqual(leading.events, [.completed])
    expectEqual(following.events, [.next(1), .completed])
    expectEqual(channel.leading.recorded().recorder.events, [.completed])
    expectEqual(channel.following.recorded().recorder.events, [.next(1), .completed])
  }

  @Test("A channel is released with its ends, and its subscribers complete", .proves("B404"))
  func release() {
    let objects = Lifetimes()
    var channel: Channel<Tracked>? = Channel()
    let leading = channel?.leading.recorded().recorder
    var end = channel?.following
    channel?.leading.send(objects.make())
    channel = nil
    expectEqual(leading?.isTerminated, false)
    expectEqual(objects.live, 1)
    end?.send(objects.make())
    end = nil
    expectEqual(leading?.isCompleted, true)
    expectEqual(leading?.values.count, 1)
    expectEqual(objects.live, 1)
  }

  @Test("Subscriptions that feed an end are disposed when the channel completes", .proves("B404"))
  func upstreams() {
    let channel = Channel<Int>()
    let source = Subject<Int, Never>()
    let subscription = source.subscribe(channel.following)
    let second = source.subscribe(channel.leading)
    channel.leading.complete()
    #expect(subscription.isDisposed && second.isDisposed)
    #expect(source.subscribe(channel.leading).isDisposed)
  }

  @Test("Of two connected channels one sends the first value, and no value is sent back", .proves("B405"))
  func connected() {
    let model = Channel<Int>()
    let view = Channel<Int>()
    model.leading.send(1)
    view.leading.send(9)
    let bindings = CompoundDisposable()
    model.following.subscribe(view.following).store(in: bindings)
    view.following.skip(1).subscribe(model.following).store(in: bindings)
    let inModel = model.leading.recorded().recorder
    let inView = view.leading.recorded().recorder
    model.leading.send(2)
    view.leading.send(3)
    expectEqual(inModel.values, [3])
    expectEqual(inView.values, [2])
    bindings.dispose()
    model.leading.send(4)
    expectEqual(inView.values, [2])
  }

  @Test("Both ends may be sent to from any thread")
  func threads() {
    let channel = Channel<Int>()
    let leading = channel.leading.recorded().recorder
    let following = channel.following.recorded().recorder
    onThreads(4) { thread in
      for number in 0..<200 { (thread < 2 ? channel.leading : channel.following).send(number) }
    }
    expectEqual(leading.values.count, 400)
    expectEqual(following.values.count, 400)
  }
}
