import ReactiveSignals
import ReactiveSignalsTesting
import Testing

@Suite struct NamedTests {
  @Test("B505, W69: a name takes the place of all before it, always, and all events pass")
  func name() {
    let numbers = [1, 2].signal().map { $0 + 1 }.named("numbers")
    #expect(numbers.filter { $0 > 2 }.erased.description == "[numbers] filter")
    #expect(numbers.named("others").description == "others")
    #expect(numbers.events() == [.next(2), .next(3), .completed])
  }

  @Test("The laws")
  func laws() {
    expectLaws("named") { $0.named("source") }
  }
}
