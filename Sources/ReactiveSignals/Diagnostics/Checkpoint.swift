extension SignalProtocol {
  /// Returns a signal whose failures state that they passed this place in the source code.
  ///
  /// ![Marble diagram of checkpoint](checkpoint)
  ///
  ///     let prices: Signal<Int, LoadError> = .fail(.offline)
  ///     prices.checkpoint("prices").map { $0 * 2 }.checkpoint("doubled").subscribe(
  ///       next: { print($0) },
  ///       failed: { error in
  ///         print(error.failure)
  ///         print(error.checkpoints.compactMap { $0.label })
  ///       })
  ///     // offline
  ///     // ["prices", "doubled"]
  ///
  /// Values and completion pass unchanged and at no cost. A failure is sent as a ``CheckpointFailure``, on its thread, and prints
  /// its checkpoints with their files and lines. A further checkpoint appends itself, and leaves the failure type as it is.
  /// `mapFailure(\.failure)` takes the checkpoints off.
  ///
  /// - **Sends**: the values of the source, unchanged.
  /// - **Ends**: completes when the source completes. Fails when the source fails, with a ``CheckpointFailure``.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the sender's.
  /// - **Memory**: the label and the place.
  ///
  /// - Parameters:
  ///   - label: A text for the checkpoint.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  /// - Returns: A signal whose failures contain the ones of this signal and the checkpoint.
  /// - Complexity: O(*n*) for a failure that has passed *n* checkpoints. Values cost nothing.
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func checkpoint(
    _ label: String? = nil,
    fileID: String = #fileID,
    line: Int = #line
  ) -> some SignalProtocol<Value, CheckpointFailure<Failure>> {
    let checkpoint = Diagnostics.Checkpoint(label, Diagnostics.CallSite(fileID: fileID, line: line))
    return mapFailure { CheckpointFailure($0, checkpoints: [checkpoint]) }
  }

  /// Appends a checkpoint to the checkpoints of a `CheckpointFailure`. The general form would put one failure into another.
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient
  public func checkpoint<Underlying: Error>(
    _ label: String? = nil,
    fileID: String = #fileID,
    line: Int = #line
  ) -> some SignalProtocol<Value, Failure> where Failure == CheckpointFailure<Underlying> {
    let checkpoint = Diagnostics.Checkpoint(label, Diagnostics.CallSite(fileID: fileID, line: line))
    return mapFailure { CheckpointFailure($0.failure, checkpoints: $0.checkpoints + [checkpoint]) }
  }
}

extension Diagnostics {
  /// A place in a chain of operators that a failure has passed.
  public struct Checkpoint: Hashable, Sendable, CustomStringConvertible {
    /// The text that was given to ``SignalProtocol/checkpoint(_:fileID:line:)``.
    public let label: String?
    /// The place in the source code.
    public let callSite: CallSite

    /// Creates a checkpoint.
    public init(_ label: String?, _ callSite: CallSite) {
      self.label = label
      self.callSite = callSite
    }

    /// The place and the label, as in `Shop/Prices.swift:12 (prices)`.
    public var description: String { label.map { "\(callSite) (\($0))" } ?? "\(callSite)" }
  }
}

/// A failure with the checkpoints that it has passed.
///
/// Its description has a line for the failure, and one for each checkpoint:
///
///     // offline
///     //   at Shop/Prices.swift:12 (prices)
///     //   at Shop/Screen.swift:40
///
/// See ``SignalProtocol/checkpoint(_:fileID:line:)``.
public struct CheckpointFailure<Failure: Error>: Error, CustomStringConvertible {
  /// The failure of the signal in front of the first checkpoint.
  public let failure: Failure
  /// The checkpoints in the order in which the failure has passed them: the one closest to the source is first.
  public let checkpoints: [Diagnostics.Checkpoint]

  /// Creates a failure with checkpoints.
  public init(_ failure: Failure, checkpoints: [Diagnostics.Checkpoint]) {
    self.failure = failure
    self.checkpoints = checkpoints
  }

  public var description: String {
    (["\(failure)"] + checkpoints.map { "  at \($0)" }).joined(separator: "\n")
  }
}

extension CheckpointFailure: Equatable where Failure: Equatable {}

extension CheckpointFailure: Hashable where Failure: Hashable {}
