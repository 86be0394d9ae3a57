#if canImport(AppKit) && !targetEnvironment(macCatalyst)
public import AppKit
public import ReactiveSignals

extension MainChannelTerminal {
  /// Creates an end of a channel whose other end is a binding of Cocoa.
  ///
  /// <!-- fragment -->
  ///
  ///     MainChannelTerminal(field, binding: .value, default: "") <~> model.name
  ///
  /// The end sends the values that the object writes to the binding, and neither a starting value nor what it is sent. A value sent
  /// to the end is passed to the binding, on the main actor. A missing value, or one of another type, counts as `default`. The end
  /// completes when the object is released, and does not keep it alive. Completion sent to the end removes the binding.
  ///
  /// RAC: `rac_channelToBinding:options:`.
  ///
  /// - Parameters:
  ///   - object: The object that exposes the binding.
  ///   - binding: The name of the binding.
  ///   - value: The value that stands for a missing one.
  ///   - options: The options of the binding.
  public convenience init<Object: NSObject & Sendable>(
    _ object: Object,
    binding: NSBindingName,
    default value: Value,
    options: [NSBindingOption: Any] = [.continuouslyUpdatesValue: true]
  ) {
    let edits = MainSubject<Value, Never>()
    let model = BoundValue(value) { edits.send($0 as? Value ?? value) }
    self.init(values: edits, during: Lifetime(of: object), write: { model.show($0) })
    object.bind(binding, to: model, withKeyPath: "value", options: options)
    add(BlockDisposable { runOnMain { [weak object] in object?.unbind(binding) } })
  }
}

/// The model of a binding. The object with the binding writes and observes its value.
@MainActor
private final class BoundValue: NSObject {
  private let edited: (Any?) -> Void
  private var isShowing = false

  @objc dynamic var value: Any? {
    didSet {
      if !isShowing { edited(value) }
    }
  }

  /// Creates a model.
  ///
  /// - Parameters:
  ///   - value: The first value.
  ///   - edited: A closure that receives the values that the object writes.
  init(_ value: Any, edited: @escaping (Any?) -> Void) {
    self.value = value
    self.edited = edited
  }

  func show(_ value: Any) {
    isShowing = true
    self.value = value
    isShowing = false
  }
}
#endif
