import Diagnostics
import Support
package import SwiftSource
import YAML

/// A lookup of the Swift modules that files import for types.
package struct Imports {
    private let types: [String: String]
    private let knownModules: Set<String>

    /// - Parameter supportTypes: the types of the support files that specs can use.
    init(_ settings: Settings, targets: Targets, supportTypes: Set<String> = []) {
        let written = settings.types.items.compactMap { entry in
            entry.value.value?.importedModule.map { (entry.name.text, $0.text) }
        }
        types = Dictionary(first: written + supportTypes.map { ($0, targets.support.module) })
        knownModules = Set(written.map(\.1))
    }

    func check(_ written: [LocatedText], into bag: inout DiagnosticBag) {
        for name in RepeatedItems.removed(from: written, of: "imports", into: &bag) {
            // `os` of `os.log`, `Shop` of `@testable import Shop`
            let module = name.text.split(separator: " ").last?.split(separator: ".").first.map(String.init) ?? ""
            let isPartial = name.text.contains(".") || name.text.contains("@")
            let words = name.text.split(separator: " ").map(String.init)
            let help =
                isPartial && SwiftIdentifier.isTypeName(module)
                ? "write `\(module)`"
                : words.count > 1 && words.allSatisfy(SwiftIdentifier.isTypeName)
                    ? "a module's name has no spaces: write `\(words.joined())`, or `\(words.joined(separator: ", "))` for several modules"
                    : nil
            Identifier.checkModule(name, help: help, into: &bag)
        }
    }

    /// Returns true if the type needs no import, or if its Swift module is known.
    func knows(_ name: NameReference) -> Bool {
        StandardTypes.names.contains(String(name.root)) || module(of: name) != nil
    }

    func modules(written: [LocatedText], names: some Sequence<NameReference>) -> [String] {
        Set(written.map(\.text) + names.compactMap(module)).sorted()
    }

    private func module(of name: NameReference) -> String? {
        let root = String(name.root)
        if let module = name.paths.lazy.compactMap({ types[$0] }).first { return module }
        if knownModules.contains(root), root != name.name { return root }
        if Self.isOfUIKit(name.root) { return "UIKit" }
        return root == "Foundation" || Self.foundationTypes.contains(root) ? "Foundation" : nil
    }

    /// Returns true if Swift or one of Apple's modules has a type with this name. A type of the app with the same name would hide it.
    package static func haveType(_ name: String) -> Bool {
        foundationTypes.contains(name) || isOfUIKit(name[...]) || SwiftNames.known.contains(name)
            || Namesake.names(importing: ["UIKit", "os"]).contains(name)
    }

    /// Returns true for `UIImage`, but not for `UInt` or `UIDGenerator`.
    static func isOfUIKit(_ name: Substring) -> Bool {
        let letters = name.dropFirst(2).prefix(2)
        guard name.hasPrefix("UI"), letters.count == 2 else { return false }
        return letters.first?.isUppercase == true && letters.last?.isLowercase == true
    }

    private static let foundationTypes: Set<String> = [
        "AffineTransform", "AttributeContainer", "AttributedString", "AttributedSubstring", "Bundle",
        "ByteCountFormatter", "CachedURLResponse", "Calendar", "CGAffineTransform", "CGFloat", "CGPoint", "CGRect",
        "CGSize", "CGVector", "CharacterSet", "CocoaError", "CustomNSError", "Data", "DataProtocol", "Date",
        "DateComponents", "DateComponentsFormatter", "DateFormatter", "DateInterval", "DateIntervalFormatter",
        "Decimal", "DecodableWithConfiguration", "Dimension", "DispatchQueue", "EncodableWithConfiguration",
        "EnergyFormatter", "FileHandle", "FileManager", "FileWrapper", "FormatStyle", "Formatter", "HTTPCookie",
        "HTTPCookieStorage", "HTTPURLResponse", "IndexPath", "IndexSet", "InputStream", "ISO8601DateFormatter",
        "JSONDecoder", "JSONEncoder", "JSONSerialization", "LengthFormatter", "ListFormatter", "Locale",
        "LocalizedError", "LocalizedStringResource", "MassFormatter", "Measurement", "MeasurementFormatter",
        "MutableDataProtocol", "Notification", "NotificationCenter", "NotificationQueue", "NSArray",
        "NSAttributedString", "NSCache", "NSCalendar", "NSCharacterSet", "NSCoder", "NSCoding", "NSComparisonPredicate",
        "NSCompoundPredicate", "NSCondition", "NSConditionLock", "NSCopying", "NSCountedSet", "NSData",
        "NSDataDetector", "NSDate", "NSDateComponents", "NSDateInterval", "NSDecimalNumber", "NSDictionary",
        "NSEnumerator", "NSError", "NSException", "NSExpression", "NSExtensionContext", "NSExtensionItem",
        "NSFileCoordinator", "NSFileVersion", "NSHashTable", "NSIndexPath", "NSIndexSet",
        "NSItemProvider", "NSItemProviderReading", "NSItemProviderWriting", "NSKeyedArchiver", "NSKeyedUnarchiver",
        "NSKeyValueObservation", "NSLocale", "NSLock", "NSLocking", "NSMapTable", "NSMeasurement", "NSMetadataItem",
        "NSMetadataQuery", "NSMutableArray", "NSMutableAttributedString", "NSMutableCharacterSet", "NSMutableCopying",
        "NSMutableData", "NSMutableDictionary", "NSMutableIndexSet", "NSMutableOrderedSet", "NSMutableSet",
        "NSMutableString", "NSMutableURLRequest", "NSNotification", "NSNull", "NSNumber", "NSObject",
        "NSObjectProtocol", "NSOrderedSet", "NSPersonNameComponents", "NSPointerArray", "NSPredicate", "NSProgress",
        "NSPurgeableData", "NSRange", "NSRangePointer", "NSRecursiveLock", "NSRegularExpression", "NSSecureCoding",
        "NSSet", "NSSortDescriptor", "NSString", "NSTextCheckingResult", "NSTimeZone", "NSUbiquitousKeyValueStore",
        "NSURL", "NSURLComponents", "NSURLQueryItem", "NSURLRequest", "NSUserActivity", "NSUserActivityDelegate",
        "NSUUID", "NSValue", "NumberFormatter", "Operation", "OperationQueue", "OutputStream", "ParseableFormatStyle",
        "PersonNameComponents", "PersonNameComponentsFormatter", "POSIXError", "Process",
        "ProcessInfo", "Progress", "ProgressReporting", "PropertyListDecoder", "PropertyListEncoder",
        "PropertyListSerialization", "RelativeDateTimeFormatter", "RunLoop", "SortComparator",
        "SortDescriptor", "StreamDelegate", "Thread", "TimeInterval", "Timer", "TimeZone",
        "UndoManager", "Unit", "UnitAcceleration", "UnitAngle", "UnitArea", "UnitConcentrationMass", "UnitConverter",
        "UnitConverterLinear", "UnitDispersion", "UnitDuration", "UnitElectricCharge", "UnitElectricCurrent",
        "UnitElectricPotentialDifference", "UnitElectricResistance", "UnitEnergy", "UnitFrequency",
        "UnitFuelEfficiency", "UnitIlluminance", "UnitInformationStorage", "UnitLength", "UnitMass", "UnitPower",
        "UnitPressure", "UnitSpeed", "UnitTemperature", "UnitVolume", "URL", "URLAuthenticationChallenge", "URLCache",
        "URLComponents", "URLCredential", "URLCredentialStorage", "URLError", "URLProtectionSpace", "URLProtocol",
        "URLQueryItem", "URLRequest", "URLResourceKey", "URLResourceValues", "URLResponse", "URLSession",
        "URLSessionConfiguration", "URLSessionDataDelegate", "URLSessionDataTask", "URLSessionDelegate",
        "URLSessionDownloadDelegate", "URLSessionDownloadTask", "URLSessionStreamTask", "URLSessionTask",
        "URLSessionTaskDelegate", "URLSessionTaskMetrics", "URLSessionUploadTask", "URLSessionWebSocketDelegate",
        "URLSessionWebSocketTask", "UserDefaults", "UUID", "XMLParser", "XMLParserDelegate",
    ]
}

extension [MemberListItem] {
    package var typeNames: [NameReference] { members.flatMap(\.typeNames) }
}

extension MemberDeclaration {
    var typeNames: [NameReference] {
        let thrown = [effects.thrownType].compactMap(\.self)
        let types =
            switch kind {
            case .function(let callable), .initializer(let callable, _), .subscript(let callable, _):
                callable.generics.parameters.compactMap(\.constraint) + callable.parameters.map(\.type) + thrown
                    + [callable.result].compactMap(\.self)
            case .property(let type, _): [type] + thrown
            case .associatedType(let type): type.inherited + [type.default].compactMap(\.self)
            case .typeAlias(_, let type): [type]
            }
        return types.flatMap(\.names)
    }
}

extension NameReference {
    /// The names under which settings may list the type, longest first: `Order.Line.first`, `Order.Line`, `Order`.
    var paths: [String] {
        let parts = name.split(separator: ".")
        return parts.indices.reversed().map { parts[...$0].joined(separator: ".") }
    }
}
