/// The shape of a mapping with known keys.
package final class MappingShape: Sendable, Equatable {
    package struct Member: Sendable {
        package let name: String
        private let makeShape: @Sendable () -> TemplateShape

        /// - Parameter shape: evaluated when it is used, so that a shape can contain itself.
        package init(_ name: String, shape: @autoclosure @escaping @Sendable () -> TemplateShape) {
            self.name = name
            makeShape = shape
        }

        package var shape: TemplateShape { makeShape() }
    }

    /// The name of the mapping in the documentation.
    package let name: String
    package let members: [Member]
    package let keys: TemplateKeys

    package init(_ members: [Member], name: String = "") {
        self.name = name
        self.members = members
        keys = TemplateKeys(members.map(\.name))
    }

    package subscript(name: String) -> TemplateShape? {
        keys.position(of: name).map { members[$0].shape }
    }

    package static func == (left: MappingShape, right: MappingShape) -> Bool {
        left === right
    }

    /// Returns a copy with this member added, or replaced if there is one with the same name.
    package func with(_ member: Member) -> MappingShape {
        let position = keys.position(of: member.name)
        let others = position.map { Array(members[..<$0]) + [member] + members[($0 + 1)...] } ?? members + [member]
        return MappingShape(others, name: name)
    }
}
