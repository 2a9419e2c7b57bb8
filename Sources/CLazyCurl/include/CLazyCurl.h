#pragma once

// libcurl for Foundation's URLSession on Linux, loaded when it is first needed.
//
// Foundation's static archive calls 23 functions of libcurl. Linking libcurl would make the loader
// bring in some thirty libraries before the first line of every run, also of those that never use
// the network. This target defines the 23 functions itself and hands each call on to the real
// library, which the first call opens. Elsewhere than on Linux it is empty.

#include <stdbool.h>

#ifdef __linux__

/// Returns whether libcurl is on this machine, with all that Foundation calls. Opens it to find out.
///
/// Ask before the first URLSession: without libcurl every forwarded function fails, and Foundation
/// does not expect that of all of them.
bool rain_curl_is_available(void);

#endif
