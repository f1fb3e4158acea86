// Made by scaffold from the specs. Change those: this file is written again.

extension AppCoordinator {
    /// Shows all tabs, the first one last, so that it is selected; without tabs, the root.
    func showFirstScreens() {
        router.showSettings(from: nil)
        router.showTodoList(from: nil)
    }
}
