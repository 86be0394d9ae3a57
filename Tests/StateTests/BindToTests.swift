import TestSupport

@Suite(.withoutLeaks) struct BindToTests {
  @Test("Each value is written, the last one stays, and a new binding may follow", .proves("B259", "B260"))
  func values() {
    let property = MutableProperty(0)
    [1, 2].signal().bind(to: property)
    expectEqual(property.value, 2)
    let subject = Subject<Int, Never>()
    subject.bind(to: property)
    subject.send(3)
    expectEqual(property.value, 3)
  }

  @Test("Values are written to an optional property")
  func optionalTarget() {
    let property = MutableProperty<Int?>(nil)
    [1, 2].signal().bind(to: property)
    expectEqual(property.value, 2)
  }

  @Test("Disposing the binding ends it", .proves("B266"))
  func disposal() {
    let property = MutableProperty(0)
    let subject = Subject<Int, Never>()
    let binding = subject.bind(to: property)
    binding.dispose()
    subject.send(1)
    expectEqual(property.value, 0)
  }

  @Test("Several bindings write one property, and the last write wins", .proves("B261"))
  func several() {
    let property = MutableProperty(0)
    let (first, second) = (Subject<Int, Never>(), Subject<Int, Never>())
    first.bind(to: property)
    let binding = second.bind(to: property)
    first.send(1)
    second.send(2)
    expectEqual(property.value, 2)
    first.send(3)
    expectEqual(property.value, 3)
    binding.dispose()
    first.send(4)
    expectEqual(property.value, 4)
  }

  @Test("The binding does not retain the property, and ends with it", .proves("B263"))
  func lifetime() {
    let subject = Subject<Int, Never>()
    var property: MutableProperty? = MutableProperty(0)
    weak let weakly = property
    let binding = property.map { subject.bind(to: $0) }
    property = nil
    #expect(weakly == nil)
    expectEqual(binding?.isDisposed, true)
    subject.send(1)
  }
}

@Suite(.withoutLeaks) struct BindToKeyPathTests {
  final class Label {
    var text = ""
  }

  @MainActor final class Screen {
    var subtitle: String?
  }

  @Test("Each value is written to the property of the object", .proves("B259", "B268"))
  func values() {
    let label = Label()
    let subject = Subject<String, Never>()
    let binding = subject.bind(to: \.text, on: label)
    subject.send("a")
    expectEqual(label.text, "a")
    subject.send("b")
    expectEqual(label.text, "b")
    binding.dispose()
    subject.send("c")
    expectEqual(label.text, "b")
  }

  @Test("The binding does not retain the object, and ends at the next value", .proves("B263", "B267"))
  func lifetime() {
    let subject = Subject<String, Never>()
    var label: Label? = Label()
    weak let weakly = label
    let binding = label.map { subject.bind(to: \.text, on: $0) }
    label = nil
    #expect(weakly == nil)
    subject.send("a")
    expectEqual(binding?.isDisposed, true)
  }

  @Test("The object lives until the write that drops its last reference ends", .proves("B264", "B265", "W79"))
  func lastReference() {
    let released = Counter()
    let subject = Subject<Bool, Never>()
    let house = House()
    house.door = Door(released)
    let binding = house.door.map { subject.bind(to: \.isOpen, on: $0) }
    house.door?.onChange = {
      house.door = nil
      expectEqual(released.value, 0)
    }
    subject.send(true)
    expectEqual(released.value, 1)
    subject.send(false)
    expectEqual(binding?.isDisposed, true)
  }

  private final class House {
    var door: Door?
  }

  private final class Door {
    var onChange: () -> Void = {}
    let released: Counter
    var isOpen = false {
      didSet { onChange() }
    }

    init(_ released: Counter) { self.released = released }
    deinit { released.next() }
  }

  @Test("Each value is written to an optional property, on the actor")
  @MainActor
  func optionalProperty() async {
    let screen = Screen()
    let subject = Subject<String, Never>()
    let binding = subject.bind(to: \.subtitle, on: screen)
    subject.send("a")
    expectEqual(screen.subtitle, "a")
    binding.dispose()
    subject.send("b")
    expectEqual(screen.subtitle, "a")
  }

  @Test("The operator binds a signal or a property")
  func operatorForm() {
    let target = MutableProperty(0)
    let source = MutableProperty(1)
    let subject = Subject<Int, Never>()
    target <~ subject
    target <~ source.map { $0 * 10 }
    expectEqual(target.value, 10)
    subject.send(2)
    expectEqual(target.value, 2)
    source.value = 3
    expectEqual(target.value, 30)
  }

  @Test("The operator binds a property of an optional")
  func operatorOnOptional() {
    let target = MutableProperty<Int?>(nil)
    let subject = Subject<Int, Never>()
    target <~ subject
    subject.send(2)
    expectEqual(target.value, 2)
  }

  @Test("A command is executed with each value, and rejects those that come while it is not enabled")
  func command() {
    let isEnabled = MutableProperty(true)
    let command = Command(enabledIf: isEnabled) { (number: Int) in Signal<Int, Never>.just(number * 2) }
    let results = command.executions.flatten().recorded().recorder
    let rejections = command.rejections.recorded().recorder
    let subject = Subject<Int, Never>()
    command <~ subject
    let other = Subject<Int, Never>()
    let binding = other.bind(to: command)
    subject.send(1)
    other.send(2)
    isEnabled.value = false
    subject.send(3)
    binding.dispose()
    other.send(4)
    expectEqual(results.values, [2, 4])
    expectEqual(rejections.values, [3])
    expectEqual(other.subscriptionCount, 0)
  }

  @Test("The binding of a command ends with the signal")
  func completionOfSignal() {
    let command = Command<Int, Int, Never> { .just($0) }
    let subject = Subject<Int, Never>()
    let binding = subject.bind(to: command)
    #expect(!binding.isDisposed)
    subject.complete()
    #expect(binding.isDisposed)
    #expect([1].signal().bind(to: command).isDisposed)
  }

  @Test("The binding does not retain the command, and ends with it")
  func releaseOfCommand() {
    let subject = Subject<Int, Never>()
    var command: Command<Int, Int, Never>? = Command { .just($0) }
    weak let released = command
    if let command { command <~ subject }
    expectEqual(subject.subscriptionCount, 1)
    command = nil
    #expect(released == nil)
    expectEqual(subject.subscriptionCount, 0)
  }
}
