import TestSupport

@Suite(.withoutLeaks) @MainActor struct CommandProtocolTests {
  @MainActor final class Button {
    var isEnabled = true
    let presses = Subject<Button, Never>()
    let slot = SerialDisposable()
    let note = "a"

    func bind(_ command: Command<String, Void, Never>) -> any Disposable {
      command.bind(to: self, \.isEnabled, activations: presses, in: slot) { $0.execute($1.note) }
    }

    func press() { if isEnabled { presses.send(self) } }
  }

  @Test(
    "The object is enabled while the command is, and its activation executes the command",
    .proves("B495")
  )
  func follows() {
    let button = Button()
    let isOn = MutableProperty(false)
    let inputs = MutableProperty<[String]>([])
    let work = Subject<Void, Never>()
    let command = Command(enabledIf: isOn) { (input: String) in
      inputs.modify { $0.append(input) }
      return work.erased
    }
    let binding = button.bind(command)
    #expect(!button.isEnabled)
    isOn.value = true
    #expect(button.isEnabled)
    button.press()
    expectEqual(inputs.value, ["a"])
    #expect(!button.isEnabled)
    work.complete()
    #expect(button.isEnabled)
    withExtendedLifetime(binding) {}
  }

  @Test("A new command replaces the one before it", .proves("B495"))
  func replaces() {
    let button = Button()
    let executed = MutableProperty<[Int]>([])
    let commands = (1...2).map { number in
      Command { (_: String) -> Signal<Void, Never> in
        executed.modify { $0.append(number) }
        return .empty
      }
    }
    let first = button.bind(commands[0])
    _ = button.bind(commands[1])
    button.press()
    expectEqual(executed.value, [2])
    #expect(first.isDisposed)
  }

  @Test("The end of the binding enables the object", .proves("B496", "W22"))
  func end() {
    let button = Button()
    let command = Command(enabledIf: Property(false)) { (_: String) in Signal<Void, Never>.empty }
    let binding = button.bind(command)
    #expect(!button.isEnabled)
    binding.dispose()
    #expect(button.isEnabled)
  }

  @Test("The binding keeps the command alive and not the object")
  func memory() {
    var button: Button? = Button()
    weak let weakButton = button
    var command: Command<String, Void, Never>? = Command { (_: String) in Signal<Void, Never>.empty }
    weak let weakCommand = command
    let binding = button.flatMap { button in command.map { button.bind($0) } }
    command = nil
    #expect(weakCommand != nil)
    button = nil
    #expect(weakButton == nil)
    binding?.dispose()
    #expect(weakCommand == nil)
  }

  @Test("A command of the main actor is bound as well, and its execution ends with a completion")
  func mainCommand() {
    @MainActor final class Form {
      var text = "a"
      private(set) var saved: [String] = []
      let work = MainSubject<Void, Never>()
      @MainMutableProperty var isValid = false
      private(set) lazy var save = MainCommand<String, Void, Never>(enabledIf: $isValid) {
        [unowned self] text in
        saved.append(text)
        return work.mainSignal
      }
    }
    let (form, button) = (Form(), Button())
    var ends = 0
    let binding = form.save.bind(to: button, \.isEnabled, activations: button.presses, in: button.slot) {
      command,
      _ in
      command.activate(form.text).subscribe(completed: { ends += 1 })
    }
    button.press()
    #expect(!button.isEnabled)
    form.isValid = true
    button.press()
    expectEqual(form.saved, ["a"])
    #expect(!button.isEnabled)
    expectEqual(ends, 0)
    form.work.complete()
    #expect(button.isEnabled)
    expectEqual(ends, 1)
    form.isValid = false
    form.save.activate("b").subscribe(completed: { ends += 1 })
    expectEqual(ends, 2)
    binding.dispose()
  }
}
