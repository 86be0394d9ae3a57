import ReactiveSignalsStreams
import TestSupport

@Suite(.withoutLeaks) struct StreamOfCollectionTests {
  @Test("A stream has the elements of a collection at that moment", .proves("B428"))
  func collections() {
    var array = [1, 2]
    let stream = LazyStream(array)
    array.append(3)
    expectEqual(Array(stream), [1, 2])
    expectEqual(Set(LazyStream(Set([1, 2, 3]))), [1, 2, 3])
    expectEqual(Array(LazyStream(stride(from: 0, to: 6, by: 2))), [0, 2, 4])
  }

  @Test("Keys and values of a dictionary have the order of its pairs", .proves("B429"))
  func dictionary() {
    let numbers = ["a": 1, "b": 2, "c": 3]
    let pairs = LazyStream(numbers)
    #expect(LazyStream(numbers.keys) == pairs.map { $0.key })
    #expect(LazyStream(numbers.values) == pairs.map { $0.value })
  }

  @Test("An empty collection gives an empty stream", .proves("B430"))
  func empty() {
    #expect(LazyStream([] as [Int]).isEmpty)
    #expect(LazyStream(5..<5).isEmpty)
  }

  @Test("A string gives characters, however it is iterated", .proves("B431", "B432", "W18"))
  func string() {
    let text = "a♥︎👩‍👩‍👧"
    let stream = text.stream()
    expectEqual(Array(stream), ["a", "♥︎", "👩‍👩‍👧"])
    expectEqual(stream.tail.head, "♥︎")
    expectEqual(stream.tail.tail.head, "👩‍👩‍👧")
  }

  @Test("An iterator is consumed as far as elements are requested", .proves("B434"))
  func iterator() {
    let asked = Counter()
    let stream = LazyStream(
      sequence(state: 0) { state in
        asked.next()
        state += 1
        return state
      }
    )
    expectEqual(asked.value, 0)
    expectEqual(stream.tail.head, 2)
    expectEqual(asked.value, 2)
    expectEqual(stream.head, 1)
    expectEqual(asked.value, 2)
  }

  @Test("Asking for the tail first does not swap elements", .proves("B435", "W17"))
  func tailFirst() {
    let stream = LazyStream(sequence(first: 1) { $0 + 1 })
    expectEqual(stream.tail.head, 2)
    expectEqual(stream.head, 1)
  }
}
