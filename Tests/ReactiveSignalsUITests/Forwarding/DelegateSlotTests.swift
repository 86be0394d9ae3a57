import ReactiveSignalsTestingTraits
import ReactiveSignalsUI
import Testing

/// The patterns of the Objective-C runtime that end a program or lose calls, over stand-ins of the runtime and of a view.
@Suite(.withoutLeaks) @MainActor final class DelegateSlotTests {
  let view = ModelView()
  let slot: DelegateSlot<ModelProxy>

  init() {
    let view = view
    slot = DelegateSlot(
      setNext: { $0.pass(to: $1 as? ModelObject) },
      setDelegate: { view.delegate = $0 as? ModelObject },
      passesOn: { ($0 as? ModelObject)?.responds(to: ModelProxy.mark) == true }
    )
  }

  func intercept() {
    view.interception = { [slot] in slot.take($0) }
  }

  func proxy(_ methods: Set<String> = ["didSelect"]) -> ModelProxy {
    slot.proxy(delegate: view.delegate) { ModelProxy(methods, passingCallsTo: $0 as? ModelObject) }
  }

  @Test("A delegate of the app keeps its calls, and optional methods stay optional")
  func passes() {
    let app = ModelObject(["didSelect", "willDisplay"])
    view.delegate = app
    let proxy = proxy()
    for method in ["didSelect", "willDisplay", "didScroll"] { view.call(method) }
    #expect(app.received.sorted() == ["didSelect", "willDisplay"])
    #expect(proxy.received == ["didSelect"])
    #expect(!view.isEnded)
  }

  @Test("A cached method of a delegate that is gone does nothing, as a message to nil")
  func delegateIsGone() {
    var app: ModelObject? = ModelObject(["willDisplay"])
    view.delegate = app
    let proxy = proxy()
    view.call("willDisplay")
    app = nil
    view.call("willDisplay")
    view.callRequired("numberOfRows")
    view.call("didSelect")
    #expect(!view.isEnded)
    #expect(proxy.received == ["didSelect"])
  }

  @Test("A method that the view remembers, and that the present delegate lacks, has the answer of its type")
  func promisedAnswer() {
    var table = ForwardingTable<String>()
    table.otherIsSet()
    table.promise("sizeForItem", answer: .twoReals)
    for isOtherThere in [true, false] {
      let receiver = table.receiver(of: "sizeForItem", isOtherThere: isOtherThere, doesOtherRespond: false)
      #expect(receiver == .nobody(.twoReals))
    }
    #expect(table.receiver(of: "sizeForItem", isOtherThere: true, doesOtherRespond: true) == .other)
  }

  @Test("Without the table of promises the same calls end the program")
  func faultIsPossible() {
    var app: ModelObject? = ModelObject(["willDisplay"])
    let naive = ModelForwarder([])
    naive.next = app
    view.delegate = naive
    app = nil
    view.call("willDisplay")
    #expect(view.isEnded)
  }

  @Test("A method that no delegate ever had ends the program still")
  func unrecognized() {
    let proxy = proxy()
    view.callRequired("typo")
    #expect(view.isEnded)
    let table = ForwardingTable<String>()
    #expect(table.receiver(of: "typo", isOtherThere: true, doesOtherRespond: false) == .unrecognized)
    withExtendedLifetime(proxy) {}
  }

  @Test("A delegate that the app sets later stands behind, and the signals go on")
  func setLater() {
    intercept()
    let proxy = proxy()
    let app = ModelObject(["didSelect", "willDisplay"])
    view.delegate = app
    #expect(view.delegate === proxy)
    view.call("didSelect")
    // The view has asked again.
    view.call("willDisplay")
    #expect(proxy.received == ["didSelect"])
    #expect(app.received == ["didSelect", "willDisplay"])
    view.delegate = nil
    view.call("didSelect")
    view.call("willDisplay")
    #expect(view.delegate === proxy && proxy.received == ["didSelect", "didSelect"])
    #expect(app.received == ["didSelect", "willDisplay"])
    #expect(!view.isEnded)
  }

  @Test("Without the replaced setter, the next subscription puts the same delegate in front again")
  func comesBack() {
    let first = proxy()
    let app = ModelObject(["didSelect"])
    view.delegate = app
    view.call("didSelect")
    #expect(first.received.isEmpty)
    #expect(proxy() === first && view.delegate === first)
    view.call("didSelect")
    #expect(first.received == ["didSelect"] && app.received == ["didSelect", "didSelect"])
  }

  @Test("Two kinds of delegates stand in a row, and the app's is behind both")
  func twoKinds() {
    final class SelectionProxy: ModelProxy {}
    intercept()
    let scroll = proxy(["didScroll"])
    let selection = slot.proxy(delegate: view.delegate) {
      SelectionProxy(["didSelect"], passingCallsTo: $0 as? ModelObject)
    }
    let app = ModelObject(["didScroll", "didSelect"])
    view.delegate = app
    #expect(view.delegate === selection)
    for method in ["didScroll", "didSelect"] { view.call(method) }
    #expect(scroll.received == ["didScroll"] && selection.received == ["didSelect"])
    #expect(app.received == ["didScroll", "didSelect"])
    // Setting one that stands behind makes no ring.
    view.delegate = scroll
    view.call("didScroll")
    #expect(view.delegate === selection && app.received == ["didScroll", "didSelect", "didScroll"])
  }

  @Test("A delegate of another library, which passes calls on to these, stays in front of them")
  func otherLibrary() {
    intercept()
    let app = ModelObject(["didSelect", "willDisplay"])
    view.delegate = app
    let proxy = proxy()
    let outer = ModelForwarder(["didSelect"])
    outer.next = view.delegate
    view.delegate = outer
    #expect(view.delegate === outer)
    for method in ["didSelect", "willDisplay", "didScroll"] { view.call(method) }
    #expect(outer.received == ["didSelect"] && proxy.received == ["didSelect"])
    #expect(app.received == ["didSelect", "willDisplay"])
    slot.askAgain()
    #expect(view.delegate === outer)
    view.delegate = app
    #expect(view.delegate === proxy)
    view.call("didSelect")
    #expect(outer.received == ["didSelect"] && app.received.count == 3)
  }

  @Test("A delegate that is set twice, or that is one of the library, makes no ring")
  func noRing() {
    intercept()
    let proxy = proxy()
    view.delegate = proxy
    view.delegate = view.delegate
    view.call("didSelect")
    #expect(proxy.received == ["didSelect"])
    #expect(!slot.take(proxy))
  }
}
