import Foundation

/// The document of the page, with its style and its program inside. Its parts are files beside the program.
enum Page {
  /// Reads the parts, and puts them together.
  static func document() throws -> Data {
    let parts = [
      "style.css", "playground.js", "operators.js", "lessons.js", "overview.js", "cells.js", "live.js",
    ]
    let html = try text(of: "index.html")
    let document = try parts.reduce(html) { html, name in
      let mark = name == "playground.js" ? "program" : String(name.prefix { $0 != "." })
      return html.replacing("/*\(mark)*/", with: try text(of: name))
    }
    return Data(document.utf8)
  }

  private static func text(of name: String) throws -> String {
    let file = Bundle.module.bundleURL.appending(path: "Page/\(name)")
    return try String(contentsOf: file, encoding: .utf8)
  }
}
