// What every test needs. The imports of a test name what it needs besides.
@_exported import ReactiveSignals
@_exported import ReactiveSignalsTesting
@_exported import ReactiveSignalsTestingTraits
@_exported import Testing

/// `Shared`, in a file that sees the type of that name in the library.
package typealias SharedState = Shared
