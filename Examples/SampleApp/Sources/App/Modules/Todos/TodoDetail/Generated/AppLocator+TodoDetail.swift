// Made by scaffold from Specs/TodoDetail.yml. Change that: this file is written again.

extension AppLocator: TodoDetailDependencies {}
