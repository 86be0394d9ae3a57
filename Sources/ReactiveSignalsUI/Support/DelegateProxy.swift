#if (canImport(UIKit) && !os(watchOS)) || (canImport(AppKit) && !targetEnvironment(macCatalyst))
public import Foundation
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
///     manager.delegate = delegate   // a weak reference: keep the delegate
///
/// A method that the subclass does not implement goes to the other delegate, if that implements it. Both are asked by
/// `responds(to:)`, so that optional methods stay optional. The other delegate is held weakly. The calls arrive on the main actor.
///
/// RAC: `RACDelegateProxy`, `rac_signalForSelector:fromProtocol:`. These made the methods at run time from their selectors, and passed on
/// arguments of any type by `NSInvocation`, which Swift does not import.
@MainActor
open class DelegateProxy: NSObject {
  private struct Reference {
    weak var delegate: (any NSObjectProtocol)?
  }

  /// The reference never changes, except that it becomes `nil` atomically. Any thread may ask for the methods of the delegate.
  private nonisolated let reference: UncheckedSendable<Reference>

  /// Creates a delegate.
  ///
  /// - Parameter delegate: The delegate that receives the calls too.
  public required init(passingCallsTo delegate: (any NSObjectProtocol)? = nil) {
    reference = UncheckedSendable(Reference(delegate: delegate))
  }

  /// Returns the delegate that receives the calls too, if it conforms to a protocol.
  public func next<Delegate>(as type: Delegate.Type) -> Delegate? {
    reference.wrapped.delegate as? Delegate
  }

  /// Returns whether this object or the other delegate implements a method. Any thread may ask.
  open nonisolated override func responds(to selector: Selector!) -> Bool {
    super.responds(to: selector) || reference.wrapped.delegate?.responds(to: selector) == true
  }

  /// Returns the other delegate, which receives the methods that this object does not implement.
  open nonisolated override func forwardingTarget(for selector: Selector!) -> Any? {
    reference.wrapped.delegate
  }
}

/// The proxies that an object keeps, because it refers to its delegate weakly.
@MainActor
private final class ProxyList {
  var proxies: [DelegateProxy] = []

  nonisolated init() {}
}

/// Returns the proxy that is the delegate of `owner`, or makes it the delegate.
///
/// - Parameters:
///   - owner: The object, which keeps the proxy.
///   - delegate: The present delegate of the object.
///   - setDelegate: A closure that sets the delegate.
@MainActor
func delegateProxy<Proxy: DelegateProxy>(
  of owner: AnyObject,
  delegate: (any NSObjectProtocol)?,
  _ setDelegate: (Proxy) -> Void
) -> Proxy {
  if let proxy = delegate as? Proxy { return proxy }
  let proxy = Proxy(passingCallsTo: delegate)
  associatedObject(of: owner) { ProxyList() }.proxies.append(proxy)
  setDelegate(proxy)
  return proxy
}

/// Returns a signal of the calls that a proxy reports. Subscribing makes the proxy the delegate of `owner`.
///
/// - Parameters:
///   - owner: The object that has a delegate.
///   - proxy: A closure that returns the proxy of the object.
///   - calls: The subject that sends the calls.
/// - Returns: A signal that completes when the object is released.
@MainActor
func calls<Owner: AnyObject & Sendable, Proxy: DelegateProxy, Value: Sendable>(
  of owner: Owner,
  by proxy: @escaping @MainActor @Sendable (Owner) -> Proxy,
  _ calls: @escaping @MainActor @Sendable (Proxy) -> Subject<Value, Never>
) -> Signal<Value, Never> {
  Signal
    .createOnMain { [weak owner] subscriber in
      if let owner { subscriber.add(calls(proxy(owner)).subscribe { subscriber.send($0) }) }
    }
    .take(during: Lifetime(of: owner))
    .erased
}
#endif
