// Data that is built into rain: files of the project, taken in by the compiler as they are.

#pragma once

#include <stddef.h>

/// A constant of the program.
typedef struct {
  const unsigned char *_Nonnull bytes;
  size_t count;
} rain_embedded;

/// The sample answers of the providers, out of Fixtures/Providers.
rain_embedded rain_sample_forecast(void);
rain_embedded rain_sample_open_meteo(void);
rain_embedded rain_sample_openweathermap_weather(void);
rain_embedded rain_sample_openweathermap_forecast(void);

/// Their sample answers about the air.
rain_embedded rain_sample_open_meteo_air(void);
rain_embedded rain_sample_openweathermap_air(void);

/// The list of cities, out of Fixtures/Cities; .cities/README.md describes its format.
rain_embedded rain_cities(void);
