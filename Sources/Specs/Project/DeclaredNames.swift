/// The declarations to which the names in specs can refer.
struct DeclaredNames {
    let modules: ModuleIndex
    let services: ServiceIndex
    let flags: FlagService
    let linkTexts: LinkValueTypes
}
