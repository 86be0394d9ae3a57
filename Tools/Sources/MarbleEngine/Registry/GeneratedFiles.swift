import ReactiveSignalsTesting

extension Registry {
  /// A file that is made from the rows.
  package struct File: Sendable {
    /// The path in the checkout.
    package let path: String
    package let contents: String
  }

  /// The folder of the pictures in the documentation. It has no other files.
  package static let pictures = "\(documentation)/Resources/Diagrams"
  private static let documentation = "Sources/ReactiveSignals/ReactiveSignals.docc"

  /// Returns the files that are made from the rows.
  ///
  /// - Parameter read: The function that reads a file of the checkout, since the pages of topic groups have other groups too.
  /// - Returns: The files.
  package static func files(reading read: (String) throws -> String) throws -> [File] {
    var files = try Picture.all.flatMap { picture in
      let figure = try picture.figure()
      return [
        File(path: "\(pictures)/\(picture.name).svg", contents: figure.svg(.light)),
        File(path: "\(pictures)/\(picture.name)~dark.svg", contents: figure.svg(.dark)),
      ]
    }
    files += [
      File(path: "\(documentation)/Articles/OperatorsInThePlayground.md", contents: PlaygroundLinks.article),
      File(path: "Tools/Tests/MarblesTests/PicturesAsTests.swift", contents: try TakeHome.testsOfPictures()),
      File(path: "Benchmarks/BuildCost/Operators.txt", contents: chains),
      File(path: "Tests/MainActorTests/MainTwins.swift", contents: mainTwins),
    ]
    files += try Topic.pages.map { page in
      let path = "\(documentation)/Extensions/\(page).md"
      return File(path: path, contents: try filled(try read(path), page))
    }
    return files
  }

  /// The chains of the build-cost check, by family.
  private static var chains: String {
    let paragraphs = families.map { family in
      family.rows.flatMap(\.chains).map { "\($0.name.padding(to: 38))\($0.code)\n" }.joined()
    }
    return """
      # A chain for each operator, and for some forms and types beyond those that `scripts/coverage --operators` lists. It takes the
      # place of `numbers` in Surroundings.swift, so that it is subscribed to. Statements in braces take the place of the line.
      # `marbles registry --write` makes this file of the rows in Tools/Sources/MarbleEngine/Registry.

      \(paragraphs.joined(separator: "\n"))
      """
  }

  /// Returns a page with the symbols of the rows in its topic groups. The groups without a row remain.
  private static func filled(_ text: String, _ page: String) throws(InputError) -> String {
    var sections = text.split(separator: "\n### ", omittingEmptySubsequences: false).map(String.init)
    let entries = rows.flatMap(\.entries).filter { $0.topic.page == page }
    for title in Set(entries.map(\.topic.title)) {
      guard let index = sections.firstIndex(where: { $0.hasPrefix("\(title)\n") }) else {
        throw InputError("\(page).md has no topic group '\(title)'")
      }
      let symbols = entries.filter { $0.topic.title == title }.map { "- ``\($0.symbol)``\n" }
      sections[index] = "\(title)\n\n\(symbols.joined())"
    }
    return sections.joined(separator: "\n### ")
  }
}
