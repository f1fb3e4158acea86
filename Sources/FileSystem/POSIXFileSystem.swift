import CFileSystem
import Platform

/// The real file system.
package struct POSIXFileSystem: FileSystem {
    package init() {}

    package func realPath(_ path: String) throws(FileSystemError) -> String {
        guard let resolved = realpath(path, nil) else { throw FileSystemError(.realPath, path, number: errno) }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    package func list(_ folder: String) throws(FileSystemError) -> [FolderEntry] {
        guard let stream = opendir(folder) else { throw FileSystemError(.list, folder, number: errno) }
        defer { closedir(stream) }
        var entries: [FolderEntry] = []
        while true {
            errno = 0
            guard let entry = readdir(stream) else {
                guard errno == 0 else { throw FileSystemError(.list, folder, number: errno) }
                return entries
            }
            let (name, isUTF8) = withUnsafePointer(to: &entry.pointee.d_name) { bytes in
                bytes.withMemoryRebound(to: CChar.self, capacity: 1) {
                    (String(cString: $0), String(validatingCString: $0) != nil)
                }
            }
            if name == "." || name == ".." { continue }
            // `DTTOIF` of C is this shift. The type is zero if the file system does not store it in folders.
            let type = mode_t(entry.pointee.d_type)
            let listed = isUTF8 ? type == 0 ? nil : Self.kind(type << 12) : FileStatus.Kind.other
            let kind = if let listed { listed } else { try status("\(folder)/\(name)")?.kind }
            if let kind { entries.append(FolderEntry(name: name, kind: kind)) }
        }
    }

    package func status(_ path: String) throws(FileSystemError) -> FileStatus? {
        var information = stat()
        guard lstat(path, &information) == 0 else {
            if errno == ENOENT { return nil }
            throw FileSystemError(.status, path, number: errno)
        }
        return FileStatus(
            kind: Self.kind(information.st_mode),
            permissions: UInt16(information.st_mode & 0o7777),
            mark: Self.mark(information)
        )
    }

    package func read(_ file: String) throws(FileSystemError) -> [UInt8] {
        let descriptor = open(file, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw FileSystemError(.read, file, number: errno) }
        defer { close(descriptor) }
        var information = stat()
        guard fstat(descriptor, &information) == 0 else { throw FileSystemError(.read, file, number: errno) }
        var bytes: [UInt8] = []
        // Some files report the size 0 although they have bytes, for example in `/proc`.
        let size = Int(information.st_size)
        while true {
            let (chunk, failure) = readChunk(of: size > bytes.count ? size - bytes.count : 4096, from: descriptor)
            if let failure { throw FileSystemError(.read, file, number: failure) }
            if chunk.isEmpty { return bytes }
            if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
            if bytes.count == size { return bytes }
        }
    }

    package func write(
        _ bytes: [UInt8],
        toNew file: String,
        permissions: UInt16?
    ) throws(FileSystemError) {
        let descriptor = open(file, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o666)
        guard descriptor >= 0 else { throw FileSystemError(.write, file, number: errno) }
        var failure = writeAll(bytes, to: descriptor)
        if failure == nil, let permissions, fchmod(descriptor, mode_t(permissions)) != 0 { failure = errno }
        // Some file systems report a full disk only here.
        if close(descriptor) != 0, failure == nil { failure = errno }
        if let failure { throw FileSystemError(.write, file, number: failure) }
    }

    package func flush(_ files: [String]) throws(FileSystemError) {
        #if os(Linux)
            if files.count > Self.mostFlushedSingly { return try Self.flush(files[0], with: scaffold_flush_disk) }
        #endif
        for file in files {
            try Self.flush(file) { descriptor in fsync(descriptor) == 0 ? 0 : errno }
        }
    }

    package func createFolder(_ path: String) throws(FileSystemError) {
        guard mkdir(path, 0o777) == 0 || errno == EEXIST else {
            throw FileSystemError(.createFolder, path, number: errno)
        }
    }

    package func checkWritable(_ folder: String) throws(FileSystemError) {
        guard access(folder, W_OK | X_OK) == 0 else {
            throw FileSystemError(.checkWritable, folder, number: errno)
        }
    }

    package func rename(_ file: String, to target: String) throws(FileSystemError) {
        guard renameFile(file, target) == 0 else { throw FileSystemError(.rename, target, number: errno) }
    }

    package func rename(_ file: String, toNew target: String) throws(FileSystemError) -> Bool {
        var failure = scaffold_rename_to_new(file, target)
        if Self.isUnsupported(failure) {
            // `link` also fails if something exists at `target`.
            failure = link(file, target) == 0 ? 0 : errno
            if failure == 0 {
                try remove(file)
            } else if Self.isUnsupported(failure) || failure == EPERM {
                guard try status(target) == nil else { return false }
                try rename(file, to: target)
                return true
            }
        }
        if failure == EEXIST { return false }
        if failure != 0 { throw FileSystemError(.rename, target, number: failure) }
        return true
    }

    package func exchange(_ first: String, _ second: String) throws(FileSystemError) -> Bool {
        let failure = scaffold_exchange(first, second)
        if Self.isUnsupported(failure) { return false }
        if failure != 0 { throw FileSystemError(.rename, second, number: failure) }
        return true
    }

    package func remove(_ file: String) throws(FileSystemError) {
        guard unlink(file) == 0 else { throw FileSystemError(.remove, file, number: errno) }
    }

    package func removeFolder(_ path: String) throws(FileSystemError) {
        guard rmdir(path) == 0 else { throw FileSystemError(.remove, path, number: errno) }
    }

    package func lock(_ file: String, isShared: Bool, waiting: () -> Void) throws(FileSystemError) -> FileLock {
        let descriptor = open(file, (isShared ? O_RDONLY : O_RDWR | O_CREAT) | O_CLOEXEC | O_NOFOLLOW, 0o666)
        guard descriptor >= 0 else { throw FileSystemError(.lock, file, number: errno) }
        let lock = isShared ? LOCK_SH : LOCK_EX
        if flock(descriptor, lock | LOCK_NB) == 0 { return FileLock(descriptor: descriptor) }
        var failure = errno
        if failure == EWOULDBLOCK {
            waiting()
            repeat {
                failure = flock(descriptor, lock) == 0 ? 0 : errno
            } while failure == EINTR
        }
        if failure == 0 { return FileLock(descriptor: descriptor) }
        close(descriptor)
        throw FileSystemError(.lock, file, number: failure)
    }
}

extension FileLock {
    package func release() {
        close(descriptor)
    }

    /// Returns true if the locked file is still at its path. Another process may have removed it.
    package func isOn(_ file: String) -> Bool {
        var (locked, found) = (stat(), stat())
        return fstat(descriptor, &locked) == 0 && stat(file, &found) == 0 && locked.st_ino == found.st_ino
            && locked.st_dev == found.st_dev
    }
}

extension POSIXFileSystem {
    /// - Parameter flushing: returns 0 or an error number.
    private static func flush(_ file: String, with flushing: (Int32) -> Int32) throws(FileSystemError) {
        let descriptor = open(file, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileSystemError(.flush, file, number: errno) }
        let failure = flushing(descriptor)
        close(descriptor)
        if failure != 0 { throw FileSystemError(.flush, file, number: failure) }
    }

    /// The maximum number of files that are flushed one by one. For more files, it is faster to flush the whole disk once.
    private static let mostFlushedSingly = 32

    private static func kind(_ mode: mode_t) -> FileStatus.Kind {
        switch mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        case S_IFLNK: .link
        default: .other
        }
    }

    private static func mark(_ information: stat) -> FileStatus.Mark {
        #if canImport(Darwin)
            let (modified, changed) = (information.st_mtimespec, information.st_ctimespec)
        #else
            let (modified, changed) = (information.st_mtim, information.st_ctim)
        #endif
        var mark = FileStatus.Mark()
        mark.size = Int64(information.st_size)
        mark.modified = Int64(modified.tv_sec) &* 1_000_000_000 &+ Int64(modified.tv_nsec)
        mark.changed = Int64(changed.tv_sec) &* 1_000_000_000 &+ Int64(changed.tv_nsec)
        mark.inode = UInt64(information.st_ino)
        return mark
    }

    private static func isUnsupported(_ number: Int32) -> Bool {
        [EINVAL, ENOSYS, ENOTSUP, EOPNOTSUPP].contains(number)
    }
}

// These functions call C functions. They are not methods, because the methods of the file system have the same names and would be called instead.

/// Returns bytes, or an error number. At the end of the file, there are no bytes.
private func readChunk(of capacity: Int, from descriptor: Int32) -> (bytes: [UInt8], failure: Int32?) {
    var failure: Int32?
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        var result = 0
        repeat {
            result = read(descriptor, buffer.baseAddress, capacity)
        } while result < 0 && errno == EINTR
        if result < 0 { failure = errno }
        count = max(result, 0)
    }
    return (bytes, failure)
}

private func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    bytes.withUnsafeBytes { buffer -> Int32? in
        var rest = buffer[...]
        while !rest.isEmpty {
            let written = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
            if written < 0 {
                if errno == EINTR { continue }
                return errno
            }
            rest = rest.dropFirst(written)
        }
        return nil
    }
}

private func renameFile(_ file: String, _ target: String) -> Int32 {
    rename(file, target)
}
