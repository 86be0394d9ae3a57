// error: cannot convert return expression of type 'Subject<Int, Never>' to return type 'Signal<Int, Never>'
import ReactiveSignals

struct Model {
  private let subject = Subject<Int, Never>()

  var numbers: Signal<Int, Never> { subject }
}
