public import ArgumentParser
public import ScaffoldKit

// The raw values of these types are their values on the command line.

extension OutputFormat: ExpressibleByArgument {}

extension MockOptions.Protocols: ExpressibleByArgument {}

extension CleanUpFormat: ExpressibleByArgument {}

extension GraphNotation: ExpressibleByArgument {}

extension SchemaKind: ExpressibleByArgument {}
