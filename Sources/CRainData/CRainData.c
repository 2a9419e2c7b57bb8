#include "CRainData.h"

static const unsigned char sample_forecast[] = {
#embed "../../Fixtures/Providers/forecast/sample.json"
};

static const unsigned char sample_open_meteo[] = {
#embed "../../Fixtures/Providers/open-meteo/sample.json"
};

static const unsigned char sample_openweathermap_weather[] = {
#embed "../../Fixtures/Providers/openweathermap/sample-weather.json"
};

static const unsigned char sample_openweathermap_forecast[] = {
#embed "../../Fixtures/Providers/openweathermap/sample-forecast.json"
};

static const unsigned char sample_open_meteo_air[] = {
#embed "../../Fixtures/Providers/open-meteo-air/sample.json"
};

static const unsigned char sample_openweathermap_air[] = {
#embed "../../Fixtures/Providers/openweathermap-air/sample.json"
};

rain_embedded rain_sample_forecast(void) {
  return (rain_embedded){sample_forecast, sizeof sample_forecast};
}

rain_embedded rain_sample_open_meteo(void) {
  return (rain_embedded){sample_open_meteo, sizeof sample_open_meteo};
}

rain_embedded rain_sample_openweathermap_weather(void) {
  return (rain_embedded){sample_openweathermap_weather, sizeof sample_openweathermap_weather};
}

rain_embedded rain_sample_openweathermap_forecast(void) {
  return (rain_embedded){sample_openweathermap_forecast, sizeof sample_openweathermap_forecast};
}

rain_embedded rain_sample_open_meteo_air(void) {
  return (rain_embedded){sample_open_meteo_air, sizeof sample_open_meteo_air};
}

rain_embedded rain_sample_openweathermap_air(void) {
  return (rain_embedded){sample_openweathermap_air, sizeof sample_openweathermap_air};
}

// Aligned, so that the numbers in it can be read whole.
_Alignas(16) static const unsigned char cities[] = {
#embed "../../Fixtures/Cities/cities.bin"
};

rain_embedded rain_cities(void) { return (rain_embedded){cities, sizeof cities}; }
