// error: inheritance from a final class 'Subject'
// Proves W64: a subclass of a subject
import ReactiveSignals

final class Log: Subject<String, Never> {}
