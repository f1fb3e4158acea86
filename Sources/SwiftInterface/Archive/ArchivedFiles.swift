import Diagnostics

extension InterfaceFile: Archived {
    func write(to writer: inout ArchiveWriter) {
        writer.write(imports)
        writer.write(protocols)
        writer.write(typeAliases)
        writer.write(types)
    }

    init(from reader: inout ArchiveReader) throws(ArchiveDamage) {
        let imports = try reader.read([ImportDeclaration].self)
        let protocols = try reader.read([ProtocolInterface].self)
        let typeAliases = try reader.read([TypeAliasInterface].self)
        self.init(imports: imports, protocols: protocols, typeAliases: typeAliases, types: try reader.read())
    }
}

extension ImportDeclaration: Archived {
    func write(to writer: inout ArchiveWriter) {
        writer.write(text)
        writer.write(module)
        writer.write(conditions)
    }

    init(from reader: inout ArchiveReader) throws(ArchiveDamage) {
        self.init(text: try reader.read(), module: try reader.read(), conditions: try reader.read())
    }
}

extension TypeAliasInterface: Archived {
    func write(to writer: inout ArchiveWriter) {
        writer.write(name)
        writer.write(enclosingTypes)
        writer.write(genericParameters)
        writer.write(type)
        writer.write(conditions)
    }

    init(from reader: inout ArchiveReader) throws(ArchiveDamage) {
        let name = try reader.read(String.self)
        let enclosingTypes = try reader.read([String].self)
        let parameters = try reader.read([String].self)
        let type = try reader.read(SwiftType.self)
        self.init(
            name: name,
            enclosingTypes: enclosingTypes,
            genericParameters: parameters,
            type: type,
            conditions: try reader.read()
        )
    }
}

extension TypeInterface: Archived {
    func write(to writer: inout ArchiveWriter) {
        writer.write(kind.rawValue)
        writer.write(path)
        writer.write(attributes)
        writer.write(modifiers)
        writer.write(inherited)
        writer.write(members)
        writer.write(range)
    }

    init(from reader: inout ArchiveReader) throws(ArchiveDamage) {
        guard let kind = Kind(rawValue: try reader.read()) else { throw ArchiveDamage() }
        let path = try reader.read(String.self)
        let attributes = try reader.read([InterfaceAttribute].self)
        let modifiers = try reader.read([String].self)
        let inherited = try reader.read([SwiftType].self)
        let members = try reader.read([String].self)
        self.init(
            kind: kind,
            path: path,
            attributes: attributes,
            modifiers: modifiers,
            inherited: inherited,
            members: members,
            range: try reader.read()
        )
    }
}

extension ProtocolInterface: Archived {
    func write(to writer: inout ArchiveWriter) {
        writer.write(name)
        writer.write(enclosingTypes)
        writer.write(access.rawValue)
        writer.write(attributes)
        writer.write(modifiers)
        writer.write(comments)
        writer.write(primaryAssociatedTypes)
        writer.write(inherited)
        writer.write(requirements)
        writer.write(items)
        writer.write(conditions)
        writer.write(range)
        writer.write(nameRange)
    }

    convenience init(from reader: inout ArchiveReader) throws(ArchiveDamage) {
        let name = try reader.read(SwiftName.self)
        let enclosingTypes = try reader.read([String].self)
        guard let access = AccessLevel(rawValue: try reader.read()) else { throw ArchiveDamage() }
        let attributes = try reader.read([InterfaceAttribute].self)
        let modifiers = try reader.read([String].self)
        let comments = try reader.read([String].self)
        let primaryAssociatedTypes = try reader.read([String].self)
        let inherited = try reader.read([SwiftType].self)
        let requirements = try reader.read([String].self)
        let items = try reader.read([InterfaceItem].self)
        let conditions = try reader.read([String].self)
        let range = try reader.read(SourceRange.self)
        self.init(
            name: name,
            enclosingTypes: enclosingTypes,
            access: access,
            attributes: attributes,
            modifiers: modifiers,
            docComment: [],
            comments: comments,
            primaryAssociatedTypes: primaryAssociatedTypes,
            inherited: inherited,
            requirements: requirements,
            items: items,
            conditions: conditions,
            range: range,
            nameRange: try reader.read()
        )
    }
}
