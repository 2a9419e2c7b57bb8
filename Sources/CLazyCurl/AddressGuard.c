// Lets Foundation (6.3) ask IPv6 addresses.
//
// It compares the host that libcurl reads out of an address with the one that it reads itself, and asks
// only when they are the same. libcurl leaves the brackets of an IPv6 address, Foundation does not.

#include "CLazyCurl.h"

#ifdef __linux__

#include "RealCurl.h"

#include <string.h>

#pragma GCC visibility push(hidden)

// Numbers of libcurl's interface.
enum {
  url_ok = 0,
  url_part_host = 5,
};

DEFINE(int, curl_url_get, (const void *url, int part, char **text, unsigned int flags), url_failed, {
  const int code = real.curl_url_get(url, part, text, flags);
  if (code == url_ok && part == url_part_host && (*text)[0] == '[') {
    const size_t length = strlen(*text);
    memmove(*text, *text + 1, length);
    if (length > 1 && (*text)[length - 2] == ']') {
      (*text)[length - 2] = '\0';
    }
  }
  return code;
})

#pragma GCC visibility pop

#endif
