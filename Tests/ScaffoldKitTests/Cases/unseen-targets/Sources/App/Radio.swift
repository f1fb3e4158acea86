protocol Radio: AnyObject, Sendable { func call() }
