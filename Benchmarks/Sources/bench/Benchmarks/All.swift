extension Benchmark {
  /// Every benchmark, in the order of the table.
  static var all: [Benchmark] {
    [
      arrayChain,
      subjectChain,
      fanOut,
      createAndComplete,
      createAndDispose,
      arrayOfManyMaps,
      subjectOfManyMaps,
    ]
  }
}
