#include "CRainData.h"
