// Made by scaffold from Specs/TodoList.yml. Change that: this file is written again.

extension AppLocator: TodoListDependencies {}
