extension [String] {
  /// Returns the element with the smallest edit distance to `word`, if it is close.
  package func nearest(to word: String) -> String? {
    let word = word.lowercased()
    let candidates = map { (name: $0, distance: $0.lowercased().distance(to: word)) }
    guard let best = candidates.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= Swift.max(1, word.count / 3) ? best.name : nil
  }
}

extension String {
  /// Returns the number of insertions, deletions, replacements and swaps of neighbors that turn this string into `other`.
  package func distance(to other: String) -> Int {
    let (a, b) = (Array(self), Array(other))
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var cost = Swift.min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = Swift.min(cost, beforeLast[j - 1] + 1) }
        row.append(cost)
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }

  package func padding(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }
}
