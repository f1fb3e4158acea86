// Made by scaffold from Specs/Search.yml. Change that: this file is written again.
import AuthFeature
import UIKit

// MARK: - Search
extension AppRouter {
    /// Things to do that have something in common.
    func showSearch(
        from source: UIViewController?,
        text: String,
        done: Bool?,
        after: Date?,
        tags: [String] = [],
        letter: Character?,
        list: UUID?,
        page: URL?,
        near: Place?,
        limit: Int = 20,
        as presentation: Presentation = .push
    ) {
        let viewController = SearchModule.build(
            dependencies: locator,
            routing: self,
            parameters: SearchParameters(
                text: text,
                done: done,
                after: after,
                tags: tags,
                letter: letter,
                list: list,
                page: page,
                near: near,
                limit: limit
            )
        )
        show(viewController, from: source, as: presentation)
    }
}

extension AppRouter: SearchRouting {}
