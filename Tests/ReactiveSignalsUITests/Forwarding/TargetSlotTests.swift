import ReactiveSignalsTestingTraits
import ReactiveSignalsUI
import Testing

/// A stand-in of a button: a target that it holds weakly, and an action.
@MainActor
private final class ModelButton {
  private weak var storedTarget: ModelTarget?
  private var storedAction: String?
  /// Takes a target or an action before the setter does, as the replaced implementations of the setters.
  var takeTarget: ((ModelTarget?) -> Bool)?
  var takeAction: ((String?) -> Bool)?

  var target: ModelTarget? {
    get { storedTarget }
    set { if takeTarget?(newValue) != true { storedTarget = newValue } }
  }

  var action: String? {
    get { storedAction }
    set { if takeAction?(newValue) != true { storedAction = newValue } }
  }

  /// The actions that went to the first responder.
  private(set) var responded: [String] = []

  var pair: TargetSlot<String>.Pair {
    get { TargetSlot.Pair(target, action) }
    set { (target, action) = (newValue.target as? ModelTarget, newValue.action) }
  }

  func press() {
    if let action { send(action, to: target) }
  }

  func send(_ action: String, to target: ModelTarget?) {
    if let target { target.receive(action) } else { responded.append(action) }
  }
}

@MainActor
private class ModelTarget {
  private(set) var received: [String] = []
  func receive(_ action: String) { received.append(action) }
}

/// The target of the signals, as `ActionTarget`.
@MainActor
private final class ModelActionTarget: ModelTarget {
  private let button: ModelButton
  private var slot = TargetSlot<String>()
  private var isSetting = false

  init(of button: ModelButton) { self.button = button }

  func interceptSetters() {
    button.takeTarget = { [weak self] target in
      self.map { !$0.isSetting && $0.slot.take(target: target) } ?? false
    }
    button.takeAction = { [weak self] action in
      self.map { !$0.isSetting && $0.slot.take(action: action) } ?? false
    }
  }

  func subscribe() {
    guard slot.subscribe(present: button.pair, own: self) else { return }
    isSetting = true
    button.pair = TargetSlot.Pair(self, "act")
    isSetting = false
  }

  func unsubscribe() {
    if let pair = slot.unsubscribe(present: button.pair, own: self) { button.pair = pair }
  }

  override func receive(_ action: String) {
    super.receive(action)
    if let next = slot.next, let action = next.action { button.send(action, to: next.target as? ModelTarget) }
  }
}

@Suite(.withoutLeaks) @MainActor struct TargetSlotTests {
  private let button = ModelButton()

  @Test("A target and an action of the app are called, and are there again when the last subscription ends")
  func restores() {
    let app = ModelTarget()
    button.pair = .init(app, "save")
    let own = ModelActionTarget(of: button)
    own.subscribe()
    own.subscribe()
    button.press()
    #expect(own.received == ["act"] && app.received == ["save"])
    own.unsubscribe()
    #expect(button.target === own)
    own.unsubscribe()
    #expect(button.target === app && button.action == "save")
    button.press()
    #expect(app.received == ["save", "save"] && own.received == ["act"])
  }

  @Test("An action without a target still goes to the first responder")
  func firstResponder() {
    button.pair = .init(nil, "copy")
    let own = ModelActionTarget(of: button)
    own.subscribe()
    button.press()
    #expect(button.responded == ["copy"])
    own.unsubscribe()
    #expect(button.target == nil && button.action == "copy")
  }

  @Test("A target that is gone is not the first responder")
  func targetIsGone() {
    var app: ModelTarget? = ModelTarget()
    button.pair = .init(app, "save")
    let own = ModelActionTarget(of: button)
    own.subscribe()
    app = nil
    button.press()
    #expect(button.responded.isEmpty && own.received == ["act"])
    own.unsubscribe()
    #expect(button.target == nil && button.action == nil)
  }

  @Test("A target and an action that the app sets later are called, and are there when the subscriptions end")
  func setLater() {
    let own = ModelActionTarget(of: button)
    own.interceptSetters()
    own.subscribe()
    let app = ModelTarget()
    button.target = app
    button.action = "save"
    button.press()
    #expect(button.target === own && own.received == ["act"] && app.received == ["save"])
    own.unsubscribe()
    #expect(button.target === app && button.action == "save")
    // Without subscriptions the setters set.
    button.target = nil
    #expect(button.target == nil)
  }

  @Test("Without the replaced setters, the next subscription calls the target that the app has set")
  func replaced() {
    let own = ModelActionTarget(of: button)
    own.subscribe()
    let app = ModelTarget()
    button.pair = .init(app, "save")
    button.press()
    #expect(own.received.isEmpty && app.received == ["save"])
    own.subscribe()
    button.press()
    #expect(own.received == ["act"] && app.received == ["save", "save"])
    own.unsubscribe()
    own.unsubscribe()
    #expect(button.target === app && button.action == "save")
  }

  @Test("An object without a target has none after the subscriptions")
  func none() {
    let own = ModelActionTarget(of: button)
    own.subscribe()
    button.press()
    own.unsubscribe()
    #expect(button.target == nil && button.action == nil && button.responded.isEmpty)
  }
}
