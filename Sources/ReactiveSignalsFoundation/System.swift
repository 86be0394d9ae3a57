import _ReactiveSignalsShims

/// The system's calls for descriptors and programs.
///
/// The unsafe part is that they take addresses. Each is that of a local variable or of an array that is alive while the call
/// runs, comes with its length, and is kept by none of them.
enum System {
  /// A call that has failed, with the system's number for the reason.
  struct Failure: Error {
    let number: Int32

    fileprivate init(_ number: Int32) { self.number = number }

    fileprivate static func check(_ number: Int32) throws(Failure) {
      if number != 0 { throw Failure(number) }
    }
  }
}

// MARK: - Descriptors

extension System {
  /// Waits until at least one of `descriptors` can be read without waiting, and returns those that can.
  ///
  /// One that cannot be waited for is among them: reading it tells why.
  static func readable(among descriptors: [Int32]) -> [Int32] { wait(for: descriptors, now: false) }

  /// Whether `descriptor` can be read without waiting.
  static func isReadable(_ descriptor: Int32) -> Bool { !wait(for: [descriptor], now: true).isEmpty }

  private static func wait(for descriptors: [Int32], now: Bool) -> [Int32] {
    var waits = descriptors.map { rs_wait(descriptor: $0, wanted: 0, seen: 0) }
    let error = unsafe rs_wait_until_readable(&waits, waits.count, now)
    return waits.filter { error != 0 || $0.seen != 0 }.map { $0.descriptor }
  }

  /// Makes sure that a descriptor is open for reading. One that is not may be waited for without end.
  static func checkAccess(to descriptor: Int32) throws(Failure) {
    try Failure.check(rs_check_access(descriptor))
  }

  /// Reads once, at most `count` bytes; none at the end.
  static func read(_ descriptor: Int32, atMost count: Int) throws(Failure) -> [UInt8] {
    var result = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, initializedCount in
      result = unsafe rs_read(descriptor, buffer.baseAddress, count)
      initializedCount = max(result, 0)
    }
    if result < 0 { throw Failure(Int32(-result)) }
    return bytes
  }

  /// Makes a pipe that no program inherits.
  static func makePipe() throws(Failure) -> (reading: Int32, writing: Int32) {
    var reading: Int32 = -1
    var writing: Int32 = -1
    try Failure.check(unsafe rs_make_pipe(&reading, &writing))
    return (reading, writing)
  }

  /// Makes the other end of a pipe readable.
  static func wake(_ descriptor: Int32) { rs_wake(descriptor) }

  static func close(_ descriptor: Int32) { rs_close(descriptor) }
}

// MARK: - Programs

#if os(macOS) || !canImport(Darwin)
extension System {
  /// How a program has ended.
  enum Exit {
    case status(Int32)
    case signal(Int32)
  }

  /// Starts a program that writes to `output`, and returns its identifier.
  ///
  /// - Parameters:
  ///   - path: where the program is.
  ///   - arguments: what it is given, without its name.
  ///   - environment: what its environment is; that of this process without one.
  ///   - directory: where it runs; where this process does without one.
  ///   - output: what becomes its standard output.
  static func start(
    _ path: String,
    _ arguments: [String],
    environment: [String: String]?,
    directory: String?,
    output: Int32
  ) throws(Failure) -> Int32 {
    let arguments = [path] + arguments
    let argumentBytes = arguments.flatMap { $0.utf8CString }
    let variables = environment?.map { "\($0.key)=\($0.value)" }
    let variableBytes = variables?.flatMap { $0.utf8CString }
    var identifier: Int32 = 0
    try Failure.check(
      unsafe rs_start_program(
        &identifier,
        path,
        argumentBytes,
        arguments.count,
        argumentBytes.count,
        variableBytes,
        variables?.count ?? 0,
        variableBytes?.count ?? 0,
        directory,
        output
      )
    )
    return identifier
  }

  /// Waits until a program has ended. Its identifier stays its own until it is reaped.
  static func awaitEnd(of program: Int32) throws(Failure) {
    try Failure.check(rs_await_program(program))
  }

  /// Takes note of a program's end, which may be awaited before: nothing is left of it then.
  static func reap(_ program: Int32) throws(Failure) -> Exit {
    var status: Int32 = 0
    var signal: Int32 = 0
    try Failure.check(unsafe rs_reap_program(program, &status, &signal))
    return signal == 0 ? .status(status) : .signal(signal)
  }

  /// Asks a program that has not been reaped to end.
  static func terminate(_ program: Int32) { rs_terminate_program(program) }
}
#endif
