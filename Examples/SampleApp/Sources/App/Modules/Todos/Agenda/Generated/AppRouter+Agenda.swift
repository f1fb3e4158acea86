// Made by scaffold from Specs/Agenda.yml. Change that: this file is written again.

extension AppRouter: AgendaRouting {}
