#pragma once

// The functions of the real libcurl, for the files of this target.

#include "CLazyCurl.h"

#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

// Nothing of this target may be seen by libcurl itself: its own calls from one public function to
// another would land here again. (After the system headers, whose functions stay visible.)
#pragma GCC visibility push(hidden)

// libcurl's own codes: CURLE_FAILED_INIT, CURLM_INTERNAL_ERROR, CURLUE_OUT_OF_MEMORY. They are what
// functions answer when there is no libcurl.
enum { easy_failed = 2, multi_failed = 4, url_failed = 7 };

// The functions that Foundation calls, but for those with a varying value at the end:
//   X(result, name, (parameters), (arguments), answer without libcurl)
// Handles are opaque, so `void *` stands for each of their types. The first list is handed on as it
// is, the second is looked at on the way: see AnswerGuard.c.
#define PLAIN_FUNCTIONS(X)                                                                             \
  X(int, curl_global_init, (long flags), (flags), easy_failed)                                         \
  X(char *, curl_version, (void), (), "")                                                              \
  X(void *, curl_version_info, (int age), (age), NULL)                                                 \
  X(void, curl_free, (void *memory), (memory), )                                                       \
  X(void *, curl_slist_append, (void *list, const char *text), (list, text), NULL)                     \
  X(void, curl_slist_free_all, (void *list), (list), )                                                 \
  X(void *, curl_url, (void), (), NULL)                                                                \
  X(int, curl_url_set, (void *url, int part, const char *text, unsigned int flags),                    \
    (url, part, text, flags), url_failed)                                                              \
  X(int, curl_easy_pause, (void *easy, int directions), (easy, directions), easy_failed)               \
  X(const char *, curl_easy_strerror, (int code), (code), "libcurl is missing")                        \
  X(void *, curl_multi_init, (void), (), NULL)                                                         \
  X(int, curl_multi_cleanup, (void *multi), (multi), multi_failed)                                     \
  X(int, curl_multi_remove_handle, (void *multi, void *easy), (multi, easy), multi_failed)             \
  X(int, curl_multi_assign, (void *multi, int socket, void *data), (multi, socket, data),              \
    multi_failed)                                                                                      \
  X(int, curl_multi_socket_action, (void *multi, int socket, int events, int *running),                \
    (multi, socket, events, running), multi_failed)

#define GUARDED_FUNCTIONS(X)                                                                           \
  X(int, curl_url_get, (const void *url, int part, char **text, unsigned int flags),                   \
    (url, part, text, flags), url_failed)                                                              \
  X(void *, curl_easy_init, (void), (), NULL)                                                          \
  X(void, curl_easy_cleanup, (void *easy), (easy), )                                                   \
  X(int, curl_multi_add_handle, (void *multi, void *easy), (multi, easy), multi_failed)                \
  X(void *, curl_multi_info_read, (void *multi, int *left), (multi, left), NULL)

// The functions with one value of a varying type at the end, handed on and guarded likewise:
//   X(name, answer without libcurl)
#define PLAIN_VARIADIC_FUNCTIONS(X) X(curl_multi_setopt, multi_failed)
#define GUARDED_VARIADIC_FUNCTIONS(X)                                                                  \
  X(curl_easy_setopt, easy_failed)                                                                     \
  X(curl_easy_getinfo, easy_failed)

// The real functions, each under its own name; to be used only after `rain_curl_is_available()`.
struct real_curl {
#define MEMBER(result, name, parameters, arguments, missing) result(*name) parameters;
  PLAIN_FUNCTIONS(MEMBER)
  GUARDED_FUNCTIONS(MEMBER)
#undef MEMBER
#define MEMBER(name, missing) int (*name)(void *handle, int option, ...);
  PLAIN_VARIADIC_FUNCTIONS(MEMBER)
  GUARDED_VARIADIC_FUNCTIONS(MEMBER)
#undef MEMBER
};
extern struct real_curl real;

// Defines the function `name` that finds its real self open, or answers `missing`.
#define DEFINE(result, name, parameters, missing, ...)                                                 \
  result name parameters {                                                                             \
    if (!rain_curl_is_available()) {                                                                   \
      return missing;                                                                                  \
    }                                                                                                  \
    __VA_ARGS__                                                                                        \
  }

// Reads the value after `last`. It is an int, a long, a 64-bit integer or a pointer. On the 64-bit ABIs
// of Linux each of them travels in the same place as a pointer does, so one that is read and passed on
// as a pointer arrives bit for bit, whatever its type was.
static_assert(sizeof(void *) == sizeof(int64_t), "a 64-bit value must fit a pointer");
#define READ_VALUE(value, last)                                                                        \
  va_list values;                                                                                      \
  va_start(values, last);                                                                              \
  void *value = va_arg(values, void *);                                                                \
  va_end(values);

#pragma GCC visibility pop
