import Foundation
import ReactiveSignals

// F210: rac_deallocDisposable, and F211: rac_willDeallocSignal, of any object
func lifetimes(_ object: NSObject, _ ticks: Signal<Int, Never>) {
  let lifetime = Lifetime(of: object)
  lifetime += ticks.subscribe { print($0) }
  ticks.take(during: lifetime).subscribe { print($0) }
  lifetime.ended.subscribe(completed: { print("released") })
}

#if canImport(UIKit) && !os(watchOS)
import ReactiveSignalsUI
import UIKit

@MainActor func visits(_ controller: UIViewController, _ label: UILabel, _ price: Property<Int>) {
  controller.whileVisible { visit in
    visit += price.signal.map { "\($0)" }.bind(to: \.text, on: label)
  }
}
#endif
