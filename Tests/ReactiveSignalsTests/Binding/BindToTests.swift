import ReactiveSignals
import ReactiveSignalsTesting
import Testing

@Suite struct BindToTests {
  @Test("B259, B260: each value is written; completion leaves the last, and another binding may follow")
  func values() {
    let property = MutableProperty(0)
    [1, 2].signal().bind(to: property)
    #expect(property.value == 2)
    let subject = Subject<Int, Never>()
    subject.bind(to: property)
    subject.send(3)
    #expect(property.value == 3)
  }

  @Test("B266: disposing the binding ends it")
  func disposal() {
    let property = MutableProperty(0)
    let subject = Subject<Int, Never>()
    let binding = subject.bind(to: property)
    binding.dispose()
    subject.send(1)
    #expect(property.value == 0)
  }

  @Test("B263: the property is not kept by the binding, which ends with it")
  func lifetime() {
    let subject = Subject<Int, Never>()
    var property: MutableProperty? = MutableProperty(0)
    weak let weakly = property
    let binding = property.map { subject.bind(to: $0) }
    property = nil
    #expect(weakly == nil)
    #expect(binding?.isDisposed == true)
    subject.send(1)
  }
}
