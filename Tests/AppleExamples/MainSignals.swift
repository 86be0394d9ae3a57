#if canImport(UIKit) && !os(watchOS)
import ReactiveSignals
import ReactiveSignalsUI
import UIKit

/// A photo, which is not `Sendable`.
final class Photo: Identifiable, Equatable {
  let id: Int
  var image: UIImage?

  init(id: Int) { self.id = id }

  static func == (a: Photo, b: Photo) -> Bool { a === b }
}

@MainActor final class AlbumModel {
  @MainMutableProperty var name = ""
  @MainMutableProperty var photos: [Photo] = []
  private(set) lazy var save = MainCommand<Photo?, Int, Never>(enabledIf: $name.map { !$0.isEmpty }) {
    [unowned self] photo in .just(name.count + (photo?.id ?? 0))
  }
}

final class AlbumController: UIViewController {
  let model = AlbumModel()
  let (nameField, button, table) = (
    UITextField(frame: .zero), UIButton(frame: .zero), UITableView(frame: .zero)
  )
  #if !os(tvOS)
  let switches = UISwitch(frame: .zero)
  #endif
  private var shown: Photo?
  private var taps = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    // Closures use the controller, and values are of any type.
    nameField.textChannel() <~> model.$name
    nameField.textSignal.map { [unowned self] in "\(taps) \($0)" }.bind(to: \.title, on: self)
    button.signal(for: .touchUpInside).subscribe { [weak self] _ in self?.taps += 1 }
    button.bind(to: model.save) { [weak self] _ in self?.shown }
    #if !os(tvOS)
    switches.channel(of: \.isOn) <~> MainMutableProperty(true)
    #endif
    let list = model.$photos.signal.bind(to: table, cell: "Photo", as: UITableViewCell.self) {
      cell,
      photo,
      lifetime in
      cell.isHidden = photo.image == nil
      cell.reuses.take(during: lifetime).subscribe { photo.image = nil }
    }
    list.selections.subscribe { [weak self] in self?.shown = $0 }
    table.displays.map { [unowned self] _ in shown?.image }.subscribe { _ in }
    // A choice of an alert is a value of any type.
    alert("Which", choices: [AlertChoice("First", value: Photo(id: 1))]).catch { _ in .empty }
      .bind(to: \.shown, on: self)
  }
}
#endif

#if canImport(SwiftUI)
import ReactiveSignals
import ReactiveSignalsUI
import SwiftUI

@MainActor final class TitleModel {
  @MainMutableProperty var title = ""
  let closes = MainSubject<Void, Never>()
}

struct TitleView: View {
  let model: TitleModel
  @State private var count = 0

  var body: some View {
    TextField("Title", text: model.$title.binding)
      .onReceive(model.closes) { count += 1 }
      .onReceive(model.$title.changes.map(\.count)) { count = $0 }
  }
}
#endif
