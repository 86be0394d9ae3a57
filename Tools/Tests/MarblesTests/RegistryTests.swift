import MarbleEngine
import ReactiveSignalsTesting
import Testing

@Suite struct RegistryTests {
  @Test("Every operator has a picture")
  func complete() {
    let shown = Set(Picture.all.flatMap(\.operators))
    #expect(OperatorTable.names.filter { !shown.contains($0) } == [])
  }

  @Test("Every operator, picture and chain has a name of its own")
  func names() {
    for names in [Registry.names, Picture.all.map(\.name), Registry.chainNames] {
      #expect(Set(names).count == names.count)
    }
  }

  @Test("A chain is named after its first call and the first label")
  func chains() {
    let names = ["map", "take(while:)", "zip, three", "flatMap(.latest)", "bind(to:)", "Subject"]
    #expect(names.filter { !Registry.chainNames.contains($0) } == [])
  }

  @Test("Every picture shows the operator as written in Swift, and the values it sends")
  func figures() throws {
    for entry in Picture.all {
      let figure = try entry.figure()
      let boxes = figure.rows.compactMap { if case .box(let text, _) = $0 { text } else { nil } }
      #expect(boxes.count == 1)
      #expect(!boxes.joined().contains("#"), "\(boxes)")
      switch figure.rows.last {
      case .line: break
      case .box(_, let inside): #expect(!inside.isEmpty, "\(entry.name)")
      case nil: Issue.record("\(entry.name) is empty")
      }
    }
  }

  @Test("A signal that is subscribed to later stands in the box from that time on")
  func later() throws {
    let entry = try #require(Picture.all.first { $0.name == "concat" })
    #expect(
      try entry.figure().rows == [
        .line("a--b--|"),
        .box("concat(next)", inside: [.init("------1--2--|", start: 6)]),
        .line("a--b--1--2--|"),
      ]
    )
  }

  @Test("A signal that is disposed before its end is cut off")
  func cut() throws {
    let entry = try #require(Picture.all.first { $0.name == "flatMapLatest" })
    guard case .box(_, let inside) = try entry.figure().rows[1] else {
      Issue.record("no box")
      return
    }
    #expect(
      inside == [.init("1-2", start: 0, end: 3), .init("---1-2-3|", start: 3)]
    )
  }
}
