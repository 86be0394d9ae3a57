import ReactiveSignalsUI

/// A stand-in of an object of the Objective-C runtime: methods by their selectors, and forwarding.
@MainActor
class ModelObject {
  let methods: Set<String>
  private(set) var received: [String] = []

  init(_ methods: Set<String>) { self.methods = methods }

  func responds(to method: String) -> Bool { methods.contains(method) }

  /// The object that receives a method which this one does not implement.
  func forwardingTarget(for method: String) -> ModelObject? { nil }

  /// Receives a message, as `objc_msgSend` finds the implementation.
  ///
  /// - Returns: A Boolean value that indicates whether an object recognized it. Otherwise the program ends.
  func send(_ method: String) -> Bool {
    if methods.contains(method) {
      received.append(method)
      return true
    }
    return forwardingTarget(for: method)?.send(method) ?? false
  }
}

/// A delegate in front of another one as other libraries write it, without a table of promises.
@MainActor
final class ModelForwarder: ModelObject {
  weak var next: ModelObject?

  override func responds(to method: String) -> Bool {
    super.responds(to: method) || next?.responds(to: method) == true
  }

  override func forwardingTarget(for method: String) -> ModelObject? { next }

  override func send(_ method: String) -> Bool {
    let isRecognized = super.send(method)
    if methods.contains(method), let next, next.responds(to: method) { _ = next.send(method) }
    return isRecognized
  }
}

/// The answer of `DelegateProxy` for a delegate that is gone: any method, which does nothing.
@MainActor
final class ModelStub: ModelObject {
  override func send(_ method: String) -> Bool { true }
}

/// `DelegateProxy` over the model: the same decisions, by the same types.
@MainActor
class ModelProxy: ModelObject {
  /// The method by which `DelegateProxy` recognizes itself behind another delegate.
  static let mark = "isDelegateProxy"
  private weak var next: ModelObject?
  private var table = ForwardingTable<String>()

  init(_ methods: Set<String>, passingCallsTo next: ModelObject?) {
    super.init(methods.union([Self.mark]))
    pass(to: next)
  }

  func pass(to other: ModelObject?) {
    next = other
    if other != nil { table.otherIsSet() }
  }

  override func responds(to method: String) -> Bool {
    if super.responds(to: method) { return true }
    guard let next, next.responds(to: method) else { return false }
    table.promise(method, answer: .word)
    return true
  }

  override func forwardingTarget(for method: String) -> ModelObject? {
    let isThere = next != nil
    switch table.receiver(
      of: method,
      isOtherThere: isThere,
      doesOtherRespond: next?.responds(to: method) == true
    ) {
    case .other: return next
    case .nobody: return ModelStub([])
    case .unrecognized: return nil
    }
  }

  override func send(_ method: String) -> Bool {
    let isOwn = methods.contains(method)
    let isRecognized = super.send(method)
    if isOwn, let next, next.responds(to: method) { _ = next.send(method) }
    return isRecognized
  }
}

/// A stand-in of a view: it holds its delegate weakly, and asks for the optional methods when the delegate changes, once.
@MainActor
final class ModelView {
  private weak var stored: ModelObject?
  private var cached: Set<String> = []
  private(set) var isEnded = false
  private let optional: Set<String> = ["didSelect", "didScroll", "willDisplay"]

  /// Takes a delegate before the setter does, as the replaced implementation of `setDelegate:`.
  var interception: ((ModelObject?) -> Bool)?

  var delegate: ModelObject? {
    get { stored }
    set {
      if interception?(newValue) == true { return }
      if stored === newValue { return }
      stored = newValue
      cached = optional.filter { newValue?.responds(to: $0) == true }
    }
  }

  /// Calls an optional method, if the delegate has said that it implements it.
  func call(_ method: String) {
    guard cached.contains(method), let stored else { return }
    if !stored.send(method) { isEnded = true }
  }

  /// Calls a required method, without a question.
  func callRequired(_ method: String) {
    if let stored, !stored.send(method) { isEnded = true }
  }
}
