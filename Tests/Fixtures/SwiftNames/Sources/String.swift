struct String: Swift.Equatable, Swift.Sendable { var letters: [Swift.Character] = [] }
