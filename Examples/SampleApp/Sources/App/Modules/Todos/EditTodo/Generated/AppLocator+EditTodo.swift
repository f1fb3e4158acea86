// Made by scaffold from Specs/EditTodo.yml. Change that: this file is written again.

extension AppLocator: EditTodoDependencies {}
