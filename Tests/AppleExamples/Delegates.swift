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
    delegate.attach { [weak player] in player?.delegate = $0 }
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

// A delegate of the app behind the one of the library.
@MainActor func delegateOfTheApp(
  _ player: VideoPlayer,
  _ proxy: PlayerDelegateProxy,
  _ app: any PlayerDelegate
) {
  proxy.passCalls(to: app)
  _ = DelegateProxy.original(of: player.delegate, as: VideoPlayer.self)
}

// RxCocoa: methodInvoked, sentMessage
@MainActor func methods(_ controller: UIViewController) {
  controller.signal(after: #selector(UIViewController.viewDidLoad)).subscribe { print("loaded") }
  controller.signal(before: #selector(UIViewController.viewWillAppear(_:))).subscribe { print("appears") }
  controller.signal(of: Bool.self, after: #selector(UIViewController.viewDidAppear(_:)))
    .subscribe { isAnimated in print(isAnimated) }
}

@MainActor func scrolling(_ view: UIScrollView) {
  view.scrolls.map { $0.y > 0 }.distinctUntilChanged().subscribe { print($0) }
  view.dragStarts.subscribe { print("drag") }
  view.dragEnds.filter { !$0 }.subscribe { _ in print("stopped") }
  view.decelerationStarts.merge(view.decelerationEnds).subscribe { print("deceleration") }
  view.scrollAnimationEnds.subscribe { print("there") }
  view.zooms.subscribe { print($0) }
  #if !os(tvOS)
  view.scrollsToTop.subscribe { print("top") }
  #endif
}

@MainActor func lists(_ table: UITableView, _ collection: UICollectionView) {
  table.selections.subscribe { path in print(path.row) }
  table.deselections.subscribe { path in print(path.row) }
  #if !os(tvOS)
  table.accessoryTaps.subscribe { path in print(path.row) }
  #endif
  table.displays.subscribe { print($0.cell, $0.path.row) }
  table.displayEnds.subscribe { cell, path in print(cell, path.row) }
  table.prefetches.subscribe { paths in print(paths.count) }
  table.prefetchCancellations.subscribe { paths in print(paths.count) }
  collection.selections.subscribe { path in print(path.item) }
  collection.deselections.subscribe { path in print(path.item) }
  collection.displays.merge(collection.displayEnds).subscribe { cell, path in print(cell, path.item) }
  collection.prefetches.merge(collection.prefetchCancellations).subscribe { paths in print(paths.count) }
}

@MainActor func navigation(_ tabs: UITabBarController, _ bar: UITabBar, _ navigation: UINavigationController)
{
  tabs.selections.subscribe { print($0.title ?? "") }
  bar.selections.subscribe { print($0.title ?? "") }
  navigation.showStarts.merge(navigation.showEnds).subscribe { print($0.title ?? "") }
}

#if !os(tvOS)
@MainActor func pickers(_ picker: UIPickerView, _ row: MutableProperty<Int>) {
  picker.selections.filter { $0.component == 0 }.map { $0.row }.bind(to: row)
}

@MainActor func search(_ bar: UISearchBar, _ query: MutableProperty<String>) {
  bar.textSignal.sample(on: bar.searches).bind(to: query)
  bar.cancellations.map { "" }.bind(to: query)
  bar.textChannel() <~> query
  bar.scopeSelections.subscribe { print($0) }
  bar.bookmarkTaps.merge(bar.editingStarts).merge(bar.editingEnds).subscribe { print("search bar") }
}
#endif
#endif
