/// The delegates in front of the delegate of one object.
///
/// The object refers to the front one, each of these to the one behind it, and the back one to the delegate of the app. When the app sets
/// another delegate, that one takes the place behind the back one, and the front one stays.
///
/// Another library may do the same. Its delegate passes calls on to the front one, and would stand in a ring behind the back one. So it
/// stays in front of all.
@MainActor
package final class DelegateSlot<Proxy: AnyObject> {
  /// The delegates, the back one first.
  private var proxies: [Proxy] = []
  /// The delegate of another library in front of these.
  private weak var outer: AnyObject?
  private var isSetting = false
  private let setNext: (Proxy, AnyObject?) -> Void
  private let setDelegate: (AnyObject?) -> Void
  private let passesOn: (AnyObject) -> Bool

  /// Creates a place.
  ///
  /// - Parameters:
  ///   - setNext: A closure that sets the delegate behind one of the delegates.
  ///   - setDelegate: A closure that sets the delegate of the object.
  ///   - passesOn: A closure that returns whether a delegate passes calls on to one of the delegates.
  package init(
    setNext: @escaping (Proxy, AnyObject?) -> Void,
    setDelegate: @escaping (AnyObject?) -> Void,
    passesOn: @escaping (AnyObject) -> Bool
  ) {
    self.setNext = setNext
    self.setDelegate = setDelegate
    self.passesOn = passesOn
  }

  /// Returns the delegate of a kind, and sees to it that the object calls it.
  ///
  /// - Parameters:
  ///   - delegate: The present delegate of the object.
  ///   - make: A closure that makes a delegate in front of another one.
  package func proxy<Kind>(delegate: AnyObject?, orMake make: (AnyObject?) -> Kind) -> Kind {
    if !proxies.isEmpty { _ = take(delegate) }
    for case let proxy as Kind in proxies { return proxy }
    let proxy = make(proxies.isEmpty ? delegate : front)
    if let proxy = proxy as? Proxy { proxies.append(proxy) }
    outer = nil
    askAgain()
    return proxy
  }

  /// Takes a delegate that the app sets, and keeps the front one.
  ///
  /// - Parameter delegate: The delegate that the app sets.
  /// - Returns: A Boolean value that indicates whether it was taken. Otherwise the object has to be given it.
  package func take(_ delegate: AnyObject?) -> Bool {
    guard !isSetting, let back = proxies.first, delegate !== front else { return false }
    if let delegate {
      let isOwn = proxies.contains { $0 === delegate }
      if !isOwn, passesOn(delegate) {
        outer = delegate
        return false
      }
      if !isOwn { setNext(back, delegate) }
    } else {
      setNext(back, nil)
    }
    outer = nil
    askAgain()
    return true
  }

  /// Makes the object ask again which optional methods there are. It does so when its delegate changes.
  package func askAgain() {
    guard !isSetting else { return }
    isSetting = true
    let front = front
    setDelegate(nil)
    setDelegate(front)
    isSetting = false
  }

  /// The delegate that the object has.
  private var front: AnyObject? { outer ?? proxies.last }
}
