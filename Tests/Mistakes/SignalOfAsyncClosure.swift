// error: 'init(_:)' is unavailable: Use 'Signal.task { … }', or 'Signal.create { subscriber in … }'.
import ReactiveSignals

func load() async throws -> [String] { [] }

func loaded() -> Signal<[String], any Error> { Signal { try await load() } }
