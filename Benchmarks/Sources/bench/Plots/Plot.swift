import Foundation

/// A plot of a curve as SVG: the cost of a unit over the number of units, on logarithmic axes.
///
/// A line is labeled at its right end.
struct Plot {
  private static let size = (width: 760.0, height: 340.0)
  private static let area = (left: 62.0, right: 500.0, top: 50.0, bottom: 280.0)
  /// The smallest distance between two labels of lines.
  private static let labelHeight = 18.0

  let curve: CurveMeasurement

  private let horizontal: LogScale
  private let vertical: LogScale

  init(of curve: CurveMeasurement) {
    self.curve = curve
    let points = curve.lines.flatMap(\.points)
    horizontal = LogScale(exactly: points.map { Double($0.size) }, from: Self.area.left, to: Self.area.right)
    vertical = LogScale(around: points.map(\.nanoseconds), from: Self.area.bottom, to: Self.area.top)
  }

  func svg(_ style: PlotStyle) -> String {
    let (width, height) = Self.size
    let parts = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width.short)" height="\(height.short)" \
      viewBox="0 0 \(width.short) \(height.short)" role="img">
      <title>\(curve.title): nanoseconds per \(curve.unit) over the number of \(curve.size)</title>
      <style>
      \(style.css)
      </style>
      """,
      titles, grid, lines, "</svg>\n",
    ]
    return parts.joined(separator: "\n")
  }

  private var titles: String {
    let center = (Self.area.left + Self.area.right) / 2
    return [
      text("title", Self.area.left, 18, "start", curve.title),
      text("note", Self.area.left, 37, "start", "ns per \(curve.unit)"),
      text("note", center, Self.area.bottom + 46, "middle", curve.size),
    ].joined(separator: "\n")
  }

  private var grid: String {
    let rows = vertical.decades.map { decade in
      let y = vertical.position(of: decade)
      return segment("grid", Self.area.left, y, Self.area.right, y) + "\n"
        + text("note", Self.area.left - 8, y + 4, "end", decade.spelled)
    }
    let sizes = curve.lines.first?.points.map { Double($0.size) } ?? []
    let columns = sizes.map { size in
      let x = horizontal.position(of: size)
      return segment("tick", x, Self.area.bottom, x, Self.area.bottom + 5) + "\n"
        + text("note", x, Self.area.bottom + 22, "middle", size.spelled)
    }
    return (rows + columns).joined(separator: "\n")
  }

  private var lines: String {
    let libraries = curve.lines.map { PlotStyle.library(of: $0.name) }
    let labels = labelPositions
    return curve.lines.indices
      .map { line($0, isDashed: libraries[..<$0].contains(libraries[$0]), labelHeight: labels[$0]) }
      .joined(separator: "\n")
  }

  private func line(_ index: Int, isDashed: Bool, labelHeight: Double) -> String {
    let line = curve.lines[index]
    let color = "rs-" + PlotStyle.color(of: line.name)
    let points = line.points.map { point in
      (
        x: horizontal.position(of: Double(point.size)).short,
        y: vertical.position(of: point.nanoseconds).short
      )
    }
    let path = points.map { "\($0.x),\($0.y)" }.joined(separator: " ")
    let dots = points.map { #"<circle class="rs-dot \#(color)" cx="\#($0.x)" cy="\#($0.y)" r="3"/>"# }
    return """
      <polyline class="rs-curve \(color)\(isDashed ? " rs-dashed" : "")" points="\(path)"/>
      \(dots.joined(separator: "\n"))
      \(text("label \(color)", Self.area.right + 14, labelHeight + 4, "start", line.name))
      """
  }

  /// The heights of the labels, next to the ends of the lines and moved apart.
  private var labelPositions: [Double] {
    let ends = curve.lines.map { vertical.position(of: $0.points.last?.nanoseconds ?? 1) }
    var positions = ends
    var next = -Double.infinity
    for index in ends.indices.sorted(by: { ends[$0] < ends[$1] }) {
      positions[index] = max(ends[index], next)
      next = positions[index] + Self.labelHeight
    }
    let excess = max(0, next - Self.labelHeight - Self.area.bottom)
    return positions.map { $0 - excess }
  }

  private func segment(_ style: String, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> String {
    #"<line class="rs-\#(style)" x1="\#(x1.short)" y1="\#(y1.short)" x2="\#(x2.short)" y2="\#(y2.short)"/>"#
  }

  private func text(_ style: String, _ x: Double, _ y: Double, _ anchor: String, _ text: String) -> String {
    #"<text class="rs-\#(style)" x="\#(x.short)" y="\#(y.short)" text-anchor="\#(anchor)">\#(text)</text>"#
  }
}

extension Double {
  /// The number with at most one decimal.
  fileprivate var short: String { self == rounded() ? formatted(decimals: 0) : formatted(decimals: 1) }

  /// The number with separators between thousands, and with as many decimals as a power of ten has.
  fileprivate var spelled: String {
    guard self >= 1 else { return formatted(decimals: max(0, Int(-log10(self).rounded()))) }
    let digits = String(formatted(decimals: 0).reversed())
    let groups = stride(from: 0, to: digits.count, by: 3).map { digits.dropFirst($0).prefix(3) }
    return String(groups.joined(separator: ",").reversed())
  }
}
