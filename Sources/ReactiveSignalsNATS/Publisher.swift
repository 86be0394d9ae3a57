#if NATS
import CNATS
import Dispatch
import Foundation
import ReactiveSignals

/// The acknowledgement of a message that a stream has stored.
public struct NATSAcknowledgement: Sendable, Equatable {
  /// The sequence number of the message in the stream.
  public let sequence: UInt64
  /// A Boolean value that indicates whether the stream had a message with the same identifier, and has not stored this one.
  public let isDuplicate: Bool
}

/// The sender of messages that a stream acknowledges, in order, and again until it does.
///
/// It has a connection of its own, which does not reconnect by itself. For libnats keeps messages of the time without a connection, and
/// sends them before any that were lost on the way. Instead, this opens a new connection, and sends everything again that has no
/// acknowledgement, in order. The stream drops those that it has, by their identifiers.
final class Publisher: Sendable {
  typealias Done = @Sendable (Result<NATSAcknowledgement, NATSError>) -> Void
  private typealias Finished = (done: Done, result: Result<NATSAcknowledgement, NATSError>)

  /// A message, which is copied by its reference.
  final class Content: Sendable {
    let stream: Name
    let subject: Name
    let data: Data
    let headers: [Header]
    let id: Name
    let done: Done

    init(
      _ stream: Name,
      _ subject: Name,
      _ data: Data,
      _ headers: [Header],
      _ id: Name,
      _ done: @escaping Done
    ) {
      self.stream = stream
      self.subject = subject
      self.data = data
      self.headers = headers
      self.id = id
      self.done = done
    }
  }

  private struct Entry {
    let content: Content
    /// The number of the message among all. It grows from one entry to the next.
    var ticket: UInt64 = 0
    /// The time after which the task that waits for the answer waits no longer.
    var deadline: ContinuousClock.Instant?
    /// The number of the message on its way, or zero.
    var number: UInt64 = 0
    /// The time at which the message was sent, on the clock of the state.
    var time = 0
    /// A Boolean value that indicates whether the message was sent at least once.
    var wasSent = false
    var tries = 0
    var result: Result<NATSAcknowledgement, NATSError>?
    /// A Boolean value that indicates whether the message was given up before it was sent, and has been answered.
    var isGivenUp = false
  }

  private struct State {
    /// The messages without an acknowledgement, and those that wait for one before them. The first `head` are gone.
    var entries: [Entry] = []
    var head = 0
    /// The index of the first message that has not been sent, or is to be sent again.
    var unsent = 0
    var link: Link?
    /// The number of messages so far.
    var ticketCount: UInt64 = 0
    /// The number of entries that were given up before they were sent.
    var givenUpCount = 0
    /// The number of messages that were sent.
    var sentCount: UInt64 = 0
    /// A clock that counts seconds while messages are on their way.
    var time = 0
    var hasClock = false
    /// The number of the connection.
    var epoch = 0
    var isConnecting = false
    /// A Boolean value that indicates whether nothing is sent until those on their way have arrived or failed.
    var isPaused = false
    /// The streams that have answered since messages were sent again. Another one gets one message and no more until it answers. For a stream
    /// without a leader may find one between two messages, and would store the second one first.
    var answering: [String] = []
    var isSending = false
    /// The results that are to be told, in order.
    var finished: [Finished] = []
    var isFinishing = false
    var failure: NATSError?
    /// The messages that tasks wait for, and their bytes.
    var awaited = (count: 0, bytes: 0)
    /// A Boolean value that indicates whether a timer looks for messages whose time is over.
    var hasTimer = false

    var hasMessagesOnTheWay: Bool { entries[head...].contains { $0.number != 0 } }

    /// The number of the connection, if everything without an acknowledgement is to be sent again on it.
    var epochToContinue: Int? { isPaused && link != nil && !hasMessagesOnTheWay ? epoch : nil }

    /// A Boolean value that indicates whether the next message waits for the answer of its stream to an earlier one.
    var nextHasToWait: Bool {
      let stream = entries[unsent].content.stream.text
      if answering.contains(stream) { return false }
      return entries[head..<unsent].contains { $0.number != 0 && $0.content.stream.text == stream }
    }

    /// Notes that a stream answers. It has a leader then.
    ///
    /// - Returns: A Boolean value that indicates whether messages may have waited for that.
    mutating func heard(_ stream: Name) -> Bool {
      if answering.contains(stream.text) { return false }
      answering.append(stream.text)
      return true
    }

    /// Returns the next step of the thread that sends, or of one that is to begin.
    mutating func nextStep() -> Step {
      if isSending || isPaused || failure != nil { return .nothing }
      while unsent < entries.count, entries[unsent].result != nil { unsent += 1 }
      guard unsent < entries.count, !nextHasToWait else { return .nothing }
      guard let link else {
        if isConnecting { return .nothing }
        isConnecting = true
        return .connect
      }
      isSending = true
      let startsTimer = !hasClock
      hasClock = true
      // Marked before it is sent, since the answer may be faster than this thread.
      sentCount += 1
      entries[unsent].number = sentCount
      entries[unsent].time = time
      entries[unsent].wasSent = true
      defer { unsent += 1 }
      return .send(link, epoch, sentCount, entries[unsent].content, startsTimer: startsTimer)
    }

    /// Takes the results out, unless another thread tells some.
    mutating func takeFinished() -> [Finished]? {
      if isFinishing || finished.isEmpty { return nil }
      isFinishing = true
      defer { finished = [] }
      return finished
    }

    /// Sends again everything that has no acknowledgement.
    mutating func startAgain() {
      isPaused = false
      unsent = head
      answering = []
    }

    /// Adds a message, and returns its number.
    mutating func add(_ entry: Entry) -> UInt64 {
      ticketCount += 1
      entries.append(entry)
      entries[entries.count - 1].ticket = ticketCount
      return ticketCount
    }

    /// Returns the index of the message with a number, if it has no result.
    func index(of ticket: UInt64) -> Int? {
      var (low, high) = (head, entries.count)
      while low < high {
        let middle = (low + high) / 2
        if entries[middle].ticket < ticket { low = middle + 1 } else { high = middle }
      }
      return low < entries.count && entries[low].ticket == ticket && entries[low].result == nil ? low : nil
    }

    /// Answers a message with a failure, and returns the answer. A message that was never sent is not sent any more.
    mutating func giveUp(_ index: Int, _ failure: NATSError) -> Finished {
      entries[index].result = .failure(failure)
      entries[index].number = 0
      if !entries[index].wasSent {
        entries[index].isGivenUp = true
        givenUpCount += 1
      }
      return (entries[index].content.done, .failure(failure))
    }

    /// Removes the entries that were given up before they were sent, when they are half of all.
    mutating func removeGivenUp() {
      guard givenUpCount > 64, givenUpCount > (entries.count - head) / 2 else { return }
      entries.removeFirst(head)
      unsent -= head
      head = 0
      unsent -= entries[..<unsent].count { $0.isGivenUp }
      entries.removeAll { $0.isGivenUp }
      givenUpCount = 0
    }

    /// Moves the first messages that have a result to `finished`.
    mutating func removeFinished() {
      while head < entries.count, let result = entries[head].result {
        if entries[head].isGivenUp {
          givenUpCount -= 1
        } else {
          finished.append((entries[head].content.done, result))
        }
        head += 1
      }
      if head == entries.count || head > max(1024, entries.count / 2) {
        entries.removeFirst(head)
        unsent -= head
        head = 0
      }
      unsent = max(unsent, head)
    }
  }

  /// The number of times that a message is sent to a subject that no stream answers for, 100 ms apart. A cluster without a leader chooses one
  /// in this time.
  private static let tryLimit = 300
  /// The number of times after which the server is asked whether the stream exists, and again after as many.
  private static let tryLimitWithoutStream = 10

  private let options: NATSOptions
  private let main: Property<NATSConnection.State>
  private let state = Locked(State())
  private let closing = SerialDisposable()
  private let threads = BlockingPool()

  init(_ options: NATSOptions, _ main: Property<NATSConnection.State>) {
    self.options = options
    self.main = main
    closing.inner = main.signal.subscribe { [weak self] state in
      if case .closed(let error) = state { self?.fail(error) }
    }
  }

  deinit { closing.dispose() }

  /// The number of messages without an answer.
  var count: Int {
    state.withLock { state in state.entries[state.head...].count { $0.result == nil } }
  }

  /// Sends a message. Calls `done` when the stream has stored or refused it, in the order of the calls.
  func publish(
    _ stream: Name,
    _ subject: Name,
    _ data: Data,
    _ headers: [Header],
    id: Name,
    _ done: @escaping Done
  ) {
    publish(Entry(content: Content(stream, subject, data, headers, id, done)))
  }

  /// Sends a message, and returns its number, by which it is given up.
  @discardableResult
  private func publish(_ entry: Entry) -> UInt64 {
    let (ticket, failure, step) = state.withLock { state in
      (state.failure == nil ? state.add(entry) : 0, state.failure, state.nextStep())
    }
    if let failure { entry.content.done(.failure(failure)) } else { perform(step) }
    return ticket
  }

  func publish(
    _ stream: Name,
    _ subject: Name,
    _ data: Data,
    _ headers: [Header] = [],
    id: Name = .unique
  ) async throws(NATSError) -> NATSAcknowledgement {
    let hasRoom = state.withLock { state in
      if state.awaited.count >= options.unansweredLimit { return false }
      if state.awaited.bytes + data.count > options.unansweredByteLimit { return false }
      state.awaited.count += 1
      state.awaited.bytes += data.count
      return true
    }
    if !hasRoom { throw .overflow }
    defer {
      state.withLock { state in
        state.awaited.count -= 1
        state.awaited.bytes -= data.count
      }
    }
    let reply = Reply<NATSAcknowledgement>()
    let content = Content(stream, subject, data, headers, id) { reply.send($0) }
    let ticket = Locked(UInt64(0))
    return try await reply.wait {
      let number = publish(Entry(content: content, deadline: options.answerTime.map { .now + $0 }))
      ticket.withLock { $0 = number }
      watch()
    } canceled: { [weak self] in
      let number = ticket.withLock { $0 }
      self?.giveUp { state in
        state.index(of: number).map { [state.giveUp($0, .canceled(mayBeDone: state.entries[$0].wasSent))] }
          ?? []
      }
    }
  }

  // MARK: - Giving up

  /// Answers the messages that a closure gives up.
  private func giveUp(_ body: (inout State) -> [Finished]) {
    let results = state.withLock { state in
      let results = body(&state)
      state.removeGivenUp()
      state.removeFinished()
      return results
    }
    // At once, and not in turn: a task that waits no longer does not wait for the messages before its own either.
    for (done, result) in results { done(result) }
    finish()
    continueLater()
    send()
  }

  /// Starts a timer for the first message whose time ends, unless there is one.
  private func watch() {
    let deadline = state.withLock { state -> ContinuousClock.Instant? in
      guard !state.hasTimer else { return nil }
      let deadline = state.entries[state.head...].lazy.filter { $0.result == nil }.compactMap(\.deadline)
        .min()
      state.hasTimer = deadline != nil
      return deadline
    }
    guard let deadline else { return }
    let delay = max(.zero, ContinuousClock.now.duration(to: deadline))
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(Int(delay.milliseconds) + 1)) {
      [weak self] in
      guard let self else { return }
      state.withLock { $0.hasTimer = false }
      let now = ContinuousClock.now
      giveUp { state in
        let late = (state.head..<state.entries.count).filter { index in
          let entry = state.entries[index]
          return entry.result == nil && entry.deadline.map { $0 <= now } == true
        }
        return late.map { state.giveUp($0, .timeout(mayBeDone: state.entries[$0].wasSent)) }
      }
      watch()
    }
  }

  // MARK: - Sending

  private enum Step {
    case send(Link, Int, UInt64, Content, startsTimer: Bool)
    case connect
    case nothing
  }

  /// Sends what can be sent, unless another thread does.
  private func send() { perform(state.withLock { $0.nextStep() }) }

  /// Performs a step, and those that follow it.
  private func perform(_ first: Step) {
    var (step, hasFailed) = (first, false)
    while case .send(let link, let epoch, let number, let content, let startsTimer) = step {
      if startsTimer { countLater() }
      do throws(NATSError) { try link.store(number, content) } catch {
        hasFailed = true
        failed(link, epoch, content, error)
      }
      step = state.withLock { state in
        state.isSending = false
        return state.nextStep()
      }
    }
    if hasFailed { finish() }
    if case .connect = step { connect() }
  }

  /// Notes that a message could not be sent.
  private func failed(_ link: Link, _ epoch: Int, _ content: Content, _ error: NATSError) {
    var isToClose = false
    state.withLock { state in
      guard state.epoch == epoch else { return }
      switch error {
      // The message is sent again when the connection has ended, which a write that fails brings about.
      case .closed, .noServer: state.isPaused = true
      case .other(let status, _)
      where Library.isTemporary(natsStatus(rawValue: UInt32(status)), jsErrCode(rawValue: 0)):
        state.isPaused = true
        isToClose = true
      default:
        if let index = state.entries.firstIndex(where: { $0.content === content && $0.result == nil }) {
          state.entries[index].result = .failure(error)
          state.entries[index].number = 0
        }
      }
      state.removeFinished()
    }
    if isToClose { threads.run { link.close() } }
  }

  /// Counts a second later, while messages are on their way. Those of more than five seconds have no answer.
  private func countLater() {
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(1)) { [weak self] in
      guard let self else { return }
      let (epoch, link, goesOn, late) = state.withLock { state in
        state.time += 1
        let onTheWay = state.entries[state.head...].filter { $0.number != 0 }
        state.hasClock = !onTheWay.isEmpty
        let late = onTheWay.filter { state.time - $0.time > 5 }.map(\.number)
        return (state.epoch, state.link, state.hasClock, late)
      }
      if goesOn { countLater() } else { link?.destroyWaste() }
      for number in late { answered(epoch, number, .unanswered(Library.failure(NATS_TIMEOUT))) }
    }
  }

  private func answered(_ epoch: Int, _ number: UInt64, _ answer: Answer) {
    var stream: Name?
    var isFirst = false
    let (finished, epochToContinue) = state.withLock { state -> ([Finished]?, Int?) in
      guard state.epoch == epoch,
        let index = state.entries[state.head...].firstIndex(where: { $0.number == number })
      else { return (nil, nil) }
      state.entries[index].number = 0
      switch answer {
      case .stored(let acknowledgement):
        isFirst = state.heard(state.entries[index].content.stream)
        state.entries[index].result = .success(acknowledgement)
      case .refused(let error):
        isFirst = state.heard(state.entries[index].content.stream)
        state.entries[index].result = .failure(error)
      case .unanswered(let error):
        state.entries[index].tries += 1
        if state.entries[index].tries < Self.tryLimit {
          state.isPaused = true
          if state.entries[index].tries.isMultiple(of: Self.tryLimitWithoutStream) {
            stream = state.entries[index].content.stream
          }
        } else {
          let subject = state.entries[index].content.subject.text
          state.entries[index].result = .failure(error == .notFound("") ? .notFound(subject) : error)
        }
      }
      state.removeFinished()
      return (state.takeFinished(), state.epochToContinue)
    }
    tell(finished)
    if let stream { check(stream) }
    continueLater(epochToContinue)
    // Not on this thread, on which libnats tells of the next answers.
    if isFirst { threads.run { self.send() } }
  }

  /// Fails the messages to a stream that does not exist.
  private func check(_ stream: Name) {
    threads.run { [self] in
      guard let link = state.withLock({ $0.link }) else { return }
      do throws(NATSError) { _ = try link.state(stream) } catch {
        switch error {
        case .notFound: fail(.notFound(stream.text)) { $0.stream.text == stream.text }
        case .refused: fail(error) { $0.stream.text == stream.text }
        default: break
        }
      }
    }
  }

  /// Fails the messages that have no result and satisfy a condition.
  private func fail(_ error: NATSError, where condition: (Content) -> Bool) {
    state.withLock { state in
      for index in state.entries.indices
      where state.entries[index].result == nil && condition(state.entries[index].content) {
        state.entries[index].result = .failure(error)
        state.entries[index].number = 0
      }
      state.removeFinished()
    }
    finish()
    continueLater()
    send()
  }

  /// Sends again everything that was sent and has no acknowledgement, when the messages on their way have been answered, after a pause.
  private func continueLater() { continueLater(state.withLock { $0.epochToContinue }) }

  private func continueLater(_ epoch: Int?) {
    guard let epoch else { return }
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(100)) {
      self.threads.run { self.continue(epoch) }
    }
  }

  private func `continue`(_ epoch: Int) {
    state.withLock { state in
      guard state.epoch == epoch, state.isPaused else { return }
      state.startAgain()
    }
    send()
  }

  /// Tells the results, unless another thread does.
  private func finish() { tell(state.withLock { $0.takeFinished() }) }

  /// Tells results, and those that come meanwhile.
  private func tell(_ first: [Finished]?) {
    var finished = first
    while let results = finished {
      for (done, result) in results { done(result) }
      finished = state.withLock { state in
        state.isFinishing = false
        return state.takeFinished()
      }
    }
  }

  // MARK: - Connecting

  private func connect() {
    threads.run { [weak self] in self?.connectNow() }
  }

  private func connectNow() {
    let epoch = state.withLock { state -> Int? in
      if state.failure != nil { return nil }
      state.epoch += 1
      return state.epoch
    }
    guard let epoch else { return }
    let events = LinkEvents(
      options,
      closed: { [weak self] _ in self?.lost(epoch) },
      refused: { [weak self] reason in
        self?.fail(.unauthorized) { reason.contains("Publish to \"\($0.subject.text)\"") }
      },
      answered: { [weak self] in self?.answered(epoch, $0, $1) }
    )
    do throws(NATSError) {
      let link = try Link(options, reconnects: false, events)
      let isOpen = state.withLock { state in
        guard state.epoch == epoch, state.failure == nil else { return false }
        state.link = link
        state.isConnecting = false
        state.startAgain()
        for index in state.entries.indices { state.entries[index].number = 0 }
        return true
      }
      // The connection may have been lost already.
      if isOpen { send() } else { connect() }
    } catch {
      // Refused credentials too: others may follow, and the main connection is closed if they do not.
      DispatchQueue.global().asyncAfter(
        deadline: .now() + .milliseconds(Int(options.reconnectDelay.milliseconds))
      ) {
        [weak self] in
        self?.connect()
      }
    }
  }

  private func lost(_ epoch: Int) {
    let link = state.withLock { state -> Link? in
      guard state.epoch == epoch else { return nil }
      state.epoch += 1
      state.startAgain()
      for index in state.entries.indices { state.entries[index].number = 0 }
      return state.link.take()
    }
    withExtendedLifetime(link) {}
    send()
  }

  private func fail(_ error: NATSError) {
    let link = state.withLock { state in
      state.failure = error
      return state.link.take()
    }
    withExtendedLifetime(link) {}
    fail(error) { _ in true }
  }
}
#endif
