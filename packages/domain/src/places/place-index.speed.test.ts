import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import type { PlaceIndex } from './place-index.ts';
import { PlaceIndexBuilder } from './place-index-builder.ts';

const stems =
  'Lauga Hafnar Þórs Óðins Ægis Tún Berg Borgar Skóla Kirkju Fjarðar Sól Mýrar Hlíðar Holts Vestur Austur Norður Suður Brekku Grundar Lækjar Sæ Strand Sjávar Heiðar Hraun Birki Reyni Greni Furu Kletta Hamra Foldar Rima Engja Dals Fells Eyrar Nes Víkur Vogs Vatns Foss Gils Hvamms Lundar Skógar Haga Mela Bakka Stekkjar Sels Hóla'.split(
    ' ',
  );
const ends = [
  'gata:götu',
  'vegur:vegi',
  'stígur:stíg',
  'braut:braut',
  'stræti:stræti',
  'holt:holti',
  'lind:lind',
  'kór:kór',
];

/** An index of the register's size: 12,000 streets in 175 codes, 140,000 addresses, one in nine without a number. */
function registerSized(): PlaceIndex {
  const builder = new PlaceIndexBuilder();
  let last = 1_000_000;
  const nextId = () => {
    last += 1;
    return String(last);
  };
  for (let at = 0; at < 12_000; at += 1) {
    const code = String(101 + (at % 175) * 4);
    const place = `Staður${code}`;
    const stem =
      stems[at % stems.length]! + stems[(at * 7 + Math.floor(at / 53)) % stems.length]!.toLowerCase();
    const [end = '', dativeEnd = ''] = ends[at % ends.length]!.split(':');
    const street = { name: stem + end, dative: stem + dativeEnd, postalCode: code, place };
    builder.add({ kind: 'street', id: `street-${at}`, ...street });
    for (let house = 1; house <= 10 + (at % 2); house += 1) {
      const number = `${house * (1 + (at % 9))}${at % 8 === 0 ? 'A' : ''}`;
      builder.add({
        kind: 'address',
        id: nextId(),
        ...street,
        number,
        lat: 64 + at / 1e5,
        lng: -22 + house / 1e3,
      });
    }
    if (at % 7 !== 0)
      builder.add({
        kind: 'address',
        id: nextId(),
        ...street,
        name: `${stem}${at}`,
        dative: `${stem}i${at}`,
      });
    if (at < 175)
      builder.add({ kind: 'postal_code', id: code, name: `${code} ${place}`, postalCode: code, place });
  }
  return builder.build();
}

const queries =
  'a;l;h;s;ha;lau;hafnar;thors;Þórs;hafnarhafnargata;lauga 1;l 1;h 1;s 12;b 2b;stadur;st 1;101;10;lauga 101;101 lauga;Þórsgötu 12b, 101;kirkjubrekkug 7;h s;t b 1;hoefn;xyz;stadur101 lauga;aegis;odins 10'.split(
    ';',
  );

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** Bytes in use after collecting garbage. */
function bytesInUse(): number {
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

it('answers a register of 140,000 addresses fast and in little memory', () => {
  const before = bytesInUse();
  const index = registerSized();
  const megabytes = (bytesInUse() - before) / 2 ** 20;
  const counts = index.count();
  expect(counts.street).toBeGreaterThan(11_000);
  expect(counts.address).toBeGreaterThan(135_000);

  for (const query of queries) index.suggest(query);
  const times = Array.from({ length: 300 }, (_, at) => {
    const start = performance.now();
    index.suggest(queries[at % queries.length]!);
    return performance.now() - start;
  }).sort((a, b) => a - b);
  const p95 = times[Math.floor(times.length * 0.95)]!;
  // Measured alone: 3 ms and 13 MB. The aim is 20 ms; a machine that runs all tests at once may be slower.
  expect(p95).toBeLessThan(60);
  expect(megabytes).toBeLessThan(120);
}, 60_000);
