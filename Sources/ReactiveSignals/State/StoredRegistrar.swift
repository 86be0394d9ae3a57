#if !canImport(ObjectiveC)
import Observation
@_spi(Reflection) import Swift

extension ObservationRegistrar {
  /// Returns the registrar that `object` has as a stored property of its class or of a superclass.
  static func stored(in object: AnyObject) -> ObservationRegistrar? {
    var found: ObservationRegistrar?
    // The option for the fields of a class. Its named constant is a global variable, which strict concurrency rejects.
    let options = _EachFieldOptions(rawValue: 1)
    unsafe _forEachField(of: type(of: object), options: options) { _, offset, type, _ in
      guard type == ObservationRegistrar.self else { return true }
      // Safe: the argument keeps the object alive, and the field at the offset has the type of a registrar. A registrar is not
      // replaced while the object is in use, because that would drop its observers. No other field is read, so no other access overlaps.
      let address = unsafe Unmanaged.passUnretained(object).toOpaque()
      found = unsafe address.load(fromByteOffset: offset, as: ObservationRegistrar.self)
      return false
    }
    return found
  }
}
#endif
