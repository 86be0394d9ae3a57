import TestSupport

@Suite(.withoutLeaks) @MainActor struct MainChannelTests {
  @MainActor final class Slider {
    var value = 0
    let moves = MainSubject<Int, Never>()
    let token = Lifetime.Token()

    func channel() -> MainChannelTerminal<Int> {
      MainChannelTerminal(values: moves, during: token.lifetime) { [weak self] in self?.value = $0 }
    }
  }

  @Test("An end has no starting value, sends the moves of the user and writes the values sent to it")
  func values() {
    let slider = Slider()
    let end = slider.channel()
    let recorder = end.mainSignal.signal.recorded().recorder
    end.send(1)
    expectEqual(slider.value, 1)
    slider.moves.send(2)
    expectEqual(recorder.values, [2])
    end.complete()
    end.send(3)
    slider.moves.send(4)
    expectEqual(slider.value, 1)
    expectEqual(recorder.events, [.next(2), .completed])
  }

  @Test("An end does not retain the owner of the value, and completes with it")
  func release() {
    var slider: Slider? = Slider()
    weak let weakly = slider
    let recorder = slider?.channel().mainSignal.signal.recorded().recorder
    let source = MainSubject<Int, Never>()
    let feeding = slider.map { source.subscribe($0.channel()) }
    slider = nil
    #expect(weakly == nil)
    expectEqual(recorder?.events, [.completed])
    expectEqual(feeding?.isDisposed, true)
  }

  /// A value that is not `Sendable`.
  final class Draft: Equatable {
    let text: String

    init(_ text: String) { self.text = text }

    static func == (a: Draft, b: Draft) -> Bool { a.text == b.text }
  }

  @Test("The ends of a channel receive the values of each other, of any type, and complete together")
  func channel() {
    let channel = MainChannel<Draft>()
    var (view, model): ([String], [String]) = ([], [])
    channel.following.subscribe(next: { view.append($0.text) }, completed: { view.append("|") })
    channel.leading.subscribe(next: { model.append($0.text) }, completed: { model.append("|") })
    channel.leading.send(Draft("a"))
    channel.following.send(Draft("b"))
    channel.following.complete()
    expectEqual(view, ["a", "|"])
    expectEqual(model, ["b", "|"])
  }

  @Test("An end of a channel to a property sends its value and what is written elsewhere, and no echo")
  func property() {
    let draft = MainMutableProperty(Draft("a"))
    let end = draft.channel()
    var texts: [String] = []
    end.subscribe { texts.append($0.text) }
    end.send(Draft("b"))
    expectEqual(draft.value.text, "b")
    draft.value = Draft("c")
    expectEqual(texts, ["a", "c"])
    end.complete()
  }

  @Test("A value of another thread that the user has replaced before it arrives is not shown")
  func replacedOnTheWay() async {
    let name = MutableProperty("a")
    let field = MainChannel<String>()
    var shown: [String] = []
    field.following.subscribe { shown.append($0) }
    let binding = field.leading.bindBidirectionally(to: name)
    onThreads(1) { _ in name.value = "b" }
    field.following.send("c")
    while shown.count < 2 { await Task.yield() }
    expectEqual(shown, ["a", "c"])
    expectEqual(name.value, "c")
    binding.dispose()
  }

  @Test("Two properties are bound with a conversion, which uses the view model")
  func conversion() {
    @MainActor final class Form {
      @MainMutableProperty var price = 1.5
      @MainMutableProperty var field = ""
      var unit = " EUR"
    }
    let form = Form()
    let binding = form.$field.bindBidirectionally(
      to: form.$price,
      parse: { [unowned form] text in Double(text.replacing(form.unit, with: "")) },
      format: { [unowned form] in "\($0)" + form.unit }
    )
    expectEqual(form.field, "1.5 EUR")
    form.field = "2. EUR"
    expectEqual(form.price, 2)
    expectEqual(form.field, "2. EUR")
    form.price = 3
    expectEqual(form.field, "3.0 EUR")
    binding.dispose()
  }

  @Test("With a conversion, an observer that answers a write keeps its write, as does a transaction its last")
  func answersToConversion() {
    let (field, price) = (MainMutableProperty("0"), MainMutableProperty(0))
    field.bindBidirectionally(to: price, parse: { Int($0) }, format: { "\($0)" })
    let answer = price.signal.subscribe { if $0 > 100 { field.value = "100" } }
    field.value = "200"
    #expect(field.value == "100" && price.value == 100)
    price.value = 300
    #expect(field.value == "100" && price.value == 100)
    transaction {
      field.value = "1"
      price.value = 2
    }
    #expect(field.value == "2" && price.value == 2)
    answer.dispose()
  }

  @Test("A property that another thread writes is bound to a channel with a hop")
  func threads() async {
    let slider = Slider()
    let level = MutableProperty(1)
    let binding = slider.channel() <~> level
    expectEqual(slider.value, 1)
    await Task.detached { level.value = 2 }.value
    while slider.value < 2 { await Task.yield() }
    slider.moves.send(3)
    expectEqual(level.value, 3)
    expectEqual(slider.value, 2)
    binding.dispose()
  }
}
