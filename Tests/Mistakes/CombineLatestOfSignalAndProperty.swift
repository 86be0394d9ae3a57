// error: 'combineLatest' is unavailable: Pass the signal of the property: 'combineLatest(signal, property.signal)'.
import ReactiveSignals

func filtered(_ query: Subject<String, Never>, _ names: Property<[String]>) {
  Signal.combineLatest(query, names).map { query, names in names.filter { $0 == query } }
    .subscribe { print($0) }
}
