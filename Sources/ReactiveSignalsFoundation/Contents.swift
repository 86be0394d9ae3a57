public import Foundation
public import ReactiveSignals

extension URL {
  /// Returns a signal that reads the whole file at this URL on `scheduler`, sends its data and completes.
  ///
  ///     url.contents(on: QueueScheduler(label: "files")).subscribe(
  ///       next: { print($0.count, "bytes") },
  ///       failed: { print("cannot read:", $0) })
  ///
  /// Each subscription reads the file again. Disposal prevents a read that has not started. It does not interrupt a read in
  /// progress, whose data is dropped.
  ///
  /// RAC: `rac_readContentsOfURL:options:scheduler:`, which read immediately, and only once.
  ///
  /// - Parameters:
  ///   - options: The options for reading.
  ///   - scheduler: The scheduler on which to read.
  /// - Returns: A signal of one value that fails with the error of the read.
  public func contents(
    options: Data.ReadingOptions = [],
    on scheduler: some Scheduler
  ) -> Signal<Data, any Error> {
    Signal.attempt { try Data(contentsOf: self, options: options) }.subscribe(on: scheduler).erased
  }

  /// Returns a signal that reads the whole text file at this URL on `scheduler`, sends its text and completes.
  ///
  /// Each subscription reads the file again. Disposal behaves as in ``contents(options:on:)``.
  ///
  /// RAC: `rac_readContentsOfURL:usedEncoding:scheduler:`.
  ///
  /// - Parameters:
  ///   - encoding: The encoding of the text.
  ///   - scheduler: The scheduler on which to read.
  /// - Returns: A signal of one value that fails with the error of the read.
  public func text(
    encoding: String.Encoding = .utf8,
    on scheduler: some Scheduler
  ) -> Signal<String, any Error> {
    Signal.attempt { try String(contentsOf: self, encoding: encoding) }.subscribe(on: scheduler).erased
  }
}
