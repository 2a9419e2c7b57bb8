#include "CLazyCurl.h"

#ifdef __linux__

#include "RealCurl.h"

#include <dlfcn.h>
#include <pthread.h>

#pragma GCC visibility push(hidden)

// Written once by `open_library`, before `once` lets anybody read it.
struct real_curl real;

static bool is_open = false;
static pthread_once_t once = PTHREAD_ONCE_INIT;

// Opens libcurl and finds every function; all of them or none, so that an old libcurl counts as
// missing. It stays open for the life of the process: threads of URLSession may be inside it.
static void open_library(void) {
  void *library = dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) {
    return;
  }
  bool complete = true;
#define FIND(name, ...)                                                                                \
  real.name = (typeof(real.name))dlsym(library, #name);                                                \
  complete &= real.name != NULL;
#define FIND_SECOND(result, name, ...) FIND(name)
  PLAIN_FUNCTIONS(FIND_SECOND)
  GUARDED_FUNCTIONS(FIND_SECOND)
  GUARDED_VARIADIC_FUNCTIONS(FIND)
#undef FIND_SECOND
#undef FIND
  is_open = complete;
}

bool rain_curl_is_available(void) {
  pthread_once(&once, open_library);
  return is_open;
}

#define FORWARD(result, name, parameters, arguments, missing)                                          \
  DEFINE(result, name, parameters, missing, return real.name arguments;)
PLAIN_FUNCTIONS(FORWARD)
#undef FORWARD

#pragma GCC visibility pop

#endif
