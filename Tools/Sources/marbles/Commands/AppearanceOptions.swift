import ArgumentParser
import MarbleTour

/// The options for figures in the output.
struct AppearanceOptions: ParsableArguments {
  @Option(help: "The use of colors: auto, always or never.")
  var color = ColorChoice.auto

  @Flag(help: "Print marble notation in ASCII instead of drawings.")
  var plain = false

  var style: OutputStyle { plain ? OutputStyle(isPlain: true) : color.style }
}

extension ColorChoice: ExpressibleByArgument {}
