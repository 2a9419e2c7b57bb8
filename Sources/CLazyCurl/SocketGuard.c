// Keeps Foundation (6.3) from working all the time that it has to wait.
//
// libcurl tells which events of a socket it waits for: first that something can be sent, later that
// something has come. Foundation begins to watch for events as told, but never ends to watch for a
// single one. A socket on which something can be sent is always ready, so that each wait for an answer
// keeps a processor busy until the answer comes. When libcurl no longer waits for an event, Foundation
// is told here to forget the socket, and to begin anew with the others; it expects that.

#include "CLazyCurl.h"

#ifdef __linux__

#include "RealCurl.h"

#pragma GCC visibility push(hidden)

// Numbers of libcurl's interface.
enum {
  option_socket_function = 20001,
  poll_in_and_out = 3,
  poll_remove = 4,
};

// A function of Foundation that takes note of the events that libcurl waits for. `assigned` is what
// it noted before.
typedef int watcher(void *easy, int socket, int events, void *data, void *assigned);

// The one that Foundation has; it is the same for all of its sessions, which share a queue.
static watcher *watch = NULL;

// The events that are watched for, by socket.
static unsigned char watched[1024];

// Stands in for Foundation's function.
static int watch_only(void *easy, int socket, int events, void *data, void *assigned) {
  if (socket >= 0 && (size_t)socket < sizeof watched) {
    const int wanted = events & poll_in_and_out;
    const int unwanted = watched[socket] & ~wanted;
    watched[socket] = (unsigned char)wanted;
    if (wanted != 0 && unwanted != 0) {
      watch(easy, socket, poll_remove, data, assigned);
      assigned = NULL;
    }
  }
  return watch(easy, socket, events, data, assigned);
}

DEFINE(int, curl_multi_setopt, (void *multi, int option, ...), multi_failed, {
  READ_VALUE(value, option)
  if (option == option_socket_function) {
    watch = (watcher *)value;
    return real.curl_multi_setopt(multi, option, watch_only);
  }
  return real.curl_multi_setopt(multi, option, value);
})

#pragma GCC visibility pop

#endif
