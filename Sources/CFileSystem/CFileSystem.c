// These calls are missing from the C libraries that Swift imports: Glibc has them behind _GNU_SOURCE, Musl not at all.
#define _GNU_SOURCE
#include "CFileSystem.h"

#include <errno.h>
#include <stdio.h>

#if defined(__APPLE__)

int scaffold_exchange(const char *first, const char *second) {
    return renamex_np(first, second, RENAME_SWAP) == 0 ? 0 : errno;
}

int scaffold_rename_to_new(const char *file, const char *target) {
    return renamex_np(file, target, RENAME_EXCL) == 0 ? 0 : errno;
}

#else

#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>

static int rename_with(const char *from, const char *to, unsigned int flags) {
    return syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, flags) == 0 ? 0 : errno;
}

int scaffold_exchange(const char *first, const char *second) { return rename_with(first, second, 2); }

int scaffold_rename_to_new(const char *file, const char *target) { return rename_with(file, target, 1); }

int scaffold_flush_disk(int descriptor) { return syncfs(descriptor) == 0 ? 0 : errno; }

#endif
