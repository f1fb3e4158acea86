// Made by scaffold from Specs/Shop.yml. Change that: this file is written again.
import AuthFeature

/// Which answers were read while the help is open.
@MainActor
protocol AnswerReading: AnyObject {
    #sourceLocation(file:"Specs/Shop.yml",line:28)
    var topics: Evented<[String]> { get }
    #sourceLocation()
}
