import TestSupport

@Suite(.withoutLeaks) struct PropertyChannelTests {
  @Test("An end starts with the current value, then sends changes, and writes sent values", .proves("B461"))
  func values() {
    let property = MutableProperty(1)
    let end = property.channel()
    let recorder = end.recorded().recorder
    property.value = 2
    end.send(3)
    expectEqual(property.value, 3)
    property.value = 4
    expectEqual(recorder.values, [1, 2, 4])
  }

  @Test("A value sent to an end is delivered by every other end, but not by itself", .proves("B462"))
  func echo() {
    let property = MutableProperty(0)
    let (first, second) = (property.channel(), property.channel())
    let atFirst = first.recorded().recorder
    let atSecond = second.recorded().recorder
    let observer = property.signal.recorded().recorder
    first.send(1)
    second.send(2)
    expectEqual(atFirst.values, [0, 2])
    expectEqual(atSecond.values, [0, 1])
    expectEqual(observer.values, [0, 1, 2])
    expectEqual(first.recorded().recorder.values, [2])
    expectEqual(second.recorded().recorder.values, [2])
  }

  @Test("An end does not retain the property, and completes when it is released", .proves("B463"))
  func release() {
    var property: MutableProperty? = MutableProperty(1)
    weak let weakly = property
    let end = property?.channel()
    let recorder = end?.recorded().recorder
    let source = Subject<Int, Never>()
    let feeding = end.map { source.subscribe($0) }
    source.send(2)
    property = nil
    #expect(weakly == nil)
    expectEqual(recorder?.events, [.next(1), .completed])
    expectEqual(feeding?.isDisposed, true)
    end?.send(3)
  }

  @Test("Completing an end ends the channel and leaves the property unchanged")
  func completion() {
    let property = MutableProperty(1)
    let end = property.channel()
    let recorder = end.recorded().recorder
    let source = Subject<Int, Never>()
    source.subscribe(end)
    source.complete()
    end.send(2)
    property.value = 3
    expectEqual(recorder.events, [.next(1), .completed])
    expectEqual(property.value, 3)
    #expect(end.recorded().recorder.isCompleted)
  }

  @Test(
    "A bound property gives its value to the other end, whichever end is bound",
    arguments: [true, false]
  )
  func firstValue(isFollowing: Bool) {
    let channel = Channel<String>()
    channel.leading.send("old")
    let property = MutableProperty("new")
    let (bound, other) =
      isFollowing ? (channel.following, channel.leading) : (channel.leading, channel.following)
    let recorder = other.recorded().recorder
    bound.bindBidirectionally(to: property)
    expectEqual(property.value, "new")
    expectEqual(recorder.values.last, "new")
    other.send("other")
    expectEqual(property.value, "other")
    property.value = "newer"
    expectEqual(recorder.values.last, "newer")
  }

  @Test("A connected property and channel do not echo", .proves("B405"))
  func connected() {
    let property = MutableProperty("model")
    let field = Channel<String>()
    let end = property.channel()
    field.leading.send("field")
    let shown = field.leading.recorded().recorder
    let observer = property.signal.recorded().recorder
    end.subscribe(field.following)
    field.following.skip(1).subscribe(end)
    field.leading.send("typed")
    property.value = "set"
    expectEqual(shown.values, ["model", "set"])
    expectEqual(observer.values, ["model", "typed", "set"])
  }
}
