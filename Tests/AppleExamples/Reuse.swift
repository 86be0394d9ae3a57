#if canImport(UIKit) && !os(watchOS)
#if canImport(MapKit)
import MapKit
#endif
import ReactiveSignals
import ReactiveSignalsUI
import UIKit

struct Track: Sendable {
  let title = MutableProperty("")
  let like = Command { () -> Signal<Void, Never> in .just(()) }
}

@MainActor final class TrackCell: UITableViewCell {
  let titleLabel = UILabel(frame: .zero)
  let likeButton = UIButton(frame: .zero)
}

// F240: rac_prepareForReuseSignal of a table cell
@MainActor func show(_ track: Track, in cell: TrackCell) {
  track.title.signal.take(during: cell.contentLifetime).bind(to: \.text, on: cell.titleLabel)
  cell.contentLifetime += cell.likeButton.bind(to: track.like)
  cell.reuses.subscribe { print("reused") }
}

// F240: of the other reusable views
@MainActor func reusableViews(
  _ header: UITableViewHeaderFooterView,
  _ cell: UICollectionViewCell,
  _ ticks: Signal<Int, Never>
) {
  ticks.take(during: header.contentLifetime).observe { print($0) }
  ticks.take(during: cell.contentLifetime).observe { print($0) }
}

#if canImport(MapKit)
// F240: of an annotation view
@MainActor func annotations(_ view: MKAnnotationView, _ ticks: Signal<Int, Never>) {
  ticks.take(during: view.contentLifetime).observe { print($0) }
}
#endif
#endif
