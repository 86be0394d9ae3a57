import TestSupport

@Suite(.withoutLeaks) @MainActor struct MainLiftTests {
  final class Label {
    var texts: [String] = []
  }

  @Test("A closure receives the object and the latest values, until the object is released")
  func lifts() {
    var label: Label? = Label()
    weak let weakly = label
    let (name, age) = (MainSubject<String, Never>(), MainSubject<Int, Never>())
    var results: [Int] = []
    let counts = label.map {
      lift(on: $0, name, age) { label, name, age in
        label.texts.append("\(name) \(age)")
        return label.texts.count
      }
    }
    name.send("Ada")
    age.send(36)
    name.send("Grace")
    counts?.subscribe(next: { results.append($0) }, completed: { results.append(-1) })
    expectEqual(label?.texts, ["Ada 36", "Grace 36"])
    label = nil
    #expect(weakly == nil)
    age.send(1)
    expectEqual(results, [2, -1])
  }

  @Test("A closure receives the object and an array of the latest values")
  func arrays() {
    let label = Label()
    let columns = [MainSubject<Int, Never>(), MainSubject<Int, Never>()]
    lift(on: label, columns) { label, row in label.texts.append("\(row)") }
    columns[0].send(1)
    columns[1].send(2)
    expectEqual(label.texts, ["[1, 2]"])
    for column in columns { column.complete() }
  }

  @Test("Signals of any number are combined")
  func five() {
    let parts = (0..<9).map { _ in MainSubject<Int, Never>() }
    var (rows, sums, zipped, nine): ([String], [Int], [Int], [Int]) = ([], [], [], [])
    MainSignal.combineLatest(
      parts[0],
      parts[1],
      parts[2],
      parts[3],
      parts[4],
      parts[5],
      parts[6],
      parts[7],
      parts[8]
    )
    .map { $0.0 * $0.8 }.subscribe { nine.append($0) }
    MainSignal.combineLatest(parts[0], parts[1], parts[2], parts[3], parts[4], parts[5])
      .subscribe { rows.append("\($0)") }
    MainSignal.combineLatest(parts[0], parts[1], parts[2], parts[3], parts[4]).map {
      (a: Int, b: Int, c: Int, d: Int, e: Int) in a + b + c + d + e
    }
    .subscribe { sums.append($0) }
    MainSignal.zip(parts[0], parts[1], parts[2], parts[3], parts[4], parts[5]).map {
      (a: Int, b: Int, c: Int, d: Int, e: Int, f: Int) in a * f
    }
    .subscribe { zipped.append($0) }
    for (place, part) in parts.enumerated() { part.send(place + 1) }
    parts[0].send(10)
    expectEqual(rows, ["(1, 2, 3, 4, 5, 6)", "(10, 2, 3, 4, 5, 6)"])
    expectEqual(sums, [15, 24])
    expectEqual(zipped, [6])
    expectEqual(nine, [9, 90])
    for part in parts { part.complete() }
  }
}
