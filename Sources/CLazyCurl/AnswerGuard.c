// Keeps from Foundation what a server or a broken connection may send and Foundation (6.3) can't take.
//
// These it takes for impossible, and ends the whole process:
// - an answer that ends inside its head: libcurl calls that a success, Foundation has no response;
// - header lines after the body (trailers, legal in HTTP): Foundation starts reading a second head;
// - a length that as a floating-point number lies beyond the 64-bit integers;
// - a redirect to an address without a scheme (`//host/path`, legal in HTTP) whose host is an IPv6
//   address, or has a percent sign: with the scheme before it, it takes the other way.
//
// An IPv6 address it never asks: it compares the host that libcurl reads out of an address with the one
// that it reads itself, and one of them has brackets.
//
// It keeps the body of a redirect, and copies all of it with every part that comes. With every part of
// a body and every header line it makes a new timer, and gets rid of the old ones only when it has
// nothing else to do: a body in chunks of five bytes takes a minute and a gigabyte. So the parts are
// gathered here, and the heads have an end.
//
// And a body can't be stopped from outside while libcurl is busy decompressing it, which may be for
// ever, while all other transfers wait. So it is stopped here.

#include "CLazyCurl.h"

#ifdef __linux__

#include "RealCurl.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#pragma GCC visibility push(hidden)

// Numbers of libcurl's interface. Foundation itself uses neither CURLOPT_PRIVATE nor CURLINFO_PRIVATE.
enum {
  option_write_data = 10001,
  option_url = 10002,
  option_write_function = 20011,
  option_header_data = 10029,
  option_header_function = 20079,
  option_private = 10103,
  option_suppress_connect_headers = 265,
  info_private = 0x100015,
  info_content_length = 0x30000F,
  message_done = 1,
  url_ok = 0,
  url_part_host = 5,
  easy_ok = 0,
  easy_partial_file = 18,
  easy_write_error = 23,
};

// The body of an answer may have this many bytes after decompression. That is more than anybody takes:
// the transport has settled on "too large" long before.
static const size_t body_limit = 16 * 1024 * 1024;

// The heads of an answer may have this many bytes together, as in libcurl 8, and this many lines:
// Foundation copies all of them with every further one.
static const size_t head_limit = 300 * 1024;
static const size_t head_line_limit = 1000;

// Parts of a body are handed on in pieces of this size, the largest that libcurl itself makes.
enum { piece_size = 16 * 1024 };

// The body of a redirect is for people, if anybody reads it.
static const size_t redirect_body_limit = 64 * 1024;

// The message of `curl_multi_info_read`.
struct message {
  int kind;
  void *easy;
  union {
    void *whatever;
    int result;
  } data;
};

// A function of Foundation that receives header lines or parts of the body. It answers how many bytes
// it took; libcurl ends the transfer when those are not all.
typedef size_t receiver(char *bytes, size_t size, size_t count, void *data);

// How far the heads of an answer have come. Interim ones (100 Continue) may precede the final one.
enum progress { awaited, in_interim_head, in_final_head, complete };

// What is known of a transfer; it belongs to its easy handle.
struct guard {
  receiver *receive_header;
  void *header_data;
  receiver *receive_body;
  void *body_data;
  enum progress progress;
  bool is_secure;
  bool is_redirect;
  size_t head_length;
  size_t head_lines;
  size_t body_length;
  size_t piece_length;
  char piece[piece_size];
};

static struct guard *guard_of(void *easy) {
  struct guard *guard = NULL;
  real.curl_easy_getinfo(easy, info_private, &guard);
  return guard;
}

// The first digit of the status in a status line: it follows the first space. 0 without one.
static char status_class(const char *line, size_t length) {
  const char *space = memchr(line, ' ', length);
  const size_t rest = space == NULL ? 0 : length - (size_t)(space - line);
  return rest >= 4 && memcmp(space + 1, "101", 3) != 0 ? space[1] : 0;
}

// Where in a header line the target of a redirect begins, if it begins with two slashes; else 0.
static size_t target_without_scheme(const char *line, size_t length) {
  static const char name[] = "location:";
  size_t start = sizeof name - 1;
  if (length < start || strncasecmp(line, name, start) != 0) {
    return 0;
  }
  while (start < length && (line[start] == ' ' || line[start] == '\t')) {
    start++;
  }
  return length - start >= 2 && memcmp(line + start, "//", 2) == 0 ? start : 0;
}

// Hands a header line on to Foundation; answers whether it was taken.
static bool hand_on(struct guard *guard, const char *line, size_t length) {
  const char *scheme = guard->is_secure ? "https:" : "http:";
  const size_t start = target_without_scheme(line, length);
  const size_t added = start > 0 ? strlen(scheme) : 0;
  char *whole = malloc(length + added);
  if (whole == NULL) {
    return false;
  }
  memcpy(whole, line, start);
  memcpy(whole + start, scheme, added);
  memcpy(whole + start + added, line + start, length - start);
  const size_t taken = guard->receive_header(whole, 1, length + added, guard->header_data);
  free(whole);
  return taken == length + added;
}

// Stands in for Foundation's function that receives header lines.
static size_t receive_header(char *line, size_t size, size_t count, void *data) {
  struct guard *guard = data;
  const size_t length = size * count;
  const bool is_blank = length > 0 && (line[0] == '\r' || line[0] == '\n');
  guard->head_length += length;
  guard->head_lines++;
  if (guard->head_length > head_limit || guard->head_lines > head_line_limit) {
    return 0;
  }
  const bool is_continued = length > 0 && (line[0] == ' ' || line[0] == '\t');
  switch (guard->progress) {
  case awaited:
    guard->progress = status_class(line, length) == '1' ? in_interim_head : in_final_head;
    guard->is_redirect = status_class(line, length) == '3';
    break;
  case in_interim_head:
    guard->progress = is_blank ? awaited : in_interim_head;
    break;
  case in_final_head:
    guard->progress = is_blank ? complete : in_final_head;
    break;
  case complete:
    return length; // a trailer
  }
  // Lines that go on with the one before are obsolete, and good for hiding something in.
  return is_continued || hand_on(guard, line, length) ? length : 0;
}

// Hands on what was gathered of the body; answers whether it was taken.
static bool hand_on_piece(struct guard *guard) {
  const size_t length = guard->piece_length;
  guard->piece_length = 0;
  return length == 0 || guard->receive_body(guard->piece, 1, length, guard->body_data) == length;
}

// Stands in for Foundation's function that receives parts of the body.
static size_t receive_body(char *bytes, size_t size, size_t count, void *data) {
  struct guard *guard = data;
  const size_t length = size * count;
  guard->body_length += length;
  if (guard->body_length > (guard->is_redirect ? redirect_body_limit : body_limit)) {
    return 0;
  }
  if (guard->piece_length + length > piece_size && !hand_on_piece(guard)) {
    return 0;
  }
  if (length > piece_size) {
    return guard->receive_body(bytes, size, count, guard->body_data);
  }
  memcpy(guard->piece + guard->piece_length, bytes, length);
  guard->piece_length += length;
  return length;
}

DEFINE(void *, curl_easy_init, (void), NULL, {
  void *easy = real.curl_easy_init();
  struct guard *guard = calloc(1, sizeof *guard);
  if (easy == NULL || guard == NULL) {
    free(guard);
    real.curl_easy_cleanup(easy);
    return NULL;
  }
  real.curl_easy_setopt(easy, option_private, guard);
  // The head of a proxy's answer is none of the server's.
  real.curl_easy_setopt(easy, option_suppress_connect_headers, 1L);
  return easy;
})

DEFINE(void, curl_easy_cleanup, (void *easy), , {
  struct guard *guard = guard_of(easy);
  real.curl_easy_cleanup(easy);
  free(guard);
})

DEFINE(int, curl_easy_setopt, (void *easy, int option, ...), easy_failed, {
  READ_VALUE(value, option)
  switch (option) {
  case option_header_function:
    guard_of(easy)->receive_header = (receiver *)value;
    return real.curl_easy_setopt(easy, option, receive_header);
  case option_write_function:
    guard_of(easy)->receive_body = (receiver *)value;
    return real.curl_easy_setopt(easy, option, receive_body);
  case option_url:
    guard_of(easy)->is_secure = value != NULL && strncasecmp(value, "https:", strlen("https:")) == 0;
    return real.curl_easy_setopt(easy, option, value);
  case option_header_data:
    guard_of(easy)->header_data = value;
    return real.curl_easy_setopt(easy, option, guard_of(easy));
  case option_write_data:
    guard_of(easy)->body_data = value;
    return real.curl_easy_setopt(easy, option, guard_of(easy));
  default:
    return real.curl_easy_setopt(easy, option, value);
  }
})

DEFINE(int, curl_easy_getinfo, (void *easy, int info, ...), easy_failed, {
  READ_VALUE(value, info)
  const int code = real.curl_easy_getinfo(easy, info, value);
  if (code == easy_ok && info == info_content_length) {
    double *length = value;
    if (!(*length < (double)INT64_MAX)) {
      *length = -1; // unknown
    }
  }
  return code;
})

DEFINE(int, curl_multi_add_handle, (void *multi, void *easy), multi_failed, {
  // A handle is used again for each redirect.
  struct guard *guard = guard_of(easy);
  guard->progress = awaited;
  guard->head_length = 0;
  guard->head_lines = 0;
  guard->body_length = 0;
  guard->piece_length = 0;
  return real.curl_multi_add_handle(multi, easy);
})

DEFINE(void *, curl_multi_info_read, (void *multi, int *left), NULL, {
  struct message *message = real.curl_multi_info_read(multi, left);
  if (message != NULL && message->kind == message_done && message->data.result == easy_ok) {
    struct guard *guard = guard_of(message->easy);
    if (guard->progress != complete) {
      message->data.result = easy_partial_file;
    } else if (!hand_on_piece(guard)) {
      message->data.result = easy_write_error;
    }
  }
  return message;
})

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
