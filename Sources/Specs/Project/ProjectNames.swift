/// What the names in specs can mean, once all specs are declared.
struct ProjectNames {
    let modules: ModuleIndex
    let flows: FlowIndex
    let services: ServiceIndex
    let flags: FlagService
    let linkTexts: LinkValueTypes
}
