public import Foundation
public import ReactiveSignals

extension URL {
  /// A signal that reads the whole file that this names, on `scheduler`, and completes.
  ///
  ///     url.contents(on: QueueScheduler(label: "files")).subscribe(
  ///       next: { print($0.count, "bytes") },
  ///       failed: { print("cannot read:", $0) })
  ///
  /// Each subscription reads it anew. Disposal keeps a read from starting; once started it goes on, unheard.
  ///
  /// RAC: `rac_readContentsOfURL:options:scheduler:`, which read at once, and only once.
  public func contents(
    options: Data.ReadingOptions = [],
    on scheduler: some Scheduler
  ) -> Signal<Data, any Error> {
    Signal(Signal.attempt { try Data(contentsOf: self, options: options) }.subscribe(on: scheduler))
  }

  /// A signal that reads the whole text file that this names, on `scheduler`, and completes. Otherwise as
  /// ``contents(options:on:)``.
  ///
  /// RAC: `rac_readContentsOfURL:usedEncoding:scheduler:`.
  public func text(
    encoding: String.Encoding = .utf8,
    on scheduler: some Scheduler
  ) -> Signal<String, any Error> {
    Signal(Signal.attempt { try String(contentsOf: self, encoding: encoding) }.subscribe(on: scheduler))
  }
}
