/// A module as its spec declares it, before the links among modules are known.
struct ModuleDeclaration {
    let spec: ModuleSpec
    let signature: ModuleSignature
    /// False if the name is invalid, which has been reported. The signature has a replacement.
    let isNamed: Bool
}
