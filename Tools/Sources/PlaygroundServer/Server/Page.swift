import Foundation

/// The document of the page, with its style and its program inside. It is part of the program.
enum Page {
  static let document: Data = {
    let parts = [
      "/*style*/": PackageResources.style_css, "/*program*/": PackageResources.playground_js,
      "/*operators*/": PackageResources.operators_js, "/*lessons*/": PackageResources.lessons_js,
      "/*overview*/": PackageResources.overview_js, "/*cells*/": PackageResources.cells_js,
      "/*live*/": PackageResources.live_js,
    ]
    let html = String(decoding: PackageResources.index_html, as: UTF8.self)
    return Data(
      parts.reduce(html) { $0.replacing($1.key, with: String(decoding: $1.value, as: UTF8.self)) }.utf8
    )
  }()
}
