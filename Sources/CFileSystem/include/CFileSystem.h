#ifndef C_FILE_SYSTEM_H
#define C_FILE_SYSTEM_H

/// Lets the files at two paths change places, in one step. Returns 0, or the number of the error: EINVAL, ENOSYS or ENOTSUP
/// where the system or the file system can't.
int scaffold_exchange(const char *first, const char *second);

/// Renames a file to a path where nothing lies, in one step. Returns 0, or the number of the error: EEXIST where something lies
/// there; EINVAL, ENOSYS or ENOTSUP where the system or the file system can't.
int scaffold_rename_to_new(const char *file, const char *target);

#if defined(__linux__)
/// Returns once all that was written to the file system of an open file would survive a loss of power: 0, or the number of the error.
int scaffold_flush_disk(int descriptor);
#endif

#endif
