#if canImport(UIKit) && !os(watchOS)
import Foundation
import ReactiveSignals
import ReactiveSignalsUI
import UIKit

@MainActor final class Player {
  let volume = MutableProperty<Float>(0.5)
  let isNight = MutableProperty(false)
  let count = MutableProperty(1.0)
  let page = MutableProperty(0)
  let alarm = MutableProperty(Date.now)
}

// F226: rac_signalForControlEvents:
@MainActor func controlEvents(_ button: UIButton) {
  button.signal(for: .touchUpInside).subscribe { button in button.setTitle("Pressed", for: .normal) }
}

// F230: rac_newSelectedSegmentIndexChannelWithNilValue:
@MainActor func segments(_ control: UISegmentedControl, _ player: Player) {
  control.channel(of: \.selectedSegmentIndex) <~> player.page
}

// F244: rac_channelForControlEvents:key:nilValue:, for any control.
@MainActor func anyControl(_ pages: UIPageControl, _ player: Player) {
  let terminal: MainChannelTerminal<Int> = pages.channel(of: \.currentPage, for: .valueChanged)
  terminal <~> player.page
  pages.signal(of: \.currentPage).subscribe { print($0) }
}

#if !os(tvOS)
// F229: rac_newDateChannelWithNilValue:
@MainActor func dates(_ picker: UIDatePicker, _ player: Player) {
  picker.channel(of: \.date) <~> player.alarm
}

// F231: rac_newValueChannelWithNilValue: of a slider
@MainActor func sliders(_ slider: UISlider, _ player: Player) {
  slider.channel(of: \.value) <~> player.volume
  slider.signal(of: \.value).bind(to: player.volume)
}

// F232: rac_newValueChannelWithNilValue: of a stepper
@MainActor func steppers(_ stepper: UIStepper, _ player: Player) {
  stepper.channel(of: \.value) <~> player.count
}

// F233: rac_newOnChannel
@MainActor func switches(_ toggle: UISwitch, _ player: Player) {
  let binding = toggle.channel(of: \.isOn) <~> player.isNight
  binding.dispose()
}
#endif
#endif
