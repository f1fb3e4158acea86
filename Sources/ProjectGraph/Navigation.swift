import Diagnostics
import ProjectSpec

/// Which screens lead to which, as far as the specs can be read: a misspelt name counts as the one that it is nearest to, so that
/// one mistake is not reported in several ways.
struct Navigation {
    /// A module, and what leads to it from outside the app's screens.
    struct Screen {
        let declaration: ModuleDeclaration
        let isLinked: Bool
        /// What leads here may be written in a spec that can't be read.
        let mayBeShown: Bool
        fileprivate(set) var links: [Link] = []

        var name: String { declaration.signature.name }
        /// Nil where it can't be read.
        var presentation: Presentation? { declaration.isPresentationKnown ? declaration.signature.presentation : nil }

        /// The app or a link shows it, whatever is on screen.
        var isEntry: Bool {
            switch presentation {
            case .root, .tab, nil: true
            case .push, .present, .custom: isLinked || mayBeShown
            }
        }
    }

    struct Link {
        enum Kind {
            case route, variant
        }

        let kind: Kind
        let source: Int
        let destination: Int
        /// Nil where it can't be read, or is that of the module in whose place a variant is shown.
        let presentation: Presentation?
        let range: SourceRange
    }

    private(set) var screens: [Screen]

    init(_ declarations: [ModuleDeclaration], index: ModuleIndex, unread: [SourceFile]) {
        let declarations = declarations.filter { index.isFirst($0.signature) }
        let unread = UnreadSpecs(unread + declarations.filter(\.hidesLinks).map(\.spec.range.file))
        let places = Dictionary(uniqueKeysWithValues: declarations.enumerated().map { ($1.signature.name, $0) })
        screens = declarations.map { declaration in
            Screen(
                declaration: declaration,
                isLinked: declaration.spec.deepLink != nil,
                mayBeShown: unread.mayDeclare(declaration.signature.name) || unread.mayDeclare(declaration.spec.name.text)
            )
        }
        for (source, declaration) in declarations.enumerated() {
            let place = { (name: LocatedText) in index.meant(name).flatMap { places[$0.name] } }
            for route in declaration.spec.routes {
                guard let destination = place(route.module) else { continue }
                let shown = route.presentation.map { Presentation.known($0) } ?? screens[destination].presentation
                screens[source].links.append(
                    Link(kind: .route, source: source, destination: destination, presentation: shown, range: route.module.range)
                )
            }
            guard let variant = declaration.spec.variants, let destination = place(variant.on), destination != source else { continue }
            screens[source].links.append(
                Link(kind: .variant, source: source, destination: destination, presentation: nil, range: variant.on.range)
            )
        }
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

extension ModuleDeclaration {
    fileprivate var isPresentationKnown: Bool {
        guard !spec.unreadKeys.contains("presentation") else { return false }
        return spec.presentation.map { Presentation.known($0) != nil } ?? true
    }

    fileprivate var hidesLinks: Bool {
        !spec.unreadKeys.isDisjoint(with: ["routes", "variants", "deepLink", "presentation"])
    }
}

extension Presentation {
    fileprivate static func known(_ written: LocatedText) -> Presentation? {
        var reported = DiagnosticBag()
        return read(written, into: &reported)
    }
}
