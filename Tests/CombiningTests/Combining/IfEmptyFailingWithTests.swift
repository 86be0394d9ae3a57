import TestSupport

@Suite(.withoutLeaks) struct IfEmptyFailingWithTests {
  @Test("It keeps the rules of events")
  func laws() {
    expectLaws("ifEmpty(failingWith:)") { $0.ifEmpty(failingWith: .two) }
    expectLaws("ifEmpty(failingWith:), of an empty signal") {
      $0.filter { _ in false }.ifEmpty(failingWith: .two)
    }
    expectEqual(Source<Int>().named("a").ifEmpty(failingWith: .two).description, "[a] ifEmpty")
  }

  @Test("A completion without a value becomes a failure")
  func model() {
    expectModel("ifEmpty(failingWith:)") { source, _ in source.filter { $0 > 7 }.ifEmpty(failingWith: .two) }
      .follows { input in
        let isEmpty = input.values.allSatisfy { $0 <= 7 }
        return input.each { event in
          switch event {
          case .next(let value): value > 7 ? [.next(value)] : []
          case .failed(let error): [.failed(error)]
          case .completed: [isEmpty ? .failed(.two) : .completed]
          }
        }
      }
    expectSame("ifEmpty(failingWith:): a failing alternative") { $0[0].ifEmpty(failingWith: .two) }
      .and { $0[0].ifEmpty(switchTo: Signal.fail(.two)) }
  }
}
