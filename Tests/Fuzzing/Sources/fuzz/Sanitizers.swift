/// A Boolean value that indicates whether a sanitizer runs: the fuzzer is built with one.
let isSanitized = true
