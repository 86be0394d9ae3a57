import MarbleTour

TourProgram.run(CommandLine.arguments.dropFirst())
