import ReactiveSignalsTestingTraits
import ReactiveSignalsUI
import Testing

@Suite(.withoutLeaks) struct EmptyAnswerTests {
  @Test(
    "The answer of nobody has the place in which the caller expects the result",
    arguments: [
      ("v32@0:8@16@24", EmptyAnswer.word), ("B24@0:8@16", .word), ("q24@0:8@16", .word),
      ("@32@0:8@16q24", .word),
      ("d32@0:8@16@24", .real), ("f16@0:8", .real), ("rd", .real), ("^{__CFString=}16@0:8", .word),
      ("{CGSize=dd}40@0:8@16@24@32", .twoReals), ("{CGPoint=dd}16@0:8", .twoReals),
      ("{UIEdgeInsets=dddd}32@0:8@16", .fourReals), ("{CGRect={CGPoint=dd}{CGSize=dd}}16@0:8", .fourReals),
      ("{_NSRange=QQ}16@0:8", .twoWords),
    ]
  )
  func answers(encoding: String, answer: EmptyAnswer) { #expect(EmptyAnswer(returning: encoding) == answer) }

  @Test(
    "A structure of another form has no answer",
    arguments: ["{CGAffineTransform=dddddd}16@0:8", "{S=qd}", "", "(U=qd)", "D"]
  )
  func unknown(encoding: String) { #expect(EmptyAnswer(returning: encoding) == nil) }
}
