extension Path {
  static var all: [Path] {
    [cold, linear, subjects, multicasting, combining, flattening, timing, state, asynchronous].flatMap { $0 }
  }
}
