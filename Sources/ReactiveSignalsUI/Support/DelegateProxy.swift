#if (canImport(UIKit) && !os(watchOS)) || (canImport(AppKit) && !targetEnvironment(macCatalyst))
public import Foundation
import ObjectiveC
import ReactiveSignals

/// A delegate that turns calls into signals, and passes all other calls on to another delegate.
///
/// A subclass conforms to the protocol, and sends from the methods that it implements:
///
/// <!-- fragment -->
///
///     final class LocationDelegate: DelegateProxy, CLLocationManagerDelegate {
///       let locations = Subject<[CLLocation], Never>()
///
///       func locationManager(_ manager: CLLocationManager, didUpdateLocations all: [CLLocation]) {
///         locations.send(all)
///         next(as: (any CLLocationManagerDelegate).self)?.locationManager?(manager, didUpdateLocations: all)
///       }
///     }
///
///     let delegate = LocationDelegate(passingCallsTo: manager.delegate)
///     delegate.attach { [weak manager] in manager?.delegate = $0 }   // a weak reference: keep the delegate
///
/// A method that the subclass does not implement goes to the other delegate, if that implements it. Both are asked by
/// `responds(to:)`, so that optional methods stay optional. The other delegate is held weakly. The calls arrive on the main actor.
///
/// A framework asks for optional methods once. So ``InterfaceObject/attach(_:)`` sets the delegate again when the other delegate is replaced
/// or released. A call that comes before is answered as one to `nil`: it does nothing and returns zero.
///
/// The delegate of an object is this one, so `view.delegate as? MyDelegate` is `nil` for a class `MyDelegate`. For a protocol of Objective-C
/// to which the other delegate conforms, the cast succeeds. ``original(of:as:)`` returns the delegate of the app in both cases.
///
/// RAC: `RACDelegateProxy`, `rac_signalForSelector:fromProtocol:`. These made the methods at run time from their selectors, and passed on
/// arguments of any type by `NSInvocation`, which Swift does not import.
@MainActor
open class DelegateProxy: NSObject, InterfaceObject {
  private struct Reference {
    weak var delegate: (any NSObjectProtocol)?
    var isInSlot = false
  }

  /// A method that nobody has. The answer tells whether a delegate passes calls on to one that the library has set.
  static nonisolated let mark = NSSelectorFromString("_reactiveSignalsPassesCallsOn")

  /// The other delegate. Any thread may ask for its methods, and the weak reference becomes `nil` atomically.
  private nonisolated let other = Locked(UncheckedSendable(Reference()))
  private nonisolated let table = Locked(ForwardingTable<Selector>())
  private var releaseOfOther: (any Disposable)?
  private var setAgain: (@MainActor () -> Void)?

  /// Creates a delegate.
  ///
  /// - Parameter delegate: The delegate that receives the calls too.
  public required init(passingCallsTo delegate: (any NSObjectProtocol)? = nil) {
    super.init()
    setNext(delegate)
  }

  /// Passes the calls on to another delegate from now on.
  ///
  /// - Parameter delegate: The delegate, or `nil`. It is held weakly.
  public func passCalls(to delegate: (any NSObjectProtocol)?) {
    setNext(delegate)
    setAgain?()
  }

  /// Returns the delegate that receives the calls too, if it conforms to a protocol.
  public func next<Delegate>(as type: Delegate.Type) -> Delegate? {
    reference.delegate as? Delegate
  }

  /// Returns the delegate of the app behind this one and behind others of this type, if it is of a type.
  ///
  /// <!-- fragment -->
  ///
  ///     let layout = DelegateProxy.original(of: collectionView.delegate, as: PhotoLayout.self)
  ///
  /// - Parameters:
  ///   - delegate: A delegate.
  ///   - type: The type of the delegate of the app.
  /// - Returns: The delegate of the app, or `nil` if there is none, or one of another type.
  public static func original<Delegate>(
    of delegate: (any NSObjectProtocol)?,
    as type: Delegate.Type
  ) -> Delegate? {
    var delegate = delegate
    while let proxy = delegate as? DelegateProxy { delegate = proxy.reference.delegate }
    return delegate as? Delegate
  }

  /// Returns whether this object or the other delegate implements a method. Any thread may ask.
  open nonisolated override func responds(to selector: Selector!) -> Bool {
    guard let selector else { return false }
    let reference = reference
    if selector == Self.mark, reference.isInSlot { return true }
    if super.responds(to: selector) { return true }
    guard let delegate = reference.delegate, delegate.responds(to: selector) else { return false }
    let answer = Self.emptyAnswer(of: selector, by: delegate)
    table.withLock { if let answer { $0.promise(selector, answer: answer) } }
    return true
  }

  /// Returns whether this object or the other delegate conforms to a protocol of Objective-C. Any thread may ask.
  open nonisolated override func conforms(to aProtocol: Protocol) -> Bool {
    super.conforms(to: aProtocol) || reference.delegate?.conforms(to: aProtocol) == true
  }

  /// Returns the object that receives the methods which this object does not implement: the other delegate, or one that does nothing if the
  /// other delegate has been replaced or released.
  open nonisolated override func forwardingTarget(for selector: Selector!) -> Any? {
    guard let selector else { return nil }
    let delegate = reference.delegate
    let doesRespond = delegate?.responds(to: selector) == true
    switch table.withLock({
      $0.receiver(of: selector, isOtherThere: delegate != nil, doesOtherRespond: doesRespond)
    }) {
    case .other: return delegate
    case .nobody(let answer): return EmptyReceiver.receiver(answer)
    case .unrecognized: return nil
    }
  }

  private nonisolated var reference: Reference { other.withLock { $0 }.wrapped }

  /// Returns the answer when a method of a delegate is gone.
  private nonisolated static func emptyAnswer(of selector: Selector, by delegate: any NSObjectProtocol)
    -> EmptyAnswer?
  {
    guard let encoding = Methods.encoding(of: selector, in: object_getClass(delegate)) else { return .word }
    return EmptyAnswer(returning: encoding)
  }

  /// Sets the other delegate, without setting this one again.
  fileprivate func setNext(_ delegate: (any NSObjectProtocol)?) {
    let reference = UncheckedSendable(Reference(delegate: delegate, isInSlot: reference.isInSlot))
    other.withLock { $0 = reference }
    releaseOfOther?.dispose()
    releaseOfOther = nil
    guard let delegate else { return }
    table.withLock { $0.otherIsSet() }
    releaseOfOther = Lifetime(of: delegate).observe { [weak self] in
      runOnMain { [weak self] in self?.setAgain?() }
    }
  }

  /// Makes this one of the delegates in front of the delegate of an object.
  fileprivate func enter(_ slot: DelegateSlot<DelegateProxy>) {
    let reference = UncheckedSendable(Reference(delegate: reference.delegate, isInSlot: true))
    other.withLock { $0 = reference }
    setAgain = { [weak slot] in slot?.askAgain() }
  }

  fileprivate func set(with setDelegate: @escaping @MainActor () -> Void) {
    setAgain = setDelegate
    setDelegate()
  }
}

extension InterfaceObject where Self: DelegateProxy {
  /// Makes this the delegate of an object, and sets it again when the other delegate is replaced or released.
  ///
  /// <!-- fragment -->
  ///
  ///     delegate.attach { [weak manager] in manager?.delegate = $0 }
  ///
  /// - Parameter setDelegate: A closure that sets the delegate. It is called with `nil`, and then with this delegate.
  public func attach(_ setDelegate: @escaping @MainActor (Self?) -> Void) {
    set { [weak self] in
      setDelegate(nil)
      setDelegate(self)
    }
  }
}

/// The delegates in front of those of one object, by the selectors of the setters. The object keeps them, because it refers to its
/// delegate weakly.
@MainActor
private final class DelegateSlots {
  var slots: [Selector: DelegateSlot<DelegateProxy>] = [:]

  nonisolated init() {}
}

/// Returns a proxy in front of the delegate of `owner`. The first call for a kind makes it.
///
/// A delegate that the app sets later takes the place behind the proxies: the implementation of the setter is replaced by one that sees to it.
///
/// - Parameters:
///   - owner: The object, which keeps the proxy.
///   - setter: The selector of the setter.
///   - delegate: The present delegate of the object.
///   - setDelegate: A closure that sets the delegate of an object.
@MainActor
func delegateProxy<Owner: NSObject, Proxy: DelegateProxy>(
  of owner: Owner,
  setter: Selector = NSSelectorFromString("setDelegate:"),
  delegate: (any NSObjectProtocol)?,
  _ setDelegate: @escaping @MainActor (Owner, AnyObject?) -> Void
) -> Proxy {
  let slots = associatedObject(of: owner) { DelegateSlots() }
  let slot =
    slots.slots[setter]
    ?? DelegateSlot(
      setNext: { $0.setNext($1 as? any NSObjectProtocol) },
      setDelegate: { [weak owner] in if let owner { setDelegate(owner, $0) } },
      passesOn: { ($0 as? any NSObjectProtocol)?.responds(to: DelegateProxy.mark) == true }
    )
  slots.slots[setter] = slot
  MethodInterception.replace(setter, of: type(of: owner)) { owner, delegate, original in
    let slot = MethodInterception.existing(DelegateSlots.self, of: owner)?.slots[setter]
    if slot?.take(delegate as AnyObject?) != true { original() }
  }
  return slot.proxy(delegate: delegate) {
    let proxy = Proxy(passingCallsTo: $0 as? any NSObjectProtocol)
    proxy.enter(slot)
    return proxy
  }
}

/// Returns a signal of the calls that a proxy reports. Subscribing makes the proxy the delegate of `owner`.
///
/// - Parameters:
///   - owner: The object that has a delegate.
///   - proxy: A closure that returns the proxy of the object.
///   - calls: The subject that sends the calls.
/// - Returns: A signal that completes when the object is released.
@MainActor
func calls<Owner: AnyObject, Proxy: DelegateProxy, Value>(
  of owner: Owner,
  by proxy: @escaping @MainActor (Owner) -> Proxy,
  _ calls: @escaping @MainActor (Proxy) -> MainSubject<Value, Never>
) -> MainSignal<Value, Never> {
  MainSignal
    .create { [weak owner] subscriber in
      if let owner { subscriber.add(calls(proxy(owner)).subscribe { subscriber.send($0) }) }
    }
    .take(during: Lifetime(of: owner))
}
#endif
