import ReactiveSignals

extension OperatorTable {
  static let failures = Family(
    name: "Failures and repetition",
    operators: [
      .each("catch", Diagram(), "goes on with the diagram instead of failing") { flow, next in
        flow.catch { _ in next }
      },
      .each("replaceFailure", Text(), "the value, and completes, instead of failing") { flow, value in
        flow.replaceFailure(with: value).promoteFailure(to: Broken.self)
      },
      .each("retry", Count(), "subscribes again after a failure, n times") { $0.retry($1) },
      .each("repeated", Count(), "runs n times, one after the other") { $0.repeated($1) },
    ]
  )
}
