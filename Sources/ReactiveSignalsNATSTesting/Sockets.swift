#if NATS
import Dispatch
import Foundation
import ReactiveSignals
import ReactiveSignalsNATS

/// The sockets of a server, and the one thread that reads them.
///
/// That thread alone makes and closes the sockets of clients. The thread of a scheduler sends to them, with the lock held.
final class Sockets: Sendable {
  private struct State {
    var broker = Broker()
    /// The sockets of the clients, by their numbers.
    var clients: [Int: Int32] = [:]
    var clientCount = 0
    var listener: Int32?
    var isStopping = false
    /// The thread, and a Boolean value that indicates whether another one waits for its end.
    var thread: ObjectIdentifier?
    var isAwaited = false
    /// The time for which work is scheduled that moves the time of stored messages.
    var scheduled = Int64.max
  }

  /// The number of bytes beyond which a client that does not read is cut off.
  private static let outputLimit = 64 << 20

  /// The number of answers that workers have given.
  let answerCount = MutableProperty(0)
  private let state = Locked(State())
  /// A socket that keeps the port while the server is stopped, since another program would get it then.
  private let reservation: Int32
  let port: Int
  private let scheduler: (any TimedScheduler)?
  private let clock = ContinuousClock()
  private let origin = (instant: ContinuousClock.now, date: Date())
  /// The ends of a pipe that wakes the thread.
  private let wakeup: (read: Int32, write: Int32)
  private let hasEnded = DispatchSemaphore(value: 0)

  init(_ scheduler: (any TimedScheduler)?) throws {
    self.scheduler = scheduler
    (reservation, port) = try Socket.bound(to: 0)
    wakeup = Socket.pipe()
  }

  deinit {
    close(wakeup.read)
    close(wakeup.write)
    close(reservation)
  }

  /// Listens, unless it does already.
  func start() throws {
    if state.withLock({ $0.listener != nil }) { return }
    let listener = try Socket.listening(to: port)
    state.withLock { $0.listener = listener }
    Thread.detachNewThread { self.run(listener) }
  }

  /// Closes all sockets, and waits until they are closed, unless the thread itself calls it.
  func stop() {
    let thread = ObjectIdentifier(Thread.current)
    let isAwaited = state.withLock { state in
      guard state.listener != nil, !state.isStopping else { return false }
      state.isStopping = true
      state.isAwaited = state.thread != thread
      return state.isAwaited
    }
    wake()
    if isAwaited { hasEnded.wait() }
  }

  private func wake() { Socket.write(wakeup.write, [0][...]) }

  // MARK: - Time

  private var now: Moment {
    let passed = clock.now - origin.instant
    let date =
      scheduler == nil ? origin.date.timeIntervalSince1970 : Date.timeIntervalBetween1970AndReferenceDate
    return Moment(
      real: passed.nanoseconds,
      stored: Int64(date * 1e9) + (scheduler.map { $0.now } ?? passed).nanoseconds
    )
  }

  /// Schedules what is due later on the clock of stored messages.
  private func scheduleNext() {
    guard let scheduler else { return }
    let next = state.withLock { state -> Int64? in
      let next = state.broker.deadline.stored
      guard next < state.scheduled else { return nil }
      state.scheduled = next
      return next
    }
    guard let next else { return }
    let delay = next - now.stored
    if delay <= 0 { return advance() }
    scheduler.schedule(after: .nanoseconds(delay)) { [weak self] in self?.advance() }
  }

  private func advance() {
    let now = now
    state.withLock { state in
      state.scheduled = .max
      state.broker.advance(to: now)
    }
    scheduleNext()
    send()
  }

  // MARK: - Reading and writing

  private func run(_ listener: Int32) {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let thread = ObjectIdentifier(Thread.current)
    state.withLock { $0.thread = thread }
    while let (clients, deadline) = wanted() {
      let sockets = [(wakeup.read, false), (listener, false)] + clients.map { ($0.socket, $0.hasOutput) }
      let ready = Socket.wait(sockets, timeout: deadline.map { $0 - self.now.real })
      if ready[0] { _ = Socket.read(wakeup.read, &buffer) }
      if ready[1] { accept(listener) }
      for (index, client) in clients.enumerated() where ready[index + 2] { read(client, &buffer) }
      advance()
    }
    let now = now
    let isAwaited = state.withLock { state in
      for (client, socket) in state.clients {
        state.broker.disconnect(client, now)
        close(socket)
      }
      close(listener)
      (state.clients, state.listener, state.thread, state.isStopping) = ([:], nil, nil, false)
      defer { state.isAwaited = false }
      return state.isAwaited
    }
    if isAwaited { hasEnded.signal() }
  }

  /// The clients, and the time up to which the thread waits for them, unless it is to end.
  private func wanted() -> (clients: [(number: Int, socket: Int32, hasOutput: Bool)], deadline: Int64?)? {
    let isReal = scheduler == nil
    let now = now
    return state.withLock { state in
      if state.isStopping { return nil }
      let clients = state.clients.map { number, socket in
        (number, socket, state.broker.router.clients[number]?.output.isEmpty == false)
      }
      var deadline = state.broker.deadline
      if !isReal { deadline.stored = .max }
      let next = min(deadline.real, deadline.stored == .max ? .max : deadline.stored - now.stored + now.real)
      return (clients, next == .max ? nil : next)
    }
  }

  private func accept(_ listener: Int32) {
    guard let socket = Socket.accepted(listener) else { return }
    state.withLock { state in
      state.clientCount += 1
      state.clients[state.clientCount] = socket
      state.broker.connect(state.clientCount, port: port)
    }
    send()
  }

  private func read(_ client: (number: Int, socket: Int32, hasOutput: Bool), _ buffer: inout [UInt8]) {
    let now = now
    switch Socket.read(client.socket, &buffer) {
    case .bytes(let count):
      let bytes = buffer[..<count]
      let count = state.withLock { state in
        state.broker.receive(bytes, from: client.number, now)
        return state.broker.answerCount
      }
      // Before a client or a test knows that its messages have arrived, and moves the time.
      scheduleNext()
      if answerCount.value != count { answerCount.value = count }
    case .end:
      state.withLock { state in
        state.clients[client.number] = nil
        state.broker.disconnect(client.number, now)
        close(client.socket)
      }
    case .nothing: break
    }
    send()
  }

  /// Sends what clients take. The thread waits for the others, and is woken for that by another one.
  private func send() {
    let thread = ObjectIdentifier(Thread.current)
    let isToWake = state.withLock { state in
      for client in state.broker.router.changed {
        guard let socket = state.clients[client], var output = state.broker.router.clients[client]?.output
        else {
          state.broker.router.changed.remove(client)
          continue
        }
        state.broker.router.clients[client]?.output = []
        let sent = Socket.write(socket, output[...])
        output.removeFirst(sent)
        let isClosing = state.broker.router.clients[client]?.isClosing == true && output.isEmpty
        // The thread reads the end then, and closes the socket.
        if isClosing || output.count > Self.outputLimit { shutdown(socket, Int32(SHUT_RDWR)) }
        if output.isEmpty { state.broker.router.changed.remove(client) }
        state.broker.router.clients[client]?.output = output
      }
      return !state.broker.router.changed.isEmpty && state.thread != thread
    }
    if isToWake { wake() }
  }
}
#endif
