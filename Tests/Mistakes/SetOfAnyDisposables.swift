// error: 'AnyDisposable' is unavailable: Use 'BlockDisposable { … }'. In place of a set, write 'ScopedDisposable()', whose 'store(in:)' needs no '&'.
import ReactiveSignals

final class Model {
  var disposables = Set<AnyDisposable>()
}
