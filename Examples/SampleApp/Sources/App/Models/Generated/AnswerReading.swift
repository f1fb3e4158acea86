// Made by scaffold from Specs/Shop.yml. Change that: this file is written again.
import AuthFeature

/// Which answers were read while the help is open.
@MainActor
protocol AnswerReading: AnyObject {
    var topics: Evented<[String]> { get }
}
