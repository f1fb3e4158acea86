import Diagnostics
import YAML

/// The screens and the links between them. Routes to unknown modules are left out. In variants and flows, an unknown name counts as
/// the most similar known name, so that one mistake is not reported several times.
struct Navigation {
    /// A module or flow, and whether the app or a deep link opens it directly.
    struct Screen {
        let signature: ModuleSignature
        /// The range of `presentation` in the spec; nil if the spec has none.
        let presentationRange: SourceRange?
        fileprivate(set) var isLinked: Bool
        fileprivate(set) var links: [Link] = []

        var name: String { signature.name }
        var presentation: Presentation { signature.presentation }

        /// True if the app or a deep link can show it at any time. The app's own code can start a flow, too.
        var isEntry: Bool { presentation.replaces || isLinked || signature.kind == .flow }
    }

    struct Link {
        enum Kind {
            /// `member` is a module of a flow.
            case route, variant, member
        }

        let kind: Kind
        let source: Int
        let destination: Int
        /// Nil if a variant takes it from its module, or if the flow's coordinator decides it.
        let presentation: Presentation?
        let range: SourceRange
    }

    private(set) var screens: [Screen]

    init(_ graph: ProjectGraph, index: ModuleIndex) {
        screens =
            graph.modules.map { Screen($0.signature, $0.spec) } + graph.flows.map { Screen($0.signature, $0.spec) }
        let places = Dictionary(first: screens.enumerated().map { ($1.name, $0) })
        for (source, module) in graph.modules.enumerated() {
            for route in module.routes {
                add(.route, from: source, to: places[route.destination.name], as: route.presentation, at: route.range)
            }
            guard let on = module.spec.variants?.on, let shown = index.meant(on), shown.name != module.name
            else { continue }
            add(.variant, from: source, to: places[shown.name], at: on.range)
        }
        for (number, flow) in graph.flows.enumerated() {
            for member in [flow.spec.start.module] + flow.spec.modules {
                let place = index.meant(member).flatMap { places[$0.name] }
                add(.member, from: graph.modules.count + number, to: place, at: member.range)
            }
        }
        for over in graph.deepLinks.compactMap(\.over) {
            if let shown = places[over.name] { screens[shown].isLinked = true }
        }
    }

    /// - Parameter destination: nil for a screen with errors.
    private mutating func add(
        _ kind: Link.Kind,
        from source: Int,
        to destination: Int?,
        as presentation: Presentation? = nil,
        at range: SourceRange
    ) {
        guard let destination else { return }
        screens[source].links.append(
            Link(kind: kind, source: source, destination: destination, presentation: presentation, range: range)
        )
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
    fileprivate init(_ signature: ModuleSignature, _ spec: some ScreenSpec) {
        self.signature = signature
        presentationRange = spec.presentation.value?.range
        isLinked = spec.deepLink != nil
    }
}
