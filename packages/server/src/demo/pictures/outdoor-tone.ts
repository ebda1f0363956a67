import { mix } from './colour.ts';
import { DUSK, type Weather, WINTER_DUSK } from './palettes.ts';

/** What the light of the hour makes of a colour: `night` says how much of it the dark takes. */
export function outdoorTone(weather: Weather, night = 0.55, dusk = 0.22): (colour: string) => string {
  if (weather.dark) return (colour) => mix(colour, '#0d1c28', night);
  if (weather === DUSK) return (colour) => mix(colour, '#3a3550', dusk);
  if (weather === WINTER_DUSK) return (colour) => mix(colour, '#2b3558', dusk + 0.08);
  return (colour) => colour;
}
