// The folders Mistakes and Migration declare calls that cannot work, and the names of other libraries. The compiler shows the remedy
// as its error message. None of them can be called, and none costs time in a correct program: the compiler looks at unavailable
// declarations when nothing else matches. `UnhandledFailures` has exceptions, which the compiler looks at in each program.

/// The body of a declaration that cannot be called.
@usableFromInline
package func neverCalled() -> Never { preconditionFailure("This declaration is unavailable.") }
