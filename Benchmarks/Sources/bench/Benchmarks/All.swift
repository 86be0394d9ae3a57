extension Benchmark {
  /// All benchmarks in the order of the table.
  static var all: [Benchmark] {
    [
      arrayChain,
      subjectChain,
      fanOut,
      flatMapJust,
      createAndComplete,
      createAndDispose,
      arrayOfManyMaps,
      subjectOfManyMaps,
      propertyObservers,
      propertyWrites,
      finishedSubscriptions,
    ]
  }
}
