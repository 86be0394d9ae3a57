#if canImport(UIKit) && !os(watchOS)
import Foundation
import ReactiveSignals
import ReactiveSignalsUI
import UIKit

// F213: rac_signalForSelector:fromProtocol:, and F215: RACDelegateProxy. The protocol is that of any framework.
@MainActor @objc protocol PlayerDelegate: NSObjectProtocol {
  @objc optional func playerDidStart()
  @objc optional func playerDidMove(to seconds: Double)
}

@MainActor final class PlayerDelegateProxy: DelegateProxy, PlayerDelegate {
  let positions = Subject<Double, Never>()

  func playerDidMove(to seconds: Double) {
    positions.send(seconds)
    next(as: (any PlayerDelegate).self)?.playerDidMove?(to: seconds)
  }
}

@MainActor final class VideoPlayer {
  weak var delegate: (any PlayerDelegate)?
}

@MainActor final class VideoScreen {
  private let player = VideoPlayer()
  private let delegate: PlayerDelegateProxy

  init() {
    delegate = PlayerDelegateProxy(passingCallsTo: player.delegate)
    player.delegate = delegate
    delegate.positions.observe { print($0) }
  }
}

// F212: rac_signalForSelector:. An override sends.
@MainActor final class AppearingController: UIViewController {
  let loads = Subject<Void, Never>()

  override func viewDidLoad() {
    super.viewDidLoad()
    loads.send(())
  }
}

@MainActor func lists(_ table: UITableView, _ collection: UICollectionView) {
  table.selections.observe { path in print(path.row) }
  table.deselections.observe { path in print(path.row) }
  table.scrolls.map { $0.y > 0 }.distinctUntilChanged().observe { print($0) }
  collection.selections.observe { path in print(path.item) }
  collection.deselections.observe { path in print(path.item) }
}

@MainActor func show(
  _ identifiers: Signal<[Int], Never>,
  in table: UITableViewDiffableDataSource<String, Int>,
  and collection: UICollectionViewDiffableDataSource<String, Int>
) {
  identifiers.bind(to: table, section: "notes")
  identifiers.bind(to: collection, section: "notes", animated: false)
}

#if !os(tvOS)
@MainActor func pickers(_ picker: UIPickerView, _ row: MutableProperty<Int>) {
  picker.selections.filter { $0.component == 0 }.map { $0.row }.bind(to: row)
}

@MainActor func search(_ bar: UISearchBar, _ query: MutableProperty<String>) {
  bar.searchTextField.textSignal.sample(on: bar.searches).bind(to: query)
  bar.cancellations.map { "" }.bind(to: query)
}
#endif
#endif
