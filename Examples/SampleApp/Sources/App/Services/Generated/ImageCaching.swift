// Made by scaffold from Specs/Todos.yml. Change that: this file is written again.
import Foundation

/// A class: the locator holds it weakly.
nonisolated protocol ImageCaching: AnyObject, Sendable {
    #sourceLocation(file:"Specs/Todos.yml",line:25)
    func image(named name: String) async -> Data?
    #sourceLocation()
}
