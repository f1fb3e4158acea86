import Diagnostics

// How a member was written, its comments among it, is left out: nothing that is made from an archive depends on it.

extension InterfaceItem: Archived {
    func write(to writer: inout ArchiveWriter) {
        switch self {
        case .member(let member):
            writer.write(tag: 0)
            writer.write(member)
        case .conditional(let conditional):
            writer.write(tag: 1)
            writer.write(conditional)
        case .comment: writer.write(tag: 2)
        }
    }

    init(from reader: inout ArchiveReader) throws(ArchiveDamage) {
        switch try reader.readTag() {
        case 0: self = .member(try reader.read())
        case 1: self = .conditional(try reader.readInner())
        case 2: self = .comment(InterfaceComment(lines: [], layout: .adjoining))
        default: throw ArchiveDamage()
        }
    }
}

extension ConditionalMembers: Archived {
    func write(to writer: inout ArchiveWriter) {
        writer.write(clauses)
        writer.write(range)
    }

    init(from reader: inout ArchiveReader) throws(ArchiveDamage) {
        self.init(clauses: try reader.read(), layout: .adjoining, range: try reader.read())
    }
}

extension ConditionalMembers.Clause: Archived {
    func write(to writer: inout ArchiveWriter) {
        writer.write(directive)
        writer.write(items)
    }

    init(from reader: inout ArchiveReader) throws(ArchiveDamage) {
        self.init(directive: try reader.read(), items: try reader.read())
    }
}

extension InterfaceMember: Archived {
    func write(to writer: inout ArchiveWriter) {
        writer.write(kind)
        writer.write(name)
        writer.write(modifiers)
        writer.write(attributes)
        writer.write(source.range)
        writer.write(source.nameRange)
    }

    convenience init(from reader: inout ArchiveReader) throws(ArchiveDamage) {
        let kind = try reader.read(Kind.self)
        let name = try reader.read(SwiftName.self)
        let modifiers = try reader.read([String].self)
        let attributes = try reader.read([InterfaceAttribute].self)
        let range = try reader.read(SourceRange.self)
        let nameRange = try reader.read(SourceRange.self)
        self.init(
            kind: kind,
            name: name,
            modifiers: modifiers,
            attributes: attributes,
            docComment: [],
            source: Source(documentation: [], declaration: [], layout: .adjoining, range: range, nameRange: nameRange)
        )
    }
}

extension InterfaceMember.Kind: Archived {
    func write(to writer: inout ArchiveWriter) {
        switch self {
        case .function(let callable):
            writer.write(tag: 0)
            writer.write(callable)
        case .initializer(let callable, let isFailable):
            writer.write(tag: isFailable ? 2 : 1)
            writer.write(callable)
        case .property(let type, let access):
            writer.write(tag: 3)
            writer.write(type)
            writer.write(access)
        case .subscript(let callable, let access):
            writer.write(tag: 4)
            writer.write(callable)
            writer.write(access)
        case .associatedType(let type):
            writer.write(tag: 5)
            writer.write(type)
        case .typeAlias(let generics, let type):
            writer.write(tag: 6)
            writer.write(generics)
            writer.write(type)
        }
    }

    init(from reader: inout ArchiveReader) throws(ArchiveDamage) {
        switch try reader.readTag() {
        case 0: self = .function(try reader.read())
        case 1: self = .initializer(try reader.read(), isFailable: false)
        case 2: self = .initializer(try reader.read(), isFailable: true)
        case 3: self = .property(try reader.read(), try reader.read())
        case 4: self = .subscript(try reader.read(), try reader.read())
        case 5: self = .associatedType(try reader.read())
        case 6: self = .typeAlias(try reader.read(), try reader.read())
        default: throw ArchiveDamage()
        }
    }
}

extension InterfaceMember.Callable: Archived {
    func write(to writer: inout ArchiveWriter) {
        writer.write(generics)
        writer.write(parameters)
        writer.write(effects)
        writer.write(result)
        writer.write(isResultSending)
    }

    init(from reader: inout ArchiveReader) throws(ArchiveDamage) {
        let generics = try reader.read(Generics.self)
        let parameters = try reader.read([InterfaceParameter].self)
        let effects = try reader.read(Effects.self)
        let result = try reader.read(SwiftType?.self)
        self.init(
            generics: generics,
            parameters: parameters,
            effects: effects,
            result: result,
            isResultSending: try reader.read()
        )
    }
}

extension InterfaceMember.Access: Archived {
    func write(to writer: inout ArchiveWriter) {
        writer.write(getter)
        writer.write(isGetterMutating)
        switch setter {
        case .none: writer.write(tag: 0)
        case .mutating: writer.write(tag: 1)
        case .nonmutating: writer.write(tag: 2)
        }
    }

    init(from reader: inout ArchiveReader) throws(ArchiveDamage) {
        let getter = try reader.read(Effects.self)
        let isGetterMutating = try reader.read(Bool.self)
        let setter: Setter
        switch try reader.readTag() {
        case 0: setter = .none
        case 1: setter = .mutating
        case 2: setter = .nonmutating
        default: throw ArchiveDamage()
        }
        self.init(getter: getter, isGetterMutating: isGetterMutating, setter: setter)
    }
}

extension InterfaceMember.AssociatedType: Archived {
    func write(to writer: inout ArchiveWriter) {
        writer.write(inherited)
        writer.write(`default`)
        writer.write(requirements)
    }

    init(from reader: inout ArchiveReader) throws(ArchiveDamage) {
        self.init(inherited: try reader.read(), default: try reader.read(), requirements: try reader.read())
    }
}

extension InterfaceParameter: Archived {
    func write(to writer: inout ArchiveWriter) {
        writer.write(label)
        writer.write(name)
        writer.write(type)
        writer.write(specifiers.map(\.rawValue))
        writer.write(typeAttributes)
        writer.write(attributes)
        writer.write(isVariadic)
        writer.write(range)
    }

    convenience init(from reader: inout ArchiveReader) throws(ArchiveDamage) {
        let label = try reader.read(SwiftName?.self)
        let name = try reader.read(SwiftName.self)
        let type = try reader.read(SwiftType.self)
        let specifiers = try reader.read([String].self)
        let typeAttributes = try reader.read([String].self)
        let attributes = try reader.read([String].self)
        let isVariadic = try reader.read(Bool.self)
        self.init(
            label: label,
            name: name,
            type: type,
            specifiers: specifiers.compactMap(Specifier.init),
            typeAttributes: typeAttributes,
            attributes: attributes,
            isVariadic: isVariadic,
            range: try reader.read()
        )
    }
}

extension InterfaceAttribute: Archived {
    func write(to writer: inout ArchiveWriter) {
        writer.write(name)
        writer.write(text)
    }

    init(from reader: inout ArchiveReader) throws(ArchiveDamage) {
        self.init(name: try reader.read(), text: try reader.read())
    }
}
