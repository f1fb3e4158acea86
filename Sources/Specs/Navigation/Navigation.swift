import Diagnostics
import YAML

/// The screens and the links between them, as far as the specs can be read. An unknown name counts as the most similar
/// known name, so that one mistake is not reported several times.
struct Navigation {
    /// A module or flow, and whether the app or a deep link opens it directly.
    struct Screen {
        let signature: ModuleSignature
        /// Nil if it can't be read.
        let presentation: Presentation?
        /// The range of `presentation` in the spec; nil if the spec has none.
        let presentationRange: SourceRange?
        fileprivate(set) var isLinked: Bool
        fileprivate(set) var links: [Link] = []

        var name: String { signature.name }

        /// True if the app or a deep link can show it at any time. The app's own code can start a flow, too.
        var isEntry: Bool {
            switch presentation {
            case .root, .tab, nil: true
            case .push, .present, .fullScreen, .custom: isLinked || signature.kind == .flow
            }
        }
    }

    struct Link {
        enum Kind {
            /// `member` is a module of a flow.
            case route, variant, member
        }

        let kind: Kind
        let source: Int
        let destination: Int
        /// Nil if it can't be read, if a variant takes it from its module, or if the flow's coordinator decides it.
        var presentation: Presentation?
        let range: SourceRange
    }

    private(set) var screens: [Screen]

    init(_ modules: [ModuleDeclaration], flows: [FlowDeclaration], index: ModuleIndex) {
        let modules = modules.filter { index.isFirst($0.signature) }
        let flows = flows.filter { index.isFirst($0.signature) }
        screens = modules.map(Screen.init) + flows.map(Screen.init)
        let places = Dictionary(first: screens.enumerated().map { ($1.name, $0) })
        let place = { (name: LocatedText) in index.meant(name).flatMap { places[$0.name] } }
        for (source, module) in modules.enumerated() {
            for route in module.spec.routes {
                guard let destination = place(route.module) else { continue }
                let shown =
                    switch route.presentation {
                    case .absent: screens[destination].presentation
                    case .invalid: Presentation?.none
                    case .value(let written): written.presentation
                    }
                let range = route.module.range
                add(Link(kind: .route, source: source, destination: destination, presentation: shown, range: range))
            }
            if let variant = module.spec.variants, let destination = place(variant.on), destination != source {
                add(Link(kind: .variant, source: source, destination: destination, range: variant.on.range))
            }
        }
        for (number, flow) in flows.enumerated() {
            for member in [flow.spec.start.module] + flow.spec.modules {
                guard let destination = place(member) else { continue }
                let source = modules.count + number
                add(Link(kind: .member, source: source, destination: destination, range: member.range))
            }
        }
        for over in (modules.map(\.spec.deepLink) + flows.map(\.spec.deepLink)).compactMap(\.?.over.value) {
            if let shown = place(over) { screens[shown].isLinked = true }
        }
    }

    private mutating func add(_ link: Link) {
        screens[link.source].links.append(link)
    }

    /// For each screen, true if the user can reach it.
    var reached: [Bool] {
        var reached = screens.map(\.isEntry)
        follow(marking: &reached)
        return reached
    }

    /// Follows links from the marked screens, or from the given ones, to unmarked screens, breadth first. Marks these screens, and
    /// returns the links.
    @discardableResult
    func follow(
        from starts: [Int]? = nil,
        marking reached: inout [Bool],
        where isFollowed: (Link) -> Bool = { _ in true }
    ) -> [Link] {
        var found: [Link] = []
        var queue = starts ?? screens.indices.filter { reached[$0] }
        var next = 0
        while next < queue.count {
            for link in screens[queue[next]].links where !reached[link.destination] && isFollowed(link) {
                reached[link.destination] = true
                queue.append(link.destination)
                found.append(link)
            }
            next += 1
        }
        return found
    }
}

extension Navigation.Screen {
    fileprivate init(_ screen: Declaration<some ScreenSpec>) {
        let spec = screen.spec
        signature = screen.signature
        presentation = spec.presentation.isInvalid ? nil : signature.presentation
        presentationRange = spec.presentation.value?.range
        isLinked = spec.deepLink != nil
    }
}
