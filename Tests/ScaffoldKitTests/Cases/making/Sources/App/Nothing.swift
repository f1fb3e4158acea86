struct Nothing {}
final class Analytics {}
