// Made by scaffold from Specs/Todos.yml. Change that: this file is written again.

@MainActor
protocol FeatureFlagging: AnyObject {
    #sourceLocation(file:"Specs/Todos.yml",line:31)
    func isEnabled(_ flag: FeatureFlag) -> Bool
    #sourceLocation()
}
