#include "CLazyCurl.h"

#ifdef __linux__

#include <dlfcn.h>
#include <pthread.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

// The forwarding functions must not be seen by libcurl itself: its own calls from one public function
// to another would land here again. (After the system headers, whose functions stay visible.)
#pragma GCC visibility push(hidden)

// The libcurl ABI of the last twenty years; every version of `libcurl.so.4` keeps it.
static const char library_name[] = "libcurl.so.4";

// libcurl's own codes: CURLE_FAILED_INIT, CURLM_INTERNAL_ERROR, CURLUE_OUT_OF_MEMORY.
enum { easy_failed = 2, multi_failed = 4, url_failed = 7 };

// What the functions answer when there is no libcurl, for those that must not answer NULL.
static const char no_library[] = "libcurl is missing";

// Every function of fixed shape that Foundation calls:
//   X(result, name, (parameters), (arguments), answer without libcurl)
// Handles are opaque, so `void *` stands for each of their types.
#define FIXED_FUNCTIONS(X)                                                                             \
  X(int, curl_global_init, (long flags), (flags), easy_failed)                                         \
  X(char *, curl_version, (void), (), (char *)no_library)                                              \
  X(void *, curl_version_info, (int age), (age), NULL)                                                 \
  X(void, curl_free, (void *memory), (memory), )                                                       \
  X(void *, curl_slist_append, (void *list, const char *text), (list, text), NULL)                     \
  X(void, curl_slist_free_all, (void *list), (list), )                                                 \
  X(void *, curl_url, (void), (), NULL)                                                                \
  X(int, curl_url_get, (const void *url, int part, char **text, unsigned int flags),                   \
    (url, part, text, flags), url_failed)                                                              \
  X(int, curl_url_set, (void *url, int part, const char *text, unsigned int flags),                    \
    (url, part, text, flags), url_failed)                                                              \
  X(void *, curl_easy_init, (void), (), NULL)                                                          \
  X(void, curl_easy_cleanup, (void *easy), (easy), )                                                   \
  X(int, curl_easy_pause, (void *easy, int directions), (easy, directions), easy_failed)               \
  X(const char *, curl_easy_strerror, (int code), (code), no_library)                                  \
  X(void *, curl_multi_init, (void), (), NULL)                                                         \
  X(int, curl_multi_cleanup, (void *multi), (multi), multi_failed)                                     \
  X(int, curl_multi_add_handle, (void *multi, void *easy), (multi, easy), multi_failed)                \
  X(int, curl_multi_remove_handle, (void *multi, void *easy), (multi, easy), multi_failed)             \
  X(int, curl_multi_assign, (void *multi, int socket, void *data), (multi, socket, data),              \
    multi_failed)                                                                                      \
  X(int, curl_multi_socket_action, (void *multi, int socket, int events, int *running),                \
    (multi, socket, events, running), multi_failed)                                                    \
  X(void *, curl_multi_info_read, (void *multi, int *left), (multi, left), NULL)

// The functions with one value of a varying type at the end:
//   X(name, answer without libcurl)
#define VARIADIC_FUNCTIONS(X)                                                                          \
  X(curl_easy_setopt, easy_failed)                                                                     \
  X(curl_easy_getinfo, easy_failed)                                                                    \
  X(curl_multi_setopt, multi_failed)

// The real functions. Written once by `open_library`, before `once` lets anybody read them.
static struct {
#define MEMBER(result, name, parameters, arguments, missing) result(*name) parameters;
  FIXED_FUNCTIONS(MEMBER)
#undef MEMBER
#define MEMBER(name, missing) int (*name)(void *handle, int option, ...);
  VARIADIC_FUNCTIONS(MEMBER)
#undef MEMBER
} real;

static bool is_open = false;
static pthread_once_t once = PTHREAD_ONCE_INIT;

// Opens libcurl and finds every function; all of them or none, so that an old libcurl counts as
// missing. It stays open for the life of the process: threads of URLSession may be inside it.
static void open_library(void) {
  void *library = dlopen(library_name, RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) {
    return;
  }
  bool complete = true;
#define FIND(name, ...)                                                                                \
  real.name = (typeof(real.name))dlsym(library, #name);                                                \
  complete &= real.name != NULL;
#define FIND_FIXED(result, name, ...) FIND(name)
  FIXED_FUNCTIONS(FIND_FIXED)
  VARIADIC_FUNCTIONS(FIND)
#undef FIND_FIXED
#undef FIND
  is_open = complete;
}

bool rain_curl_is_available(void) {
  pthread_once(&once, open_library);
  return is_open;
}

#define FORWARD(result, name, parameters, arguments, missing)                                          \
  result name parameters {                                                                             \
    if (!rain_curl_is_available()) {                                                                   \
      return missing;                                                                                  \
    }                                                                                                  \
    return real.name arguments;                                                                        \
  }
FIXED_FUNCTIONS(FORWARD)
#undef FORWARD

// The value is an int, a long, a 64-bit integer or a pointer. On the 64-bit ABIs of Linux each of them
// travels in the same place as a pointer does, so one that is read and passed on as a pointer arrives
// bit for bit, whatever its type was.
static_assert(sizeof(void *) == sizeof(int64_t), "a 64-bit value must fit a pointer");

#define FORWARD(name, missing)                                                                         \
  int name(void *handle, int option, ...) {                                                            \
    if (!rain_curl_is_available()) {                                                                   \
      return missing;                                                                                  \
    }                                                                                                  \
    va_list values;                                                                                    \
    va_start(values, option);                                                                          \
    void *value = va_arg(values, void *);                                                              \
    va_end(values);                                                                                    \
    return real.name(handle, option, value);                                                           \
  }
VARIADIC_FUNCTIONS(FORWARD)
#undef FORWARD

#pragma GCC visibility pop

#endif
