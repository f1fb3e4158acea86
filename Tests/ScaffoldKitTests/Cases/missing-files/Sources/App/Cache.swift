protocol Caching {}
