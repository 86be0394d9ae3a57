import TestSupport

@Suite("Long chains of writes are no misuse", .withoutLeaks)
struct MisuseTests {
  @Test("A command that is executed for each of 10,000 values of an observer is no mistake")
  func executedOften() {
    let property = MutableProperty(10_000)
    let isOdd = MutableProperty(false)
    let command = Command { (number: Int) in Signal<Int, Never>.just(number - 1) }
    command.values.bind(to: property)
    let observer = property.signal.filter { $0 > 0 }.subscribe { number in
      isOdd.value = false
      command.execute(number)
    }
    expectEqual(property.value, 0)
    observer.dispose()
  }

  @Test("An observer that writes its property hundreds of thousands of times is no mistake")
  func countdown() {
    let property = MutableProperty(few(1_800_000))
    let observer = property.signal.subscribe { if $0 > 0 { property.value = $0 - 1 } }
    expectEqual(property.value, 0)
    observer.dispose()
  }
}
