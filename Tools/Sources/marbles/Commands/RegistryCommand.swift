import ArgumentParser
import Foundation
import MarbleEngine

struct RegistryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "registry",
    abstract: "Compares the files that are made from the rows of operators with the rows.",
    discussion: """
      Each operator is a row in Tools/Sources/MarbleEngine/Registry. The pictures of the documentation come from runs. Each has two files: \
      NAME.svg for light and NAME~dark.svg for dark appearance.
      """
  )

  @Flag(help: "Writes the files.")
  var write = false

  @Flag(help: "Prints the names of each symbol in other libraries, for the site, and compares nothing.")
  var names = false

  @Option(help: "The folder of the checkout.")
  var checkout = "."

  func run() throws {
    if names { return printNames() }
    let root = URL(fileURLWithPath: checkout, isDirectory: true)
    do {
      let files = try Registry.files { path in
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
      }
      let stale = files.filter { file in
        (try? Data(contentsOf: root.appending(path: file.path))) != Data(file.contents.utf8)
      }
      let surplus = surplus(in: root, files)
      if write {
        for file in stale { try Data(file.contents.utf8).write(to: root.appending(path: file.path)) }
        for path in surplus { try FileManager.default.removeItem(at: root.appending(path: path)) }
      }
      for path in stale.map(\.path) + surplus { print(path) }
      let changes = stale.count + surplus.count
      print(
        "\(files.count) files from \(Registry.names.count) rows: \(changes) \(write ? "written" : "out of date")"
      )
      if !write, changes > 0 {
        throw InputError("files are out of date: '\(Invocation.marbles) registry --write' makes them anew")
      }
    } catch let error as CocoaError {
      throw InputError("no checkout of ReactiveSignals in '\(checkout)': \(error.localizedDescription)")
    }
  }

  private func printNames() {
    for entry in OperatorNames.all {
      for symbol in entry.symbols {
        for (library, names) in entry.counterparts where !names.isEmpty {
          print(([symbol, library] + names).joined(separator: "\t"))
        }
      }
    }
  }

  /// Returns the pictures that no row has.
  private func surplus(in root: URL, _ files: [Registry.File]) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: root.appending(path: Registry.pictures).path
    )
    let known = Set(files.map(\.path))
    return (names ?? []).map { "\(Registry.pictures)/\($0)" }.filter { !known.contains($0) }.sorted()
  }
}
