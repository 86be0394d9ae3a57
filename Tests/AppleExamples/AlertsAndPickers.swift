#if canImport(UIKit) && !os(watchOS)
import ReactiveSignals
import ReactiveSignalsUI
import UIKit

// F237: rac_buttonClickedSignal and rac_willDismissSignal of an alert
@MainActor func alert(over controller: UIViewController) {
  controller
    .alert(
      "Delete the note?",
      message: "It cannot be restored.",
      choices: [
        AlertChoice("Delete", style: .destructive, value: true),
        AlertChoice("Cancel", style: .cancel, value: false),
      ]
    )
    .subscribeEvents { event in
      if case .failed(.anotherIsPresented) = event { print("Another alert is there") } else { print(event) }
    }
}

// F238: rac_buttonClickedSignal of an action sheet
@MainActor func actionSheet(over controller: UIViewController, from button: UIButton) {
  let buttons = ["Mail", "Message"].enumerated().map { AlertChoice($0.element, value: $0.offset) }
  controller.alert(nil, style: .actionSheet, from: button, choices: buttons)
    .replaceFailure(with: 0)
    .subscribe { print("button", $0) }
}

#if !os(tvOS)
// F239: rac_imageSelectedSignal
@MainActor func images(_ picker: UIImagePickerController, _ view: UIImageView) {
  picker.picks { $0[.originalImage] as? UIImage }.subscribe { [weak view] image in view?.image = image }
}
#endif
#endif
