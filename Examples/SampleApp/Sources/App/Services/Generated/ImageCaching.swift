// Made by scaffold from Specs/Todos.yml. Change that: this file is written again.
import Foundation

/// A class: the locator holds it weakly.
nonisolated protocol ImageCaching: AnyObject, Sendable {
    func image(named name: String) async -> Data?
}
