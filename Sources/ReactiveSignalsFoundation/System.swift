import Foundation
import _ReactiveSignalsShims

/// The system calls for descriptors and programs.
///
/// Safe: each address belongs to a local variable or an array. It is valid during the call, is passed with its length, and is not kept by
/// the call.
enum System {
  /// The failure of a system call, with its error number.
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
  /// Blocks until at least one of `descriptors` is readable, and returns those that are.
  ///
  /// The result includes invalid descriptors. Reading one of them throws the error.
  static func readable(among descriptors: [Int32]) -> [Int32] { wait(for: descriptors, now: false) }

  /// Returns whether `descriptor` can be read without blocking.
  static func isReadable(_ descriptor: Int32) -> Bool { !wait(for: [descriptor], now: true).isEmpty }

  private static func wait(for descriptors: [Int32], now: Bool) -> [Int32] {
    var waits = descriptors.map { rs_wait(descriptor: $0, wanted: 0, seen: 0) }
    let error = unsafe rs_wait_until_readable(&waits, waits.count, now)
    return waits.filter { error != 0 || $0.seen != 0 }.map { $0.descriptor }
  }

  /// Checks that a descriptor is open for reading. Waiting for one that is not could block without end.
  static func checkAccess(to descriptor: Int32) throws(Failure) {
    try Failure.check(rs_check_access(descriptor))
  }

  /// Reads at most `count` bytes with one call. The result is empty at the end of the file.
  static func read(_ descriptor: Int32, atMost count: Int) throws(Failure) -> [UInt8] {
    var result = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, initializedCount in
      result = unsafe rs_read(descriptor, buffer.baseAddress, count)
      initializedCount = max(result, 0)
    }
    if result < 0 { throw Failure(Int32(-result)) }
    return bytes
  }

  /// Puts a file in the place of another one, if there is one, in one step.
  static func replace(_ path: String, with newPath: String) throws(Failure) {
    try Failure.check(unsafe rename(newPath, path) == 0 ? 0 : errno)
  }

  /// Creates a pipe that programs do not inherit.
  static func makePipe() throws(Failure) -> (reading: Int32, writing: Int32) {
    var reading: Int32 = -1
    var writing: Int32 = -1
    try Failure.check(unsafe rs_make_pipe(&reading, &writing))
    return (reading, writing)
  }

  /// Writes a byte to a pipe, so that its other end is readable.
  static func wake(_ descriptor: Int32) { rs_wake(descriptor) }

  static func close(_ descriptor: Int32) { rs_close(descriptor) }
}

// MARK: - Programs

#if os(macOS) || !canImport(Darwin)
extension System {
  /// The exit of a program.
  enum Exit {
    case status(Int32)
    case signal(Int32)
  }

  /// Starts a program that writes to `output`, and returns its identifier.
  ///
  /// - Parameters:
  ///   - path: The path of the program.
  ///   - arguments: The arguments, without the name of the program.
  ///   - environment: The environment of the program. Without one, the program inherits that of this process.
  ///   - directory: The working directory of the program. Without one, the program inherits that of this process.
  ///   - output: The descriptor that becomes the standard output of the program.
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

  /// Blocks until a program has exited. Its identifier stays valid until it is reaped.
  static func awaitEnd(of program: Int32) throws(Failure) {
    try Failure.check(rs_await_program(program))
  }

  /// Collects the exit status of a program, which releases its identifier.
  static func reap(_ program: Int32) throws(Failure) -> Exit {
    var status: Int32 = 0
    var signal: Int32 = 0
    try Failure.check(unsafe rs_reap_program(program, &status, &signal))
    return signal == 0 ? .status(status) : .signal(signal)
  }

  /// Sends `SIGTERM` to a program that has not been reaped.
  static func terminate(_ program: Int32) { rs_terminate_program(program) }
}
#endif
