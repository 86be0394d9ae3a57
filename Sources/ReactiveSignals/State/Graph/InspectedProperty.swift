import _ReactiveSignalsAtomics

extension Inspection {
  /// A property as the inspector sees it.
  package final class Property: Sendable {
    private let inspection: Inspection
    private let changes = Atomic<Int>(0)
    private let state = Locked((number: 0, node: WeakReference<PropertyNode>?.none, name: String?.none))
    /// The addresses of the calls that have made the property, innermost first.
    package let calls = [UInt].currentCalls

    init(in inspection: Inspection) { self.inspection = inspection }

    /// Calls `body` with the property, unless it is released.
    ///
    /// If this thread has the last reference behind that, the values of a property of the main actor are released there.
    package func withNode<Result>(_ body: (PropertyNode) -> Result) -> Result? {
      var node = state.withLock { $0.node }?.object
      guard let result = node.map(body) else { return nil }
      if node?.valueType is any Inspection.Excluded.Type, !isOnMain() { releaseOnMain(node.take()) }
      return result
    }

    package var number: Int { state.withLock { $0.number } }

    /// The name that the program has given the property.
    package var name: String? {
      get { state.withLock { $0.name } }
      set { state.withLock { $0.name = newValue } }
    }

    /// The number of published writes of a source, or of the computations of another property.
    package var count: Int { changes.load(ordering: .relaxed) }

    func countWrite() { changes.add(1, ordering: .relaxed) }

    /// Returns the methods of a node, which count the computations if it is a derived one.
    func counting(_ methods: PropertyNode.Methods, isSource: Bool) -> PropertyNode.Methods {
      if isSource { return methods }
      return PropertyNode.Methods(
        { [self] node, request in
          if case .update = request { changes.add(1, ordering: .relaxed) }
          return methods.perform(node, request)
        },
        deliver: methods.deliver
      )
    }

    func register(_ node: PropertyNode) {
      let number = inspection.add { _ in self }
      state.withLock { state in
        state.number = number
        state.node = WeakReference(node)
      }
    }

    func unregister() { inspection.remove(number) }
  }
}
