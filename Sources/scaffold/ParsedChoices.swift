public import ArgumentParser
public import ScaffoldKit

// The choices of ScaffoldKit that are written on the command line as they are named there.

extension OutputFormat: ExpressibleByArgument {}

extension MockOptions.Protocols: ExpressibleByArgument {}

extension CleanUpFormat: ExpressibleByArgument {}

extension GraphNotation: ExpressibleByArgument {}

extension SchemaKind: ExpressibleByArgument {}
