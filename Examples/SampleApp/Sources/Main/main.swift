import UIKit

// Not `@main`: the package of the tests compiles the app delegate as a part of a library.
UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))
