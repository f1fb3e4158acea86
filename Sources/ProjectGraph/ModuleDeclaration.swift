import ProjectSpec

/// A module as its spec declares it, before the links among modules are known.
struct ModuleDeclaration {
    let spec: ModuleSpec
    let signature: ModuleSignature
    /// False where its name is none, which has been reported; the signature has a name in its place.
    let isNamed: Bool
}
