import ProjectSpec

/// A flow as its spec declares it, before the modules that it names are known.
struct FlowDeclaration {
    let spec: FlowSpec
    let signature: ModuleSignature
    /// False where its name is none, which has been reported; the signature has a name in its place.
    let isNamed: Bool
}
