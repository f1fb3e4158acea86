import CYaml

/// A reader that collects the events of libyaml for a text. The text must have passed `EncodingCheck`.
enum EventReader {
    /// Returns the events of the text. If libyaml stops at an error, returns the events before the error, and the error.
    ///
    /// Stops after the first event that exceeds a limit. `TreeComposer` reports this event.
    static func read(_ text: ReadText, _ limits: YAMLLimits) -> (events: [YAMLEvent], failure: SyntaxProblem?) {
        let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
        defer { parser.deallocate() }
        guard yaml_parser_initialize(parser) != 0 else { preconditionFailure("libyaml has no memory for a parser") }
        defer { yaml_parser_delete(parser) }
        return text.bytes[text.base...].withUnsafeBufferPointer { buffer in
            yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
            yaml_parser_set_input_string(parser, buffer.baseAddress, buffer.count)
            var events: [YAMLEvent] = []
            var depth = 0
            var nodeCount = 0
            while depth <= limits.depth, nodeCount <= limits.nodeCount {
                var raw = yaml_event_t()
                guard yaml_parser_parse(parser, &raw) != 0 else {
                    return (events, SyntaxProblem(parser.pointee, events, text))
                }
                defer { yaml_event_delete(&raw) }
                if raw.type == YAML_STREAM_END_EVENT { break }
                guard let event = YAMLEvent(raw, text) else { continue }
                switch event.kind {
                case .sequenceStart, .mappingStart:
                    depth += 1
                    nodeCount += 1
                case .sequenceEnd, .mappingEnd: depth -= 1
                case .scalar, .alias: nodeCount += 1
                case .documentStart, .documentEnd: break
                }
                events.append(event)
            }
            return (events, nil)
        }
    }
}

extension YAMLEvent {
    fileprivate init?(_ raw: yaml_event_t, _ source: ReadText) {
        var anchor: UnsafeMutablePointer<yaml_char_t>?
        var tag: UnsafeMutablePointer<yaml_char_t>?
        let kind: Kind
        switch raw.type {
        case YAML_DOCUMENT_START_EVENT: kind = .documentStart
        case YAML_DOCUMENT_END_EVENT: kind = .documentEnd
        case YAML_ALIAS_EVENT: kind = .alias(name: raw.data.alias.anchor.map { String(cString: $0) } ?? "")
        case YAML_SCALAR_EVENT:
            let scalar = raw.data.scalar
            (anchor, tag) = (scalar.anchor, scalar.tag)
            let text = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
            kind = .scalar(text: String(decoding: text, as: UTF8.self), style: YAMLScalar.Style(scalar.style))
        case YAML_SEQUENCE_START_EVENT:
            let sequence = raw.data.sequence_start
            (anchor, tag) = (sequence.anchor, sequence.tag)
            kind = .sequenceStart(isFlow: sequence.style == YAML_FLOW_SEQUENCE_STYLE)
        case YAML_SEQUENCE_END_EVENT: kind = .sequenceEnd
        case YAML_MAPPING_START_EVENT:
            let mapping = raw.data.mapping_start
            (anchor, tag) = (mapping.anchor, mapping.tag)
            kind = .mappingStart(isFlow: mapping.style == YAML_FLOW_MAPPING_STYLE)
        case YAML_MAPPING_END_EVENT: kind = .mappingEnd
        default: return nil
        }
        let start = source.offset(ofCharacter: raw.start_mark.index)
        self.init(
            kind: kind,
            anchor: anchor.map { String(cString: $0) },
            tag: tag.map { String(cString: $0) },
            start: start,
            end: max(start, source.offset(ofCharacter: raw.end_mark.index))
        )
    }
}

extension SyntaxProblem {
    fileprivate init(_ parser: yaml_parser_t, _ events: [YAMLEvent], _ text: ReadText) {
        let context = parser.context.map { String(cString: $0) } ?? ""
        self.init(
            problem: parser.problem.map { String(cString: $0) } ?? "",
            offset: text.offset(ofCharacter: parser.problem_mark.index),
            context: context,
            contextOffset: context.isEmpty ? nil : text.offset(ofCharacter: parser.context_mark.index),
            events: events,
            text: text
        )
    }
}

extension YAMLScalar.Style {
    fileprivate init(_ style: yaml_scalar_style_t) {
        switch style {
        case YAML_SINGLE_QUOTED_SCALAR_STYLE: self = .singleQuoted
        case YAML_DOUBLE_QUOTED_SCALAR_STYLE: self = .doubleQuoted
        case YAML_LITERAL_SCALAR_STYLE: self = .literal
        case YAML_FOLDED_SCALAR_STYLE: self = .folded
        default: self = .plain
        }
    }
}
