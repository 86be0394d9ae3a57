import _ReactiveSignalsAtomics
import TestSupport

@Suite(.withoutLeaks) struct PropertyTests {
  @Test("The value is the last one written, and the signal sends the current value and every change")
  func values() {
    let property = MutableProperty(1)
    let recorder = property.signal.recorded().recorder
    property.value = 2
    property.value = 2
    property.modify { $0 += 1 }
    expectEqual(property.value, 3)
    expectEqual(recorder.values, [1, 2, 2, 3])
    expectEqual(property.withValue { $0 * 2 }, 6)
  }

  @Test("A property of a property follows it, as in ReactiveSwift")
  func propertyOfProperty() {
    let count = MutableProperty(1)
    let recorder = (Views() as any ViewMaking).view(of: count).signal.recorded().recorder
    count.value = 2
    expectEqual(recorder.values, [1, 2])
    let constant: Property<MutableProperty<Int>> = Property(count)
    #expect(constant.value === count)
  }

  @Test("A closure of three parameters takes the values of three combined properties")
  func three() {
    let (a, b, c) = (MutableProperty(1), MutableProperty("b"), MutableProperty(true))
    let text = a.combineLatest(b).combineLatest(c).map { number, text, isShown in
      isShown ? "\(number)\(text)" : ""
    }
    expectEqual(text.value, "1b")
    transaction {
      a.value = 2
      c.value = false
    }
    expectEqual(text.value, "")
    c.value = true
    expectEqual(text.value, "2b")
  }

  @Test("The signal of changes leaves out the current value")
  func changes() {
    let property = MutableProperty(1)
    let recorder = property.changes.recorded().recorder
    property.value = 2
    expectEqual(recorder.values, [2])
  }

  @Test("Many re-entrant writes take constant stack")
  func constantStack() {
    let property = MutableProperty(0)
    let observer = property.signal.subscribe { if $0 < 20_000 { property.value = $0 + 1 } }
    expectEqual(property.value, 20_000)
    observer.dispose()
  }

  @Test("A composed property has a value without observers, and computes it once for each change")
  func lazyValue() {
    let property = MutableProperty(2)
    let runs = Atomic(0)
    let squared = property.map { value in
      runs.add(1, ordering: .relaxed)
      return value * value
    }
    expectEqual(runs.load(ordering: .relaxed), 0)
    for _ in 1...10 { expectEqual(squared.value, 4) }
    // Other tests write to their properties meanwhile.
    expectEqual(runs.load(ordering: .relaxed), 1)
    let recorder = squared.signal.recorded().recorder
    let second = squared.map { $0 + 1 }.signal.recorded().recorder
    property.value = 3
    expectEqual(squared.value, 9)
    expectEqual(runs.load(ordering: .relaxed), 2)
    expectEqual(recorder.values, [4, 9])
    expectEqual(second.values, [5, 10])
  }

  @Test("A diamond of sixty layers delivers once and takes linear time and memory", arguments: [5, 60])
  func deepDiamond(layers: Int) {
    let source = MutableProperty(1)
    var layer = source.map { $0 }
    for _ in 0..<layers { layer = layer.combineLatest(layer.map { -$0 }).map { $0 - $1 } }
    let factor = 1 << layers
    expectEqual(layer.value, factor)
    let recorder = layer.signal.recorded().recorder
    source.value = 3
    source.value = 5
    expectEqual(recorder.values, [factor, 3 * factor, 5 * factor])
    expectEqual(layer.value, 5 * factor)
  }

  @Test("A transaction that throws keeps and delivers its earlier writes")
  func throwingTransaction() {
    let property = MutableProperty(0)
    let recorder = property.signal.recorded().recorder
    #expect(throws: TestFailure.self) {
      try transaction { () throws(TestFailure) in
        property.value = 1
        throw TestFailure.one
      }
    }
    expectEqual(recorder.values, [0, 1])
  }

  @Test("Any number of properties can be combined, of different types or in arrays")
  func arities() {
    let a = MutableProperty(1)
    let b = MutableProperty("b")
    let c = MutableProperty(true)
    let three = Property.combineLatest(a, b, c)
    let recorder = three.signal.recorded().recorder
    c.value = false
    #expect(three.value == (1, "b", false))
    expectEqual(recorder.values.count, 2)

    let five = Property.combineLatest(a, b, c, b, a).map { "\($0)\($1)\($2)\($3)\($4)" }
    let eight = Property.combineLatest(a, a, a, a, a, a, b, c).map { "\($0)\($5)\($6)\($7)" }
    let nine = Property.combineLatest(a, a, a, a, a, a, a, b, c).map { "\($0)\($6)\($7)\($8)" }
    let texts = [five, eight, nine].map { $0.signal.recorded().recorder }
    transaction {
      a.value = 2
      b.value = "B"
    }
    expectEqual(
      texts.map(\.values),
      [["1bfalseb1", "2BfalseB2"], ["11bfalse", "22Bfalse"], ["11bfalse", "22Bfalse"]]
    )

    let many = (0..<5).map { MutableProperty($0) }
    let all = Property.combineLatest(many)
    let sums = all.map { $0.reduce(0, +) }.signal.recorded().recorder
    transaction { for property in many { property.value += 1 } }
    expectEqual(all.value, [1, 2, 3, 4, 5])
    expectEqual(sums.values, [10, 15])
    expectEqual(Property.combineLatest([MutableProperty<Int>]()).value, [])
  }

  @Test("flatMap releases properties that its closure alone owns with the outer property")
  func flatMapOwnedByClosure() {
    var source: MutableProperty? = MutableProperty(0)
    var songs: [MutableProperty<String>]? = [MutableProperty("Blue"), MutableProperty("River")]
    weak let river = songs?[1]
    let recorder = source.flatMap { source in
      songs.map { songs in source.flatMap { songs[$0] }.signal.recorded().recorder }
    }
    songs = nil
    source?.value = 1
    river?.value = "Creek"
    source = nil
    #expect(river == nil)
    let events: [Event<String, Never>] = [.next("Blue"), .next("River"), .next("Creek"), .completed]
    expectEqual(recorder?.events, events)
  }

  @Test("A property made with flatMap keeps the last chosen property alive", arguments: [false, true])
  func flatMapOfEndedProperty(isMadeByClosure: Bool) {
    let words = Subject<String, Never>()
    let chapters = [1, 2].map { Property(initial: "chapter \($0)", then: words) }
    let number = Property(initial: 0, then: Signal.just(1))
    var word: Property? = number.flatMap {
      isMadeByClosure ? Property(initial: "chapter \($0 + 1)", then: words) : chapters[$0]
    }
    let signal = word?.signal
    let recorder = signal?.recorded().recorder
    words.send("the")
    expectEqual(word?.value, "the")
    expectEqual(recorder?.events, [.next("chapter 2"), .next("the")])
    word = nil
    if isMadeByClosure { expectEqual(words.subscriptionCount, 2) }
    withExtendedLifetime(chapters) {}
  }

  @Test("A signal completes when its property is released, a derived one with its last source")
  func completion() {
    var a: MutableProperty? = MutableProperty(1)
    var b: MutableProperty? = MutableProperty(2)
    let first = a?.signal.recorded().recorder
    let mapped = a?.map { $0 }.signal.recorded().recorder
    let both = b.flatMap { b in a?.combineLatest(b).signal.recorded().recorder }
    a = nil
    expectEqual(first?.events, [.next(1), .completed])
    expectEqual(mapped?.events, [.next(1), .completed])
    expectEqual(both?.isCompleted, false)
    b?.value = 3
    expectEqual(both?.values.map(\.1), [2, 3])
    b = nil
    expectEqual(both?.isCompleted, true)
  }

  @Test("A derived property retains its source, and a signal does not and replays the last value")
  func lifetime() {
    var property: MutableProperty? = MutableProperty(1)
    weak let weakly = property
    var derived = property?.map { $0 + 1 }
    let signal = property?.signal
    property = nil
    #expect(weakly != nil)
    expectEqual(derived?.value, 2)
    derived = nil
    #expect(weakly == nil)
    expectEqual(signal?.recorded().recorder.events, [.next(1), .completed])
  }

  @Test("A derived property without observers and references leaves nothing behind")
  func release() {
    let property = MutableProperty(0)
    let lifetimes = Lifetimes()
    do {
      let derived = property.map { [token = lifetimes.make(1)] in $0 + token.number }
      let subscription = derived.signal.subscribe()
      property.value = 1
      subscription.dispose()
    }
    expectEqual(lifetimes.live, 0)
  }

  @Test("A property fed by a signal keeps its last value")
  func fromSignal() {
    let subject = Subject<Int, Never>()
    var property: Property? = Property(initial: 0, then: subject)
    expectEqual(property?.value, 0)
    subject.send(1)
    expectEqual(property?.value, 1)
    let recorder = property?.signal.recorded().recorder
    property = nil
    expectEqual(recorder?.events, [.next(1), .completed])
  }

  @Test("A property whose signal completes keeps its value and completes")
  func endOfSignal() {
    let subject = Subject<Int, Never>()
    let property = Property(initial: 0, then: subject)
    let other = MutableProperty(1)
    let (values, _) = property.signal.recorded()
    let (doubles, _) = property.map { $0 * 2 }.signal.recorded()
    let (sums, _) = property.combineLatest(other).map { $0 + $1 }.signal.recorded()
    transaction {
      subject.send(1)
      subject.complete()
      expectEqual(values.events, [.next(0)])
    }
    expectEqual(property.value, 1)
    expectEqual(values.events, [.next(0), .next(1), .completed])
    expectEqual(doubles.events, [.next(0), .next(2), .completed])
    expectEqual(property.signal.events(), [.next(1), .completed])
    other.value = 2
    expectEqual(sums.events, [.next(1), .next(2), .next(3)])
    expectEqual(Property(initial: 0, then: [1, 2].signal()).signal.events(), [.next(2), .completed])
    expectEqual(Property(initial: 0, then: Signal<Int, Never>.empty).changes.events(), [.completed])
  }

  @Test("A constant property sends its value")
  func constant() {
    let property = Property(7)
    let recorder = property.signal.recorded().recorder
    expectEqual(property.value, 7)
    expectEqual(recorder.events, [.next(7)])
  }

  @Test("The property wrapper reads and writes its property")
  @MainActor
  func wrapper() {
    @MainActor final class Player {
      @MutableProperty var volume = 5
    }
    let player = Player()
    let recorder = player.$volume.signal.recorded().recorder
    player.volume += 1
    expectEqual(player.volume, 6)
    expectEqual(recorder.values, [5, 6])
  }

  @Test("Combining on many threads loses no value and completes")
  func concurrentJoining() async {
    let sources = (0..<16).map { _ in MutableProperty(0) }
    let recorders = await withTaskGroup(of: [Recorder<Int, Never>].self) { group in
      for offset in 0..<4 {
        group.addTask {
          sources.indices.map { index in
            let pair = sources[index].combineLatest(sources[(index * 5 + offset) % 16]).map { $0 + $1 }
            let recorder = pair.signal.recorded().recorder
            sources[(index + offset) % 16].modify { $0 += 1 }
            return recorder
          }
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    let total = Property.combineLatest(sources).map { $0.reduce(0, +) }
    let recorder = total.signal.recorded().recorder
    expectEqual(total.value, 64)
    transaction { for source in sources { source.value = 1 } }
    expectEqual(recorder.values, [64, 16])
    for recorder in recorders { expectEqual(recorder.values.last, 2) }
  }

  @Test("A property takes the values of chains of any type, without erasing them")
  func chains() {
    let names = Subject<String, TestFailure>()
    let count = Property(initial: nil, then: names.map { Optional($0.count) }.replaceFailure(with: nil))
    let title = MutableProperty("")
    title <~ names.map { $0.uppercased() }.replaceFailure(with: "?")
    let answers = title.changes.distinctUntilChanged().flatMap(.latest) { title in
      Signal<Int, TestFailure>.just(title.count).map { Optional($0) }.replaceFailure(with: nil)
    }
    let length = Property(initial: nil, then: title.changes.map { _ in Int?.none }.merge(answers))
    names.send("ada")
    #expect((count.value, title.value, length.value) == (3, "ADA", 3))
    names.fail(.one)
    #expect((count.value, title.value, length.value) == (nil, "?", 1))
  }
}

/// A call through a protocol has no warning.
private protocol ViewMaking {
  func view(of property: MutableProperty<Int>) -> Property<Int>
}

private struct Views: ViewMaking {
  @available(*, deprecated)
  func view(of property: MutableProperty<Int>) -> Property<Int> { Property(property.map { $0 }) }
}
