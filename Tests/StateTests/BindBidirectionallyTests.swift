import _ReactiveSignalsAtomics
import _ReactiveSignalsShims
import TestSupport

@Suite(.withoutLeaks) struct BindBidirectionallyTests {
  @Test(
    "The left property takes the value of the right one, then each the writes of the other",
    .proves("B465")
  )
  func values() {
    let (field, name) = (MutableProperty("field"), MutableProperty("name"))
    let atField = field.signal.recorded().recorder
    let atName = name.signal.recorded().recorder
    field.bindBidirectionally(to: name)
    expectEqual(field.value, "name")
    name.value = "Ada"
    expectEqual(field.value, "Ada")
    field.value = "Grace"
    expectEqual(name.value, "Grace")
    expectEqual(atField.values, ["field", "name", "Ada", "Grace"])
    expectEqual(atName.values, ["name", "Ada", "Grace"])
  }

  @Test("A binding to a property with the same value writes nothing, whatever is bound to both")
  func bindingEqualProperties() {
    let properties = (0..<200).map { _ in MutableProperty(["same"]) }
    for property in properties { property.value = properties[0].value }
    let changes = Signal.merge(properties.map(\.changes)).recorded().recorder
    for index in properties.indices.dropLast() { properties[index] <~> properties[index + 1] }
    properties[199] <~> properties[0]
    let count = changes.values.count
    expectEqual(count, 0)
    properties[7].value = ["other"]
    expectEqual(changes.values.count, count + 200)
    #expect(properties.allSatisfy { $0.value == ["other"] })
  }

  @Test("Binding a property to itself changes nothing")
  func itself() {
    let property = MutableProperty(1)
    let recorder = property.signal.recorded().recorder
    property <~> property
    property.value = 2
    expectEqual(recorder.values, [1, 2])
  }

  @Test("The binding retains neither property, ends with either, and leaves nothing behind")
  func release() {
    let objects = Lifetimes()
    let kept = MutableProperty(objects.make(1))
    var bindings: [any Disposable] = []
    weak var weakly: MutableProperty<Tracked>?
    do {
      let (left, right) = (MutableProperty(objects.make(2)), MutableProperty(objects.make(3)))
      weakly = left
      bindings = [left <~> kept, kept <~> right]
      expectEqual(left.value.number, 3)
      left.value = objects.make(4)
      expectEqual(objects.live, 1)
    }
    #expect(weakly == nil)
    expectEqual(bindings.map(\.isDisposed), [true, true])
    kept.value = objects.make(5)
    expectEqual(objects.live, 1)
    for _ in 0..<100 { MutableProperty(kept.value) <~> kept }
    expectEqual(kept.value.number, 5)
  }

  @Test("A write that comes while equal properties are bound counts for both or for neither")
  func writeWhileBinding() {
    let pairs = (0..<2_000).map { _ in (left: MutableProperty(0), right: MutableProperty(0)) }
    let meeting = Meeting()
    onThreads(2) { thread in
      for (round, (left, right)) in pairs.enumerated() {
        meeting.wait(before: round)
        if thread == 0 {
          left <~> right
        } else {
          meeting.linger(round % 400)
          left.value = 1
        }
      }
    }
    #expect(pairs.allSatisfy { $0.left.value == $0.right.value })
  }

  /// Lets two threads begin each of many rounds at the same time.
  private final class Meeting: Sendable {
    private let arrivals = Atomic<Int>(0)

    func wait(before round: Int) {
      arrivals.add(1, ordering: .acquiringAndReleasing)
      while arrivals.load(ordering: .acquiring) < 2 * (round + 1) { rs_yield() }
    }

    /// Takes a time of its own, so that the rounds try each moment of what the other thread does.
    func linger(_ steps: Int) { for _ in 0..<steps { _ = arrivals.load(ordering: .acquiring) } }
  }

  @Test("Circles that threads bind, write and unbind concurrently end with one value")
  func convergingCircles() {
    for _ in 0..<50 {
      let properties = (0..<5).map { MutableProperty($0) }
      onThreads(4) { thread in
        for round in 0..<20 {
          let (left, right) = (properties[(thread + round) % 5], properties[(thread * 2 + round + 1) % 5])
          let binding = left <~> right
          properties[round % 5].value = 100 * thread + round
          properties[(round + 1) % 5].modify { $0 += 1 }
          binding.dispose()
        }
        properties[thread] <~> properties[thread + 1]
        for round in 0..<20 { properties[(thread + round) % 5].value = 1000 * thread + round }
      }
      let recorders = properties.map { $0.signal.recorded().recorder }
      expectEqual(Set(properties.map(\.value)).count, 1)
      for recorder in recorders { expectEqual(recorder.values, [properties[0].value]) }
    }
  }

  @Test(
    "The other end of a channel takes the value of a property, then each those of the other",
    .proves("B465")
  )
  func channel() {
    let property = MutableProperty("a")
    let view = Channel<String>()
    let shown = view.following.recorded().recorder
    let binding = view.leading <~> property
    property.value = "b"
    view.following.send("c")
    expectEqual(property.value, "c")
    expectEqual(shown.values, ["a", "b"])
    binding.dispose()
    property.value = "d"
    view.following.send("e")
    expectEqual(property.value, "d")
    expectEqual(shown.values, ["a", "b"])
  }

  @Test("A channel completes with the property that it is bound to, and does not retain it")
  func channelEnds() {
    var property: MutableProperty<Int>? = MutableProperty(1)
    weak let weakly = property
    let view = Channel<Int>()
    let shown = view.following.recorded().recorder
    let binding = property.map { view.leading.bindBidirectionally(to: $0) }
    property = nil
    #expect(weakly == nil)
    expectEqual(shown.events, [.next(1), .completed])
    withExtendedLifetime(binding) {}
  }

  @Test("With conversions, a value is written where it can be parsed, and what is being typed is left alone")
  func conversion() {
    let (field, price) = (MutableProperty(""), MutableProperty(1.5))
    let binding = field.bindBidirectionally(to: price, parse: { Double($0) }, format: { "\($0)" })
    expectEqual(field.value, "1.5")
    field.value = "2."
    expectEqual(price.value, 2)
    expectEqual(field.value, "2.")
    field.value = "2.x"
    expectEqual(price.value, 2)
    expectEqual(field.value, "2.x")
    price.value = 3
    expectEqual(field.value, "3.0")
    binding.dispose()
    price.value = 4
    field.value = "5"
    expectEqual(field.value, "5")
    expectEqual(price.value, 4)
  }

  @Test("A number that does not equal itself is written to the other side once")
  func conversionOfNaN() {
    let (field, price) = (MutableProperty(""), MutableProperty(1.5))
    let binding = field.bindBidirectionally(to: price, parse: { Double($0) }, format: { "\($0)" })
    field.value = "NaN"
    #expect(price.value.isNaN)
    expectEqual(field.value, "NaN")
    field.value = "2"
    price.value = .nan
    expectEqual(field.value, "nan")
    binding.dispose()
  }

  @Test("A write and its conversion are one change, and the conversion runs once for each")
  func oneChangeWithConversion() {
    let (field, price) = (MutableProperty("0"), MutableProperty(0))
    let formatted = Log<Int>()
    field.bindBidirectionally(
      to: price,
      parse: { Int($0) },
      format: {
        formatted.append($0)
        return "\($0)"
      }
    )
    let both = field.combineLatest(price).map { "\($0) \($1)" }.signal.recorded().recorder
    price.value = 1
    field.value = "02"
    price.modify { $0 += 1 }
    expectEqual(both.values, ["0 0", "1 1", "02 2", "3 3"])
    expectEqual(formatted.entries, [1, 3])
  }

  @Test("A value is converted again when another thread has written meanwhile, and counts for both sides")
  func conversionMeanwhile() {
    let (field, price) = (MutableProperty("0"), MutableProperty(0))
    let isFirst = Locked(true)
    field.bindBidirectionally(
      to: price,
      parse: { text in
        // The other thread writes between the conversion and the write that follows from it.
        if text == "1", isFirst.withLock({ exchange(&$0, with: false) }) {
          onThreads(1) { _ in price.value = 1 }
          onThreads(1) { _ in price.value = 5 }
        }
        return Int(text)
      },
      format: { "\($0)" }
    )
    field.value = "1"
    #expect(field.value == "1" && price.value == 1)
  }

  @Test("A binding with conversions retains neither property")
  func releaseOfConversion() {
    let field = MutableProperty("1")
    var number: MutableProperty<Int>? = MutableProperty(2)
    weak let released = number
    if let number { field.bindBidirectionally(to: number, parse: { Int($0) }, format: { "\($0)" }) }
    expectEqual(field.value, "2")
    number = nil
    #expect(released == nil)
    field.value = "3"
  }
}
