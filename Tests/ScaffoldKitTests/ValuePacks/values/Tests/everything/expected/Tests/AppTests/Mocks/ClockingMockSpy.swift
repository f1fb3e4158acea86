//
//  ClockingMockSpy.swift
//  Tests/AppTests/Mocks/ClockingMockSpy.swift
//

/// The calls of Clocking in their order.
enum ClockingMockCall {
}
