#if os(macOS)
func fault() -> Int {
  let number: Int
  // error: constant 'number' used before being initialized  (macOS)
  return number
}
#endif
