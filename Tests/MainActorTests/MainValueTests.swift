import TestSupport

@Suite(.withoutLeaks) @MainActor struct MainValueTests {
  @MainActor final class Field {
    var text = ""
    let edits = MainSubject<Void, Never>()
    let token = Lifetime.Token()

    var value: MainSignal<String, Never> {
      .value(of: self, \.text, during: token.lifetime, edits: edits.mainSignal)
    }

    func channel() -> MainChannelTerminal<String> {
      MainChannelTerminal(of: self, \.text, during: token.lifetime, edits: edits.mainSignal)
    }

    func type(_ text: String) {
      self.text = text
      edits.send(())
    }
  }

  @Test("The signal sends the current value, then the edits, and completes with the object", .proves("B493"))
  func signal() {
    var field: Field? = Field()
    weak let weakly = field
    field?.text = "a"
    let recorder = field?.value.signal.recorded().recorder
    field?.text = "b"
    field?.type("c")
    field = nil
    #expect(weakly == nil)
    expectEqual(recorder?.events, [.next("a"), .next("c"), .completed])
  }

  @Test("A channel sends edits alone, and writes what it is sent without an echo", .proves("B494"))
  func channel() {
    var field: Field? = Field()
    weak let weakly = field
    field?.text = "a"
    let end = field?.channel()
    let recorder = end?.mainSignal.signal.recorded().recorder
    field?.text = "b"
    end?.send("c")
    expectEqual(field?.text, "c")
    field?.type("d")
    field = nil
    #expect(weakly == nil)
    expectEqual(recorder?.events, [.next("d"), .completed])
  }

  @Test("A field and a property of the main actor have one value")
  func mainProperty() {
    let field = Field()
    let name = MainMutableProperty("a")
    field.channel() <~> name
    expectEqual(field.text, "a")
    field.type("b")
    expectEqual(name.value, "b")
    name.value = "c"
    expectEqual(field.text, "c")
  }

  @Test("A field and a property have one value")
  func property() {
    let field = Field()
    let name = MutableProperty("a")
    field.channel() <~> name
    expectEqual(field.text, "a")
    field.type("b")
    expectEqual(name.value, "b")
    name.value = "c"
    expectEqual(field.text, "c")
  }
}
