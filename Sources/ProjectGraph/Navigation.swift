import Diagnostics
import ProjectSpec

/// Which screens lead to which, as far as the specs can be read: a misspelt name counts as the one that it is nearest to, so that
/// one mistake is not reported in several ways.
struct Navigation {
    /// A module or flow, and what leads to it from outside the app's screens.
    struct Screen {
        let signature: ModuleSignature
        /// Nil where it can't be read.
        let presentation: Presentation?
        /// Where the spec says how it is shown; nil where it does not.
        let presentationRange: SourceRange?
        fileprivate(set) var isLinked: Bool
        /// What leads here may be written in a spec that can't be read.
        let mayBeShown: Bool
        fileprivate(set) var links: [Link] = []

        var name: String { signature.name }

        /// The app or a link shows it, whatever is on screen. (Flows are begun by the app's own code too.)
        var isEntry: Bool {
            switch presentation {
            case .root, .tab, nil: true
            case .push, .present, .fullScreen, .custom: isLinked || mayBeShown || signature.kind == .flow
            }
        }
    }

    struct Link {
        enum Kind {
            /// `member`: of a flow.
            case route, variant, member
        }

        let kind: Kind
        let source: Int
        let destination: Int
        /// Nil where it can't be read, or is that of the module in whose place a variant is shown, or is the coordinator's business.
        let presentation: Presentation?
        let range: SourceRange
    }

    private(set) var screens: [Screen]

    init(_ modules: [ModuleDeclaration], flows: [FlowDeclaration], index: ModuleIndex, unread: [SourceFile]) {
        let modules = modules.filter { index.isFirst($0.signature) }
        let flows = flows.filter { index.isFirst($0.signature) }
        let unread = UnreadSpecs(unread + modules.filter(\.hidesLinks).map(\.spec.range.file) + flows.filter(\.hidesLinks).map(\.spec.range.file))
        screens = modules.map { Screen($0, unread: unread) } + flows.map(Screen.init)
        let places = Dictionary(screens.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
        let place = { (name: LocatedText) in index.meant(name).flatMap { places[$0.name] } }
        for (source, module) in modules.enumerated() {
            for route in module.spec.routes {
                guard let destination = place(route.module) else { continue }
                let shown = route.presentation.map { Presentation.known($0) } ?? screens[destination].presentation
                add(.route, from: source, to: destination, presentation: shown, at: route.module.range)
            }
            if let variant = module.spec.variants, let destination = place(variant.on), destination != source {
                add(.variant, from: source, to: destination, at: variant.on.range)
            }
        }
        for (number, flow) in flows.enumerated() {
            for member in [flow.spec.start.module] + flow.spec.modules {
                guard let destination = place(member) else { continue }
                add(.member, from: modules.count + number, to: destination, at: member.range)
            }
        }
        for over in modules.compactMap(\.spec.deepLink?.over) + flows.compactMap(\.spec.deepLink?.over) {
            if let shown = place(over) { screens[shown].isLinked = true }
        }
    }

    private mutating func add(_ kind: Link.Kind, from source: Int, to destination: Int, presentation: Presentation? = nil, at range: SourceRange) {
        let link = Link(kind: kind, source: source, destination: destination, presentation: presentation, range: range)
        screens[source].links.append(link)
    }

    /// The screens that the user can come to.
    var reached: [Bool] {
        var reached = screens.map(\.isEntry)
        follow(screens.indices.filter { reached[$0] }, marking: &reached) { _ in }
        return reached
    }

    /// Follows every link to what is not marked yet, breadth first.
    func follow(_ starts: [Int], marking reached: inout [Bool], found: (Link) -> Void) {
        var queue = starts
        var next = 0
        while next < queue.count {
            for link in screens[queue[next]].links where !reached[link.destination] {
                reached[link.destination] = true
                queue.append(link.destination)
                found(link)
            }
            next += 1
        }
    }
}

extension Navigation.Screen {
    fileprivate init(_ module: ModuleDeclaration, unread: UnreadSpecs) {
        let spec = module.spec
        signature = module.signature
        let isKnown = !spec.unreadKeys.contains("presentation") && spec.presentation.map { Presentation.known($0) != nil } ?? true
        presentation = isKnown ? module.signature.presentation : nil
        presentationRange = spec.presentation?.range
        isLinked = spec.deepLink != nil
        mayBeShown = unread.mayDeclare(module.signature.name) || unread.mayDeclare(spec.name.text)
    }

    fileprivate init(_ flow: FlowDeclaration) {
        signature = flow.signature
        presentation = flow.signature.presentation
        presentationRange = flow.spec.presentation?.range
        isLinked = flow.spec.deepLink != nil
        mayBeShown = false
    }
}

extension ModuleDeclaration {
    fileprivate var hidesLinks: Bool {
        !spec.unreadKeys.isDisjoint(with: ["routes", "variants", "deepLink", "presentation"])
    }
}

extension FlowDeclaration {
    fileprivate var hidesLinks: Bool {
        !spec.unreadKeys.isDisjoint(with: ["modules", "start", "presentation", "deepLink"])
    }
}

extension Presentation {
    fileprivate static func known(_ written: PresentationSpec) -> Presentation? {
        var reported = DiagnosticBag()
        return read(written, into: &reported)
    }
}
