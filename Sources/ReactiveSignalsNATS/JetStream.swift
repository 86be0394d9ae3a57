#if NATS
import CNATS
import Foundation
import ReactiveSignals

// The requests to JetStream, each of which blocks until the server has answered.
//
// The addresses that they pass to libnats belong to strings and structures that live during the call. They read what libnats returns, and
// destroy it before they return.

extension Link {
  // MARK: - Streams

  /// Makes a stream, or leaves one as it is that has the same configuration.
  func makeStream(_ name: String, _ options: NATSStreamOptions) throws(NATSError) -> Library.Outcome {
    var config = unsafe jsStreamConfig()
    try Library.check(unsafe jsStreamConfig_Init(&config))
    unsafe config.AllowRollup = options.allowsReplacing
    unsafe config.AllowDirect = options.allowsReplacing
    let outcome = unsafe request(js_AddStream, name, config, options)
    // Server 2.9.10 finds the sources of a stream to be others than those that it has itself.
    if outcome.code == JSStreamNameExistErr, statistics(name).value?.options == options {
      return (NATS_OK, jsErrCode(rawValue: 0))
    }
    return outcome
  }

  /// Gives a stream another configuration. It keeps what the options do not have.
  func updateStream(_ name: String, _ options: NATSStreamOptions) throws(NATSError) -> Library.Outcome {
    var info: UnsafeMutablePointer<jsStreamInfo>?
    var code = jsErrCode(rawValue: 0)
    let status = unsafe js_GetStreamInfo(&info, jetStream, name, nil, &code)
    defer { unsafe jsStreamInfo_Destroy(info) }
    // A copy, which refers to the texts of the information.
    guard let config = unsafe info?.pointee.Config?.pointee else { return (status, code) }
    let present = unsafe NATSStreamOptions(config).mirror
    // The server does not say which mirror there is, and accepts none in its place.
    guard present == options.mirror else {
      let (old, new) = (
        present.map { "\($0.name) from .\($0.start)" }, options.mirror.map { "\($0.name) from .\($0.start)" }
      )
      throw .invalidStream(
        "The stream \(name) is a mirror of \(old ?? "none"), and not of \(new ?? "none"). Use another name, or delete the stream"
      )
    }
    return unsafe request(js_UpdateStream, name, config, options)
  }

  private typealias StreamRequest = (
    UnsafeMutablePointer<UnsafeMutablePointer<jsStreamInfo>?>?, OpaquePointer?,
    UnsafeMutablePointer<jsStreamConfig>?, UnsafeMutablePointer<jsOptions>?, UnsafeMutablePointer<jsErrCode>?
  ) -> natsStatus

  /// Makes a request with a configuration that has the values of the options.
  private func request(
    _ request: StreamRequest,
    _ name: String,
    _ config: jsStreamConfig,
    _ options: NATSStreamOptions
  ) -> Library.Outcome {
    var config = unsafe config
    unsafe config.Retention =
      switch options.retention {
      case .limits: js_LimitsPolicy
      case .interest: js_InterestPolicy
      case .workQueue: js_WorkQueuePolicy
      }
    unsafe config.Storage = options.isInMemory ? js_MemoryStorage : js_FileStorage
    unsafe config.Discard = options.refusesNewMessages ? js_DiscardNew : js_DiscardOld
    unsafe config.MaxMsgs = Int64(options.messageLimit ?? -1)
    unsafe config.MaxBytes = Int64(options.byteLimit ?? -1)
    unsafe config.MaxMsgsPerSubject = Int64(options.messageLimitPerSubject ?? -1)
    unsafe config.MaxAge = options.ageLimit?.nanoseconds ?? 0
    unsafe config.Duplicates = options.duplicateWindow.nanoseconds
    unsafe config.Replicas = Int64(options.replicaCount)
    var subjects = unsafe options.subjects.map { unsafe UnsafePointer(strdup($0)) }
    defer { unsafe subjects.forEach { unsafe free(UnsafeMutablePointer(mutating: $0)) } }
    let title = unsafe strdup(name)
    defer { unsafe free(title) }
    unsafe config.Name = UnsafePointer(title)
    unsafe config.SubjectsLen = CInt(subjects.count)
    var sources = unsafe ([options.mirror].compactMap { $0 } + options.sources).map {
      unsafe jsStreamSource($0)
    }
    defer {
      unsafe sources.forEach { source in
        unsafe free(UnsafeMutablePointer(mutating: source.Name))
        unsafe free(UnsafeMutablePointer(mutating: source.FilterSubject))
      }
    }
    var code = jsErrCode(rawValue: 0)
    let status = unsafe subjects.withUnsafeMutableBufferPointer { subjects in
      unsafe config.Subjects = subjects.baseAddress
      return unsafe sources.withUnsafeMutableBufferPointer { sources in
        var addresses = unsafe sources.indices.map { index in
          unsafe sources.baseAddress.map { unsafe $0 + index }
        }
        let hasMirror = options.mirror != nil
        unsafe config.Mirror = hasMirror ? sources.baseAddress : nil
        unsafe config.SourcesLen = CInt(options.sources.count)
        return unsafe addresses.withUnsafeMutableBufferPointer { addresses in
          unsafe config.Sources = addresses.baseAddress.map { unsafe $0 + (hasMirror ? 1 : 0) }
          return unsafe request(nil, jetStream, &config, nil, &code)
        }
      }
    }
    return (status, code)
  }

  /// Reads the numbers of a stream, as the server has them.
  func statistics(_ name: String) -> (outcome: Library.Outcome, value: NATSStreamStatistics?) {
    var info: UnsafeMutablePointer<jsStreamInfo>?
    var code = jsErrCode(rawValue: 0)
    let status = unsafe js_GetStreamInfo(&info, jetStream, name, nil, &code)
    defer { unsafe jsStreamInfo_Destroy(info) }
    return ((status, code), unsafe info.flatMap { unsafe NATSStreamStatistics($0.pointee) })
  }

  /// Reads the numbers of all streams.
  func streams() -> (outcome: Library.Outcome, value: [String: NATSStreamStatistics]?) {
    var list: UnsafeMutablePointer<jsStreamInfoList>?
    var code = jsErrCode(rawValue: 0)
    let status = unsafe js_Streams(&list, jetStream, nil, &code)
    defer { unsafe jsStreamInfoList_Destroy(list) }
    // The function finds nothing where there is no stream.
    if status == NATS_NOT_FOUND, code.rawValue == 0 { return ((NATS_OK, code), [:]) }
    guard let list = unsafe list?.pointee else { return ((status, code), nil) }
    var streams: [String: NATSStreamStatistics] = [:]
    for index in 0..<Int(unsafe list.Count) {
      guard let info = unsafe list.List[index]?.pointee, let name = unsafe info.Config?.pointee.Name else {
        continue
      }
      unsafe streams[String(cString: name)] = unsafe NATSStreamStatistics(info)
    }
    return ((status, code), streams)
  }

  func deleteStream(_ name: String) -> Library.Outcome {
    var code = jsErrCode(rawValue: 0)
    let status = unsafe js_DeleteStream(jetStream, name, nil, &code)
    return (status, code)
  }

  /// Returns the numbers of the first and the last message of a stream, and the time in nanoseconds when the stream was made. The first one is
  /// behind the last one in a stream without messages.
  func state(_ stream: Name) throws(NATSError) -> (first: UInt64, last: UInt64, created: Int64) {
    var info: UnsafeMutablePointer<jsStreamInfo>?
    var code = jsErrCode(rawValue: 0)
    let status = unsafe js_GetStreamInfo(&info, jetStream, stream.text, nil, &code)
    defer { unsafe jsStreamInfo_Destroy(info) }
    try checkRepeated(status, code, stream.text)
    guard let info = unsafe info?.pointee else { return (1, 0, 0) }
    let state = unsafe info.State
    return unsafe (state.Msgs == 0 ? state.LastSeq + 1 : state.FirstSeq, state.LastSeq, info.Created)
  }

  /// Removes the messages of a subject.
  func purge(_ stream: String, _ subject: String) throws(NATSError) -> Library.Outcome {
    var options = unsafe jsOptions()
    try Library.check(unsafe jsOptions_Init(&options))
    unsafe options.Wait = timeout
    var code = jsErrCode(rawValue: 0)
    let status = unsafe subject.withCString { subject in
      unsafe options.Stream.Purge.Subject = subject
      return unsafe js_PurgeStream(jetStream, stream, &options, &code)
    }
    return (status, code)
  }

  /// Reads the last message of a subject.
  ///
  /// - Parameter body: A closure that is called with the message and its number.
  /// - Returns: The outcome, and the result of the closure. A subject without messages has the outcome of a success.
  func lastMessage<Result>(
    _ stream: String,
    _ subject: String,
    _ body: (Message, UInt64) -> Result
  ) -> (outcome: Library.Outcome, message: Result?) {
    var made: OpaquePointer?
    var code = jsErrCode(rawValue: 0)
    let status = unsafe js_GetLastMsg(&made, jetStream, stream, subject, nil, &code)
    if code == JSNoMessageFoundErr { return ((NATS_OK, jsErrCode(rawValue: 0)), nil) }
    guard let made = unsafe made else { return ((status, code), nil) }
    let message = unsafe Message(made, after: subject)
    defer { message.destroy() }
    return ((status, code), body(message, unsafe natsMsg_GetSequence(made)))
  }

  /// Makes a bucket, or leaves the one of this name as it is.
  func makeBucket(_ name: String, isInMemory: Bool) throws(NATSError) -> Library.Outcome {
    var config = unsafe kvConfig()
    try Library.check(unsafe kvConfig_Init(&config))
    unsafe config.StorageType = isInMemory ? js_MemoryStorage : js_FileStorage
    unsafe config.History = 1
    var store: OpaquePointer?
    let status = unsafe name.withCString { name in
      unsafe config.Bucket = name
      return unsafe js_CreateKeyValue(&store, jetStream, &config)
    }
    unsafe kvStore_Destroy(store)
    // The function tells this by its text alone.
    let isRefused = status == NATS_ERR && Library.lastReason.contains("not enabled for account")
    return (status, isRefused ? JSNotEnabledForAccountErr : jsErrCode(rawValue: 0))
  }

  // MARK: - Groups

  /// Reads the numbers of a group of workers, as the server has them.
  func statistics(
    _ stream: String,
    _ group: String
  ) -> (outcome: Library.Outcome, value: NATSGroupStatistics?) {
    var info: UnsafeMutablePointer<jsConsumerInfo>?
    var code = jsErrCode(rawValue: 0)
    let status = unsafe js_GetConsumerInfo(&info, jetStream, stream, group, nil, &code)
    defer { unsafe jsConsumerInfo_Destroy(info) }
    return ((status, code), unsafe info.map { unsafe NATSGroupStatistics($0.pointee) })
  }

  /// Reads the numbers of all groups of a stream, without the consumers of its signals.
  func groups(_ stream: String) -> (outcome: Library.Outcome, value: [String: NATSGroupStatistics]?) {
    var list: UnsafeMutablePointer<jsConsumerInfoList>?
    var code = jsErrCode(rawValue: 0)
    let status = unsafe js_Consumers(&list, jetStream, stream, nil, &code)
    defer { unsafe jsConsumerInfoList_Destroy(list) }
    if status == NATS_NOT_FOUND, code.rawValue == 0 { return ((NATS_OK, code), [:]) }
    guard let list = unsafe list?.pointee else { return ((status, code), nil) }
    var groups: [String: NATSGroupStatistics] = [:]
    for index in 0..<Int(unsafe list.Count) {
      guard let info = unsafe list.List[index]?.pointee, let name = unsafe info.Config?.pointee.Durable else {
        continue
      }
      unsafe groups[String(cString: name)] = unsafe NATSGroupStatistics(info)
    }
    return ((status, code), groups)
  }

  /// Makes a group of workers, or gives it this configuration if it has another.
  func makeGroup(
    _ stream: Name,
    _ group: Name,
    _ subject: Name,
    _ options: NATSWorkOptions
  ) throws(NATSError) {
    var config = unsafe jsConsumerConfig()
    try Library.check(unsafe jsConsumerConfig_Init(&config))
    unsafe Delivery.Place(options.start).write(to: &config)
    unsafe config.AckPolicy = js_AckExplicit
    unsafe config.AckWait = options.answerTime.nanoseconds
    unsafe config.MaxAckPending = Int64(options.unansweredLimit)
    // The server gives up a message beyond its limit, which then becomes no dead letter. So the workers have the limit themselves.
    let limit = options.deadLetterSubject == nil ? options.deliveryLimit : nil
    // The server demands a limit above the number of the times.
    unsafe config.MaxDeliver = Int64(limit ?? (options.backoff.isEmpty ? -1 : Int(Int32.max)))
    var code = jsErrCode(rawValue: 0)
    var info: UnsafeMutablePointer<jsConsumerInfo>?
    defer { unsafe jsConsumerInfo_Destroy(info) }
    var status = unsafe js_GetConsumerInfo(&info, jetStream, stream.text, group.text, nil, &code)
    if code != JSConsumerNotFoundErr { try checkRepeated(status, code, stream.text) }
    if let present = unsafe info?.pointee.Config?.pointee {
      // Server 2.9.10 accepts another subject, and then selects messages by neither of the two.
      let selected = unsafe present.FilterSubject.map { unsafe String(cString: $0) } ?? ""
      if selected != subject.text, !selected.isEmpty || subject.text != ">" {
        throw .another("The group \(group.text) has the subject \(selected), and not \(subject.text)")
      }
      let (start, wanted) = unsafe (present.start, config.start)
      if start != wanted {
        throw .another("The group \(group.text) starts at \(start), and not at \(wanted)")
      }
    }
    var waits = options.backoff.map(\.nanoseconds)
    unsafe config.BackOffLen = CInt(waits.count)
    status = unsafe group.text.withCString { group in
      unsafe subject.text.withCString { subject in
        unsafe waits.withUnsafeMutableBufferPointer { waits in
          unsafe config.Durable = group
          unsafe config.FilterSubject = subject
          unsafe config.BackOff = waits.baseAddress
          return unsafe js_AddConsumer(nil, jetStream, stream.text, &config, nil, &code)
        }
      }
    }
    try checkRepeated(status, code, stream.text)
  }

  /// Throws if the stream or the group is gone.
  func checkGroup(_ stream: Name, _ group: Name) throws(NATSError) {
    let (status, code) = statistics(stream.text, group.text).outcome
    do throws(NATSError) { try checkRepeated(status, code, group.text) } catch .notFound {
      throw .deleted(group.text)
    }
  }

  func deleteGroup(_ stream: String, _ group: String) -> Library.Outcome {
    var code = jsErrCode(rawValue: 0)
    let status = unsafe js_DeleteConsumer(jetStream, stream, group, nil, &code)
    return (status, code)
  }
}

extension NATSError {
  /// The failure of a worker whose group has another configuration.
  fileprivate static func another(_ difference: String) -> NATSError {
    .refused(
      code: Int(JSConsumerCreateErr.rawValue),
      reason: "\(difference). Use another name, or delete the group"
    )
  }

  /// The failure of a configuration that no stream can have.
  static func invalidStream(_ reason: String) -> NATSError {
    .refused(code: Int(JSStreamInvalidConfig.rawValue), reason: reason)
  }
}

extension jsConsumerConfig {
  /// The place at which the consumer starts, as text.
  fileprivate var start: String {
    switch unsafe DeliverPolicy {
    case js_DeliverAll: "the first message"
    case js_DeliverNew: "new messages"
    case js_DeliverLastPerSubject: "the last message of each subject"
    case js_DeliverByStartSequence: "the message \(unsafe OptStartSeq)"
    case js_DeliverByStartTime:
      Date(timeIntervalSince1970: Double(unsafe OptStartTime) / 1e9).formatted(
        Date.ISO8601FormatStyle(includingFractionalSeconds: true)
      )
    default: "the last message"
    }
  }
}

extension jsStreamSource {
  /// Copies the texts, which belong to the caller.
  fileprivate init(_ source: NATSStreamSource) {
    unsafe self.init()
    unsafe Name = UnsafePointer(strdup(source.name))
    if let subject = source.subject { unsafe FilterSubject = UnsafePointer(strdup(subject)) }
    switch Delivery.Place(source.start) {
    case .sequence(let sequence): unsafe OptStartSeq = sequence
    case .time(let time): unsafe OptStartTime = time
    case .start, .lastPerSubject, .new: break
    }
  }
}

extension NATSStreamSource {
  fileprivate init(_ source: jsStreamSource) {
    unsafe self.init(
      source.Name.map { unsafe String(cString: $0) } ?? "",
      from: source.OptStartSeq > 0
        ? .sequence(source.OptStartSeq)
        : source.OptStartTime > 0
          ? .time(Date(timeIntervalSince1970: Double(source.OptStartTime) / 1e9)) : .start,
      subject: source.FilterSubject.flatMap { unsafe $0.pointee == 0 ? nil : String(cString: $0) }
    )
  }
}

extension NATSStreamOptions {
  fileprivate init(_ config: jsStreamConfig) {
    self.init(
      subjects: (0..<Int(unsafe config.SubjectsLen)).compactMap { index in
        unsafe config.Subjects[index].map { unsafe String(cString: $0) }
      }
    )
    unsafe mirror = config.Mirror.map { unsafe NATSStreamSource($0.pointee) }
    sources = (0..<Int(unsafe config.SourcesLen)).compactMap { index in
      unsafe config.Sources[index].map { unsafe NATSStreamSource($0.pointee) }
    }
    func limit(_ number: Int64) -> Int? { number > 0 ? Int(number) : nil }
    retention =
      switch unsafe config.Retention {
      case js_InterestPolicy: .interest
      case js_WorkQueuePolicy: .workQueue
      default: .limits
      }
    unsafe isInMemory = config.Storage == js_MemoryStorage
    unsafe messageLimit = limit(config.MaxMsgs)
    unsafe byteLimit = limit(config.MaxBytes)
    unsafe messageLimitPerSubject = limit(config.MaxMsgsPerSubject)
    unsafe ageLimit = config.MaxAge > 0 ? .nanoseconds(config.MaxAge) : nil
    unsafe refusesNewMessages = config.Discard == js_DiscardNew
    unsafe duplicateWindow = .nanoseconds(config.Duplicates)
    unsafe replicaCount = Int(config.Replicas)
    unsafe allowsReplacing = config.AllowRollup
  }
}

extension NATSStreamStatistics {
  fileprivate init?(_ info: jsStreamInfo) {
    guard let config = unsafe info.Config?.pointee else { return nil }
    let lags = (0..<Int(unsafe info.SourcesLen)).map { index in unsafe info.Sources[index]?.pointee.Lag ?? 0 }
    let lag = unsafe (info.Mirror?.pointee.Lag ?? 0) + lags.reduce(0, +)
    unsafe self.init(
      options: NATSStreamOptions(config),
      messageCount: Int(truncatingIfNeeded: info.State.Msgs),
      byteCount: Int(truncatingIfNeeded: info.State.Bytes),
      firstSequence: info.State.FirstSeq,
      lastSequence: info.State.LastSeq,
      consumerCount: Int(info.State.Consumers),
      lag: Int(truncatingIfNeeded: lag)
    )
  }
}

extension NATSGroupStatistics {
  fileprivate init(_ info: jsConsumerInfo) {
    unsafe self.init(
      pendingCount: Int(truncatingIfNeeded: info.NumPending),
      unansweredCount: Int(info.NumAckPending),
      redeliveredCount: Int(info.NumRedelivered),
      waitingWorkerCount: Int(info.NumWaiting)
    )
  }
}

/// A pull subscription of libnats to a group, which lives on when it ends.
///
/// `@unchecked Sendable`: the address is constant and belongs to this object, which ends the subscription last. libnats locks it.
@safe
final class PullConsumer: @unchecked Sendable {
  private let subscription: OpaquePointer
  private let connection: NATSConnection

  /// Subscribes to a group that exists. libnats would delete a group that it makes itself, with the subscription that made it.
  init(_ connection: NATSConnection, _ stream: Name, _ group: Name) throws(NATSError) {
    var settings = unsafe jsSubOptions()
    try Library.check(unsafe jsSubOptions_Init(&settings))
    var made: OpaquePointer?
    var code = jsErrCode(rawValue: 0)
    let jetStream = unsafe connection.link.jetStream
    let status = unsafe stream.text.withCString { stream in
      unsafe group.text.withCString { group in
        unsafe settings.Stream = stream
        unsafe settings.Consumer = group
        return unsafe js_PullSubscribe(&made, jetStream, nil, group, nil, &settings, &code)
      }
    }
    do throws(NATSError) {
      try connection.link.checkRepeated(status, code, group.text)
    } catch .notFound(let name) {
      throw .deleted(name)
    }
    guard let subscription = unsafe made else { throw .deleted(group.text) }
    unsafe self.subscription = subscription
    self.connection = connection
  }

  deinit { unsafe connection.link.end(subscription) }

  /// Ends the subscription at the server. No fetch waits: nats-server 2.9.10 gives out answered messages again when a worker leaves with a
  /// request that waits.
  func stop() { unsafe natsSubscription_Unsubscribe(subscription) }

  /// Waits for messages, at most one second. The caller destroys them.
  func fetch(_ count: Int) -> (status: natsStatus, messages: [Message]) {
    var list = unsafe natsMsgList()
    var code = jsErrCode(rawValue: 0)
    let status = unsafe natsSubscription_Fetch(&list, subscription, CInt(clamping: count), 1000, &code)
    var messages: [Message] = []
    for index in 0..<Int(unsafe list.Count) {
      guard let message = unsafe list.Msgs[index] else { continue }
      messages.append(unsafe Message(message))
      // The messages are this function's from now on, and the list alone is destroyed.
      unsafe list.Msgs[index] = nil
    }
    unsafe natsMsgList_Destroy(&list)
    return (status, messages)
  }
}

#endif
