import TestSupport

@Suite(.withoutLeaks) struct ChunkedTests {
  @Test("They keep the rules of events")
  func laws() {
    expectLaws("chunked(by:)") { $0.chunked(by: { $0 / 3 == $1 / 3 }) }
    expectLaws("chunked(on:)") { $0.chunked(on: { $0 / 3 }) }
    expectReleasesValues("chunked(by:)") { source, captured in
      source.chunked(by: { a, b in a.number / 3 == b.number / 3 && captured.number > 0 })
    }
    expectReleasesValues("chunked(on:)") { source, captured in
      source.chunked(on: { $0.number / 3 }).map { ($0, captured) }
    }
    expectEqual([1].signal().named("a").chunked(by: ==).description, "[a] chunked")
    expectEqual([1].signal().named("a").chunked(on: { $0 }).description, "[a] chunked")
  }

  @Test("An array ends when the next begins")
  func model() {
    func arrays(_ input: [Step<Int>], _ isTogether: (Int, Int) -> Bool) -> [Step<[Int]>] {
      var gathered: [Int] = []
      return input.each { event in
        switch event {
        case .failed(let error): return [.failed(error)]
        case .completed: return gathered.isEmpty ? [.completed] : [.next(gathered), .completed]
        case .next(let value):
          if let last = gathered.last, !isTogether(last, value) {
            defer { gathered = [value] }
            return [.next(gathered)]
          }
          gathered.append(value)
          return []
        }
      }
    }
    expectModel("chunked(by:)") { source, _ in source.chunked(by: { $0 < $1 }) }.follows { arrays($0, <) }
    expectModel("chunked(on:)") { source, _ in source.chunked(on: { $0 / 5 }).map { [$0.key] + $0.values } }
      .follows { input in
        arrays(input) { $0 / 5 == $1 / 5 }.map { Step($0.tick, $0.event.map { [$0[0] / 5] + $0 }) }
      }
    expectSame("chunked(by:), chunked(on:): by their keys") { $0[0].chunked(by: { $0 / 5 == $1 / 5 }) }
      .and { $0[0].chunked(on: { $0 / 5 }).map(\.values) }
  }
}
