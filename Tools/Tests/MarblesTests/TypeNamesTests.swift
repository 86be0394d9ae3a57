import MarbleEngine
import Testing

@Suite struct TypeNamesTests {
  @Test("A type of another library is explained by its counterpart")
  func command() throws {
    #expect(
      TypeNames.text(of: "RACCommand") == """
        RACCommand of ReactiveCocoa is Command: see the article "Coming from ReactiveCocoa".

        Command         an action that is enabled, executes, and reports its failures
        ReactiveCocoa   RACCommand
        ReactiveSwift   Action, CocoaAction

        """
    )
    #expect(TypeNames.text(of: "Channel")?.hasPrefix("Channel         a connection") == true)
    #expect(TypeNames.text(of: "RACNothing") == nil)
  }

  @Test("No name of a type hides a page of an operator, and each name occurs once in its library")
  func unambiguous() {
    for entry in TypeNames.all {
      #expect(entry.counterparts.count == OperatorNames.libraries.count, "\(entry.type)")
    }
    for (index, library) in OperatorNames.libraries.enumerated() {
      let names = TypeNames.all.flatMap { $0.counterparts[index].names }
      #expect(Set(names).count == names.count, "\(library)")
      #expect(Set(names).isDisjoint(with: OperatorPage.names), "\(library)")
    }
  }
}
