// What the tests share with the checker of the rules of events.
@_exported import ReactiveSignalsTestingTraits
