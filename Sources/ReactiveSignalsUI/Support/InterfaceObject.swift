#if (canImport(UIKit) && !os(watchOS)) || (canImport(AppKit) && !targetEnvironment(macCatalyst))
/// An object of a user interface, whose signals send the object as its own type.
///
/// Controls, view controllers, gesture recognizers, bar button items and delegates of the library conform. The protocol has no requirements. It
/// exists because a method of a class cannot return a signal of `Self`.
@MainActor
public protocol InterfaceObject: AnyObject, Sendable {}
#endif
