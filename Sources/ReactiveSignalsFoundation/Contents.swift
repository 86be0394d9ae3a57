public import Foundation
public import ReactiveSignals

extension URL {
  /// Returns a signal that reads the whole file at this URL on `scheduler`, sends its data and completes.
  ///
  ///     let file = URL.temporaryDirectory.appending(path: "bytes.txt")
  ///     try Data("hello".utf8).write(to: file)
  ///     print(try await file.contents(on: QueueScheduler(label: "files")).first()?.count ?? 0, "bytes")
  ///     // 5 bytes
  ///
  /// - **Sends**: the data of the file. Each subscription reads the file again.
  /// - **Ends**: completes after the data. Fails with the error of the read.
  /// - **Disposal**: prevents a read that has not started. A read in progress is not interrupted, and its data is
  ///   dropped.
  /// - **Thread**: `scheduler`.
  /// - **Memory**: the data.
  ///
  /// RAC: `rac_readContentsOfURL:options:scheduler:`, which read immediately, and only once.
  ///
  /// - Parameters:
  ///   - options: The options for reading.
  ///   - scheduler: The scheduler on which to read.
  /// - Returns: A signal of one value that fails with the error of the read.
  /// - Complexity: O(*n*) for a file of *n* bytes.
  public func contents(
    options: Data.ReadingOptions = [],
    on scheduler: some Scheduler
  ) -> Signal<Data, any Error> {
    Signal.attempt { try Data(contentsOf: self, options: options) }.subscribe(on: scheduler).erased
  }

  /// Returns a signal that reads the whole text file at this URL on `scheduler`, sends its text and completes.
  ///
  ///     let file = URL.temporaryDirectory.appending(path: "text.txt")
  ///     try Data("hello".utf8).write(to: file)
  ///     print(try await file.text(on: QueueScheduler(label: "files")).first() ?? "")
  ///     // hello
  ///
  /// It behaves as ``contents(options:on:)``.
  ///
  /// RAC: `rac_readContentsOfURL:usedEncoding:scheduler:`.
  ///
  /// - Parameters:
  ///   - encoding: The encoding of the text.
  ///   - scheduler: The scheduler on which to read.
  /// - Returns: A signal of one value that fails with the error of the read.
  /// - Complexity: O(*n*) for a file of *n* bytes.
  public func text(
    encoding: String.Encoding = .utf8,
    on scheduler: some Scheduler
  ) -> Signal<String, any Error> {
    Signal.attempt { try String(contentsOf: self, encoding: encoding) }.subscribe(on: scheduler).erased
  }
}
