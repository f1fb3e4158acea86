struct DeclaredNames {
    let modules: ModuleIndex
    let services: ServiceIndex
    let flags: FlagService
    let linkTexts: LinkValueTypes
}
