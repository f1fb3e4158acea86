// Writes the files of a list, as fast as a program can that does nothing else: the measure for a cold `scaffold generate`.
//
//     write-files LIST FROM TO      LIST has a path a line; each is read from FROM beforehand and written below TO
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

static void fail(const char *what) {
    perror(what);
    exit(1);
}

static void make_folders(char *path) {
    for (char *slash = strchr(path + 1, '/'); slash; slash = strchr(slash + 1, '/')) {
        *slash = 0;
        if (mkdir(path, 0777) != 0 && errno != EEXIST) fail(path);
        *slash = '/';
    }
}

int main(int count, char **arguments) {
    if (count != 4) return 64;
    FILE *list = fopen(arguments[1], "r");
    if (!list) fail(arguments[1]);
    size_t total = 0, capacity = 1024;
    char **paths = malloc(capacity * sizeof *paths), **texts = malloc(capacity * sizeof *texts);
    size_t *sizes = malloc(capacity * sizeof *sizes);
    char line[4096], path[8192];
    while (fgets(line, sizeof line, list)) {
        line[strcspn(line, "\n")] = 0;
        if (total == capacity) {
            capacity *= 2;
            paths = realloc(paths, capacity * sizeof *paths);
            texts = realloc(texts, capacity * sizeof *texts);
            sizes = realloc(sizes, capacity * sizeof *sizes);
        }
        snprintf(path, sizeof path, "%s/%s", arguments[2], line);
        int file = open(path, O_RDONLY);
        struct stat status;
        if (file < 0 || fstat(file, &status) != 0) fail(path);
        sizes[total] = (size_t)status.st_size;
        texts[total] = malloc(sizes[total] + 1);
        if (read(file, texts[total], sizes[total]) != status.st_size) fail(path);
        close(file);
        snprintf(path, sizeof path, "%s/%s", arguments[3], line);
        paths[total++] = strdup(path);
    }
    struct timespec start, end;
    clock_gettime(CLOCK_MONOTONIC, &start);
    for (size_t index = 0; index < total; index++) {
        int file = open(paths[index], O_WRONLY | O_CREAT | O_EXCL, 0666);
        if (file < 0 && errno == ENOENT) {
            make_folders(paths[index]);
            file = open(paths[index], O_WRONLY | O_CREAT | O_EXCL, 0666);
        }
        if (file < 0 || write(file, texts[index], sizes[index]) != (ssize_t)sizes[index] || close(file) != 0) fail(paths[index]);
    }
    clock_gettime(CLOCK_MONOTONIC, &end);
    printf("%.3f\n", (double)(end.tv_sec - start.tv_sec) + (double)(end.tv_nsec - start.tv_nsec) / 1e9);
    return 0;
}
