// The folders Mistakes and Migration declare calls that cannot work, and the names of other libraries. The compiler shows the remedy
// as its error message. None of them can be called, and none costs time in a correct program: the compiler looks at unavailable
// declarations when nothing else matches.

/// The body of a declaration that is unavailable.
package func neverCalled() -> Never { preconditionFailure("This declaration is unavailable.") }
