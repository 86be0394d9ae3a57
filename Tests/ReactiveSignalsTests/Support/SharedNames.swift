import TestSupport

// Tests that import the library with `@testable` see its internal types of these names, too. Names of their own module come first.
typealias Shared = TestSupport.Shared
typealias Tracked = TestSupport.Tracked
