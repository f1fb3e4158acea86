/// The declarations to which the names in specs can refer.
struct ProjectNames {
    let modules: ModuleIndex
    let services: ServiceIndex
    let flags: FlagService
    let linkTexts: LinkValueTypes
}
