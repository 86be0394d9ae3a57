import MarbleTour

/// The program that shows the library on one screen.
@main
enum TourMain {
  static func main() {
    TourProgram.run(CommandLine.arguments.dropFirst())
  }
}
