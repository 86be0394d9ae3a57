// error: type 'Person' does not conform to the 'Sendable' protocol
import ReactiveSignals

final class Person { var name = "" }

let people = Subject<Person, Never>()
