/// The sink of signals of which each replaces the one before: the events of the latest generation pass.
///
/// It is behind a gate. An event of an earlier generation that another thread delivers after the latest has begun is dropped, a
/// failure included.
///
/// The functions below access it inside the gate alone, as ``SerializedSink`` does.
@usableFromInline
struct SwitchState<Value: Sendable, Failure: Error>: Sink, ~Copyable {
  @usableFromInline let down: OwnedSink<Value, Failure>
  @usableFromInline var latest = 0
  @usableFromInline var isRunning = false
  @usableFromInline var isLast = false

  @inlinable
  init(_ down: consuming OwnedSink<Value, Failure>) { self.down = down }

  @inlinable
  borrowing func send(_ value: Value) { down.send(value) }

  @inlinable
  borrowing func end(_ failure: Failure?) { down.end(failure) }
}

extension SerializedSink where S: ~Copyable {
  /// Begins a generation. The earlier ones send nothing from now on.
  @inlinable
  func begin<Value, Failure>(_ generation: Int) where S == SwitchState<Value, Failure> {
    gate.perform {
      unsafe self.sink?.latest = generation
      unsafe self.sink?.isRunning = true
    }
  }

  /// Ends the result with the latest generation, since no other one follows.
  @inlinable
  func endWithLatest<Value, Failure>() where S == SwitchState<Value, Failure> {
    gate.perform {
      unsafe self.sink?.isLast = true
      if unsafe self.sink?.isRunning == false { self.endNow(nil) }
    }
  }
}

/// The sink of the signal of one generation.
@usableFromInline
struct GenerationSink<Value: Sendable, Failure: Error>: Sink, ~Copyable {
  @usableFromInline typealias Serialized = SerializedSink<SwitchState<Value, Failure>>

  @usableFromInline let serialized: Serialized
  @usableFromInline let generation: Int

  @inlinable
  init(_ serialized: Serialized, _ generation: Int) {
    self.serialized = serialized
    self.generation = generation
  }

  @inlinable
  func send(_ value: Value) {
    let (serialized, generation) = (serialized, generation)
    if !serialized.gate.performIfIdle({ serialized.sendNow(value, of: generation) }) {
      serialized.queue(under: serialized.subscription.pressure) { serialized.sendNow(value, of: generation) }
    }
  }

  @inlinable
  func end(_ failure: Failure?) {
    let (serialized, generation) = (serialized, generation)
    serialized.gate.perform { serialized.endNow(failure, of: generation) }
  }
}

extension SerializedSink where S: ~Copyable {
  /// Sends a value of a generation. Inside the gate alone.
  @inlinable
  @inline(never)
  func sendNow<Value, Failure>(_ value: Value, of generation: Int) where S == SwitchState<Value, Failure> {
    if unsafe sink?.latest == generation { sendNow(value) }
  }

  /// Ends a generation. Inside the gate alone.
  @inlinable
  @inline(never)
  func endNow<Value, Failure>(_ failure: Failure?, of generation: Int)
  where S == SwitchState<Value, Failure> {
    guard unsafe sink?.latest == generation else { return }
    unsafe sink?.isRunning = false
    if unsafe failure != nil || sink?.isLast == true { endNow(failure) }
  }
}
