// compiles
import ReactiveSignals

func canSubmit(
  _ problem: Property<String?>,
  _ hasPassword: Property<Bool>,
  _ email: MutableProperty<String>
) -> Property<Bool> {
  problem.combineLatest(hasPassword).combineLatest(email).map { problem, hasPassword, email in
    problem == nil && hasPassword && !email.isEmpty
  }
}
