/// A flow as its spec declares it, before the modules that it names are known.
struct FlowDeclaration {
    let spec: FlowSpec
    let signature: ModuleSignature
    /// False if the name is invalid, which has been reported. The signature has a replacement.
    let isNamed: Bool
}
