import Diagnostics

extension SwiftType: Archived {
    func write(to writer: inout ArchiveWriter) {
        writer.write(text)
        writer.write(shape)
        writer.write(names)
        writer.write(range)
    }

    convenience init(from reader: inout ArchiveReader) throws(ArchiveDamage) {
        let text = try reader.read(String.self)
        let shape = try reader.readInner(Shape.self)
        let names = try reader.read([NameReference].self)
        self.init(text: text, shape: shape, names: names, range: try reader.read())
    }
}

extension SwiftType.Shape: Archived {
    func write(to writer: inout ArchiveWriter) {
        switch self {
        case .named(let name, let arguments):
            writer.write(tag: 0)
            writer.write(name)
            writer.write(arguments)
        case .optional(let type): writer.write(1, type)
        case .implicitlyUnwrapped(let type): writer.write(2, type)
        case .array(let type): writer.write(3, type)
        case .dictionary(let key, let value):
            writer.write(4, key)
            writer.write(value)
        case .tuple(let elements):
            writer.write(tag: 5)
            writer.write(elements)
        case .function(let function):
            writer.write(tag: 6)
            writer.write(function)
        case .existential(let type): writer.write(7, type)
        case .opaque(let type): writer.write(8, type)
        case .composition(let types):
            writer.write(tag: 9)
            writer.write(types)
        case .metatype(let type): writer.write(10, type)
        case .packExpansion(let type): writer.write(11, type)
        case .other: writer.write(tag: 12)
        }
    }

    init(from reader: inout ArchiveReader) throws(ArchiveDamage) {
        switch try reader.readTag() {
        case 0: self = .named(try reader.read(), arguments: try reader.read())
        case 1: self = .optional(try reader.readInner())
        case 2: self = .implicitlyUnwrapped(try reader.readInner())
        case 3: self = .array(try reader.readInner())
        case 4: self = .dictionary(key: try reader.readInner(), value: try reader.readInner())
        case 5: self = .tuple(try reader.read())
        case 6: self = .function(try reader.readInner())
        case 7: self = .existential(try reader.readInner())
        case 8: self = .opaque(try reader.readInner())
        case 9: self = .composition(try reader.read())
        case 10: self = .metatype(try reader.readInner())
        case 11: self = .packExpansion(try reader.readInner())
        case 12: self = .other
        default: throw ArchiveDamage()
        }
    }
}

extension ArchiveWriter {
    fileprivate mutating func write(_ tag: UInt8, _ type: SwiftType) {
        write(tag: tag)
        write(type)
    }
}

extension SwiftType.TupleElement: Archived {
    func write(to writer: inout ArchiveWriter) {
        writer.write(label)
        writer.write(type)
    }

    init(from reader: inout ArchiveReader) throws(ArchiveDamage) {
        self.init(label: try reader.read(), type: try reader.read())
    }
}

extension SwiftType.FunctionType: Archived {
    func write(to writer: inout ArchiveWriter) {
        writer.write(attributes)
        writer.write(parameters)
        writer.write(effects)
        writer.write(result)
    }

    init(from reader: inout ArchiveReader) throws(ArchiveDamage) {
        let attributes = try reader.read([String].self)
        let parameters = try reader.read([SwiftType].self)
        let effects = try reader.read(Effects.self)
        self.init(attributes: attributes, parameters: parameters, effects: effects, result: try reader.read())
    }
}

extension Effects: Archived {
    func write(to writer: inout ArchiveWriter) {
        writer.write(isAsync)
        switch throwing {
        case .never: writer.write(tag: 0)
        case .untyped: writer.write(tag: 1)
        case .typed(let type):
            writer.write(tag: 2)
            writer.write(type)
        case .rethrowing: writer.write(tag: 3)
        }
    }

    init(from reader: inout ArchiveReader) throws(ArchiveDamage) {
        let isAsync = try reader.read(Bool.self)
        switch try reader.readTag() {
        case 0: self.init(isAsync: isAsync)
        case 1: self.init(isAsync: isAsync, throwing: .untyped)
        case 2: self.init(isAsync: isAsync, throwing: .typed(try reader.readInner()))
        case 3: self.init(isAsync: isAsync, throwing: .rethrowing)
        default: throw ArchiveDamage()
        }
    }
}

extension NameReference: Archived {
    func write(to writer: inout ArchiveWriter) {
        writer.write(name)
        writer.write(range)
    }

    init(from reader: inout ArchiveReader) throws(ArchiveDamage) {
        self.init(name: try reader.read(), range: try reader.read())
    }
}

extension SwiftName: Archived {
    func write(to writer: inout ArchiveWriter) {
        writer.write(plain)
        writer.write(written)
    }

    init(from reader: inout ArchiveReader) throws(ArchiveDamage) {
        self.init(plain: try reader.read(), written: try reader.read())
    }
}

extension GenericParameter: Archived {
    func write(to writer: inout ArchiveWriter) {
        writer.write(name)
        writer.write(constraint)
        writer.write(isPack)
        writer.write(text)
        writer.write(range)
    }

    init(from reader: inout ArchiveReader) throws(ArchiveDamage) {
        let name = try reader.read(String.self)
        let constraint = try reader.read(SwiftType?.self)
        let isPack = try reader.read(Bool.self)
        self.init(name: name, constraint: constraint, isPack: isPack, text: try reader.read(), range: try reader.read())
    }
}

extension Generics: Archived {
    func write(to writer: inout ArchiveWriter) {
        writer.write(parameters)
        writer.write(requirements)
    }

    init(from reader: inout ArchiveReader) throws(ArchiveDamage) {
        self.init(parameters: try reader.read(), requirements: try reader.read())
    }
}
