import type { Street } from './street-address.ts';

/** About when building began in quarters younger than their town, by postal code and part of town. */
const BEGUN: Readonly<Record<string, number>> = {
  '103 Fossvogur': 2009,
  '104 Vogabyggð': 2018,
  '109': 1968,
  '110': 1966,
  '110 Selás': 1980,
  '110 Norðlingaholt': 2004,
  '110 Bryggjuhverfi': 1999,
  '111': 1970,
  '112': 1984,
  '112 Rimar': 1990,
  '112 Staðahverfi': 1997,
  '112 Víkurhverfi': 1997,
  '112 Borgir': 1996,
  '112 Gufunes': 2020,
  '113': 1999,
  '113 Úlfarsárdalur': 2007,
  '116': 1975,
  '200 Hjallar': 1984,
  '201': 1995,
  '203': 2003,
  '210 Urriðaholt': 2014,
  '210 Sjáland': 2004,
  '210 Hnoðraholt': 2021,
  '210 Ásar': 1999,
  '220 Norðurbær': 1968,
  '221': 1988,
  '221 Ásland': 1999,
  '221 Vellir': 2001,
  '221 Skarðshlíð': 2018,
  '225': 1970,
  '270': 1970,
  '270 Helgafellsland': 2006,
  '270 Krikar': 2006,
  '270 Höfðar': 2000,
  '260': 1970,
  '600 Naustahverfi': 2004,
  '600 Hagahverfi': 2016,
  '603': 1976,
  '603 Giljahverfi': 1992,
  '700': 1955,
  '800': 1960,
};

/** The year before which nothing stood in a street's quarter. */
export function earliestBuilding({ postalCode, neighbourhood }: Street): number {
  return BEGUN[`${postalCode} ${neighbourhood}`] ?? BEGUN[postalCode] ?? 0;
}
