import ReactiveSignalsTestingTraits
import ReactiveSignalsUI
import Testing

@Suite(.withoutLeaks) struct MethodShapeTests {
  @Test(
    "The encoding of a method tells its shape",
    arguments: [
      ("v16@0:8", MethodShape.noArgument), ("v20@0:8B16", .boolean), ("v20@0:8c16", .boolean),
      ("v24@0:8@16", .object),
      ("v24@0:8:16", .selector),
    ]
  )
  func shapes(encoding: String, shape: MethodShape) { #expect(MethodShape(encoding: encoding) == shape) }

  @Test(
    "A method with a result, or with other arguments, has no shape",
    arguments: ["B24@0:8@16", "v32@0:8@16@24", "v24@0:8q16", "v48@0:8{CGRect={CGPoint=dd}{CGSize=dd}}16", ""]
  )
  func others(encoding: String) { #expect(MethodShape(encoding: encoding) == nil) }

  @Test("An override that calls its superclass is one call, and a call inside of it in turn is none")
  func depth() {
    var depth = CallDepth()
    let outer = [depth.begin(), depth.begin(), depth.end(), depth.end(), depth.begin()]
    #expect(outer == [true, false, false, true, true])
  }
}
