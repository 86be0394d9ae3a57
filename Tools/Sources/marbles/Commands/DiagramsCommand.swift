import ArgumentParser
import Foundation
import MarbleEngine
import ReactiveSignalsTesting

struct DiagramsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diagrams",
    abstract: "Runs each operator and writes its pictures for the documentation.",
    discussion: "Each picture has two files: NAME.svg for light and NAME~dark.svg for dark appearance."
  )

  @Option(help: "The directory to write to.")
  var output: String

  @Option(help: "A file to write to: a Swift test of each picture.")
  var tests: String?

  @Option(help: "A file to write to: the article with a link into the playground for each picture.")
  var links: String?

  func run() throws {
    let directory = URL(fileURLWithPath: output, isDirectory: true)
    do {
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
      for entry in DiagramTable.all {
        let figure = try entry.figure()
        try figure.svg(.light).write(to: directory.appending(path: "\(entry.name).svg"))
        try figure.svg(.dark).write(to: directory.appending(path: "\(entry.name)~dark.svg"))
      }
      if let links { try PlaygroundLinks.article.write(to: URL(fileURLWithPath: links)) }
      if let tests { try TakeHome.testsOfPictures().write(to: URL(fileURLWithPath: tests)) }
    } catch let error as CocoaError {
      throw InputError("cannot write to \(output): \(error.localizedDescription)")
    }
    print("\(DiagramTable.all.count) diagrams")
  }
}

extension String {
  fileprivate func write(to url: URL) throws {
    try Data(utf8).write(to: url)
  }
}
