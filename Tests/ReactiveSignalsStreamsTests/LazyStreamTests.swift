import Foundation
import ReactiveSignalsStreams
import TestSupport
import Testing

@Suite(.withoutLeaks) struct LazyStreamTests {
  @Test("An empty stream has no head; a stream can contain nil", .proves("B406"))
  func empty() {
    #expect(LazyStream<Int>.empty.head == nil)
    #expect(LazyStream<Int>.empty.isEmpty)
    #expect(Array(LazyStream<Int?>([nil, 1])) == [nil, 1])
  }

  @Test("The tail is always a stream, and empty at the end", .proves("B424", "W86"))
  func tailAtTheEnd() {
    let streams: [LazyStream<Int>] = [
      .empty, .just(1), LazyStream([1]), LazyStream(0..<1).map { $0 }, LazyStream([1]).filter { $0 > 5 },
    ]
    for stream in streams {
      #expect(stream.tail.head == nil)
      #expect(stream.tail.isEmpty)
      #expect(stream.tail.tail.isEmpty)
    }
  }

  @Test("Head and tail are computed separately, at most once each", .proves("B407"))
  func headAndTail() {
    let log = Log<String>()
    let stream = LazyStream(
      head: {
        log.append("head")
        return 1
      },
      tail: {
        log.append("tail")
        return .just(2)
      }
    )
    #expect(log.entries == [])
    #expect(stream.tail.head == 2)
    #expect(log.entries == ["tail"])
    #expect(stream.head == 1)
    #expect(Array(stream) == [1, 2])
    #expect(Array(stream) == [1, 2])
    #expect(log.entries == ["tail", "head"])
  }

  @Test("Threads that ask concurrently share one computation", .proves("B407"))
  func manyThreads() {
    let runs = Counter()
    let stream = LazyStream(0..<1_000).map { number in
      runs.next()
      return number * 2
    }
    let sums = Log<Int>()
    onThreads(4) { _ in sums.append(stream.reduce(0, +)) }
    #expect(sums.entries == [999_000, 999_000, 999_000, 999_000])
    #expect(runs.value == 1_000)
  }

  @Test("A thread waits for the computation of another", .proves("B407"))
  func waiting() {
    let started = Moment()
    let asked = Moment()
    let runs = Counter()
    let stream = LazyStream(
      head: {
        started.signal()
        _ = asked.wait()
        return runs.next()
      },
      tail: { .empty }
    )
    let heads = Log<Int?>()
    onThreads(3) { index in
      if index == 0 {
        heads.append(stream.head)
      } else {
        _ = started.wait()
        started.signal()
        asked.signal()
        heads.append(stream.head)
      }
    }
    #expect(heads.entries == [1, 1, 1])
  }

  @Test("Closures run once for each requested element, and for no other", .proves("B408"))
  func laziness() {
    let log = Log<String>()
    let stream = LazyStream(1...3).map { number in
      log.append("map\(number)")
      return number
    }
    .filter { number in
      log.append("filter\(number)")
      return true
    }
    #expect(log.entries == [])
    #expect(stream.head == 1)
    #expect(log.entries == ["map1", "filter1"])
    #expect(Array(stream) == [1, 2, 3])
    #expect(Array(stream) == [1, 2, 3])
    #expect(log.entries == ["map1", "filter1", "map2", "filter2", "map3", "filter3"])
  }

  @Test("A skipped element is not computed", .proves("B408"))
  func passingOver() {
    let runs = Counter()
    let stream = LazyStream(1...).map { number in
      runs.next()
      return number * 10
    }
    #expect(stream.skip(5).head == 60)
    #expect(stream.zip(stream).tail.tail.head?.0 == 30)
    #expect(runs.value == 2)
    #expect(stream.description == "[_, _, 30, _, _, 60, …]")
  }

  @Test("Array computes all elements and gives a stream back", .proves("B410"))
  func forcing() {
    let runs = Counter()
    let stream = LazyStream(1...3).map { number in
      runs.next()
      return number
    }
    let eager = Array(stream)
    #expect(runs.value == 3)
    #expect(eager.map { $0 + 1 }.stream() == [2, 3, 4])
  }

  @Test("The iterator computes one element at a time and releases passed ones", .proves("B419"))
  func iteration() {
    let lifetimes = Lifetimes()
    var iterator = LazyStream(1...).map { lifetimes.make($0) }.makeIterator()
    #expect(lifetimes.live == 0)
    for number in 1...10 {
      #expect(iterator.next()?.number == number)
      #expect(lifetimes.live == 0)
    }
  }

  @Test("Every way of iterating gives the same elements", .proves("B421"))
  func waysThrough() {
    let stream = LazyStream(1...3)
    var list: [Int] = []
    for element in stream { list.append(element) }
    #expect(list == [1, 2, 3])
    #expect(Array(stream) == list)
    #expect(
      [stream.head, stream.tail.head, stream.tail.tail.head, stream.tail.tail.tail.head] == [1, 2, 3, nil]
    )
  }

  @Test("200,000 elements are computed and released on a small stack", .proves("B420"))
  func longStream() {
    onThread(stackSize: 64 * 1024) {
      var stream = LazyStream(0..<200_000).map { $0 + 1 }
      #expect(stream.skip(199_999).head == 200_000)
      stream = .empty
    }
  }

  @Test("No operator takes stack for each element", .proves("B420"))
  func longChains() {
    onThread(stackSize: 64 * 1024) {
      let count = 50_000
      var stream = LazyStream(0..<count).filter { $0 >= 0 }.flatMap { .just($0) }.scan(0) { $1 }
      #expect(stream.reduce(0) { max($0, $1) } == count - 1)
      stream = stream.skip(count - 1)
      #expect(stream.head == count - 1)
      stream = .empty
      for number in 0..<count { stream = stream.start(with: number) }
      #expect(stream.head == count - 1)
      stream = .empty
      #expect(LazyStream(0..<count).flatMap { _ in .empty as LazyStream<Int> }.isEmpty)
      #expect(LazyStream(0..<count).filter { _ in false }.isEmpty)
    }
  }

  @Test("A stream extended repeatedly takes a small stack, also when released")
  func manyJoined() {
    onThread(stackSize: 64 * 1024) {
      let count = 50_000
      func joined() -> LazyStream<Int> {
        (0..<count).reduce(LazyStream.empty) { $0.concat(.just($1)) }
      }
      #expect(joined().head == 0)
      #expect(joined().reduce(0) { max($0, $1) } == count - 1)
      // Half of it is computed, and so is half of its source.
      let half = joined()
      #expect(half.skip(count / 2).head == count / 2)
      #expect(half.concat(.just(count)).concat(half).skip(count).head == count)
      var unused = joined()
      unused = .empty
      #expect(unused.isEmpty)
    }
  }

  @Test("Joined streams compute each element once")
  func joinedOnce() {
    let calls = Log<Int>()
    func stream(_ numbers: ClosedRange<Int>) -> LazyStream<Int> {
      LazyStream(numbers).map { number in
        calls.append(number)
        return number
      }
    }
    let first = stream(1...2)
    let two = first.concat(stream(3...4))
    let three = two.concat(stream(5...6))
    #expect(calls.entries == [])
    #expect(Array(three.take(3)) == [1, 2, 3])
    #expect(calls.entries == [1, 2, 3])
    #expect(Array(two) == [1, 2, 3, 4])
    #expect(Array(three) == [1, 2, 3, 4, 5, 6])
    #expect(Array(LazyStream.empty.concat(first).concat(.empty)) == [1, 2])
    #expect(calls.entries == [1, 2, 3, 4, 5, 6])
  }

  @Test("Stacked operators take a small stack, when computed and when released")
  func manyOperators() {
    onThread(stackSize: 64 * 1024) {
      let count = 10_000
      func layered() -> LazyStream<Int> {
        (0..<count).reduce(LazyStream(0..<10)) { stream, number in
          switch number % 5 {
          case 0: stream.map { $0 + 5 }
          case 1: stream.filter { $0 > 0 }
          case 2: stream.concat(.just(1))
          case 3: stream.scan(0) { $1 }
          default: stream.flatMap { .just($0) }
          }
        }
      }
      let stream = layered()
      #expect(stream.head == count)
      #expect(stream.skip(9).head == 9 + count)
      // The links are computed, the elements are not.
      #expect(!layered().tail.isEmpty)
      var unused = layered()
      unused = .empty
      #expect(unused.isEmpty)
    }
  }

  @Test("A stream that maps itself takes a small stack, also when elements are skipped")
  func mapsItself() {
    onThread(stackSize: 64 * 1024) {
      let naturals = Shared<LazyStream<Int>>(.empty)
      naturals.exchange(LazyStream(head: { 0 }, tail: { naturals.value.map { $0 + 1 } }))
      #expect(naturals.value.skip(50_000).head == 50_000)
      naturals.exchange(.empty)
    }
  }

  @Test("A stream may be released on another thread than the one that computed it", .proves("B420"))
  func releaseElsewhere() {
    let lifetimes = Lifetimes()
    let stream = Shared(Optional(LazyStream(0..<10_000).map { lifetimes.make($0) }))
    #expect(stream.value?.reduce(0) { $0 + $1.number } == 49_995_000)
    #expect(lifetimes.live == 10_000)
    onThread(stackSize: 64 * 1024) { stream.exchange(nil) }
    #expect(lifetimes.live == 0)
  }

  @Test("The closure of an element is released with its result")
  func closureRelease() {
    let lifetimes = Lifetimes()
    let stream = [lifetimes.make(5)].map { tracked in
      LazyStream(head: { tracked.number }, tail: { .just(tracked.number + 1) })
    }[0]
    #expect(lifetimes.live == 1)
    #expect(Array(stream) == [5, 6])
    #expect(lifetimes.live == 0)
  }

  @Test(
    "Streams with equal elements are equal and have equal hashes, and copies are the same",
    .proves("B422")
  )
  func equality() {
    let stream = LazyStream(1...3)
    #expect(stream == LazyStream([1, 2, 3]))
    #expect(stream != [1, 2])
    #expect(stream != [1, 2, 4])
    #expect(Set([stream, [1, 2, 3], stream.map { $0 }]).count == 1)
    let endless = LazyStream(1...)
    #expect(endless == endless)
    #expect(endless.start(with: 0) == endless.start(with: 0))
  }

  @Test("A stream is encoded as an array", .proves("B422"))
  func coding() throws {
    let data = try JSONEncoder().encode(LazyStream(1...3))
    #expect(String(decoding: data, as: UTF8.self) == "[1,2,3]")
    #expect(try JSONDecoder().decode(LazyStream<Int>.self, from: data) == [1, 2, 3])
  }

  @Test("Equality depends neither on the side nor on how streams are made", .proves("B423", "W16"))
  func symmetry() {
    let same: [LazyStream<Int>] = [.just(1), LazyStream([1]), [2, 1].stream().filter { $0 == 1 }]
    let none: [LazyStream<Int>] = [.empty, [], [1].stream().filter { $0 > 1 }, .just(1).tail]
    for a in same { for b in same { #expect(a == b) } }
    for a in none { for b in none { #expect(a == b) } }
    for a in same { for b in none { #expect(a != b && b != a) } }
    #expect(Set(none).count == 1)
  }

  @Test("A description shows the computed elements and computes nothing")
  func description() {
    let stream = LazyStream(1...)
    #expect("\(stream)" == "[…]")
    _ = stream.tail.head
    #expect("\(stream)" == "[1, 2, …]")
    let whole = LazyStream([1, 2])
    _ = Array(whole)
    #expect("\(whole)" == "[1, 2]")
    #expect("\(LazyStream<Int>.empty)" == "[]")
  }

  #if os(macOS) || os(Linux)
  @Test("A stream that needs the element it computes traps")
  func selfReference() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let itself = Shared(LazyStream<Int>.empty)
      itself.exchange(LazyStream(head: { (itself.value.head ?? 0) + 1 }, tail: { .empty }))
      _ = itself.value.head
    }
    #expect(result?.says("it needs itself") == true)
  }

  @Test("Two elements that need each other trap, also on two threads")
  func mutualReference() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let streams = Shared<[LazyStream<Int>]>([])
      let started = [Moment(), Moment()]
      streams.exchange(
        [0, 1].map { index in
          LazyStream(
            head: {
              started[index].signal()
              _ = started[1 - index].wait()
              return streams.value[1 - index].head ?? 0
            },
            tail: { .empty }
          )
        }
      )
      onThreads(2) { index in _ = streams.value[index].head }
    }
    #expect(result?.says("it needs itself") == true)
  }
  #endif
}
