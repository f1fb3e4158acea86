// The client has the functions of the protocol.
extension NetworkClient: HTTPClient {}
