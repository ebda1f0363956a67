import { darken, lighten, mix } from './colour.ts';
import type { Composition } from './composition.ts';
import { mountain } from './mountains-and-sea.ts';
import { outdoorTone } from './outdoor-tone.ts';
import { BY_DAY, CLADDING, NIGHT, type Weather } from './palettes.ts';
import type { Sheet } from './sheet.ts';
import { sky } from './sky.ts';
import { bareRidge, streetLamp } from './surroundings.ts';
import { circle, ellipse, path, rect, round, stroke } from './svg-shapes.ts';
import { timberHouse } from './timber-house.ts';

const QUAY = 418;

/** Old houses along a quay, the water before them and a boat at its mooring. */
function harbour(sheet: Sheet): void {
  const { random: r } = sheet;
  const weather = r.pick([...BY_DAY, NIGHT]);
  const { far, snow } = weather;
  sky(sheet, weather, 340);
  mountain(sheet, {
    base: 360,
    height: r.between(170, 230),
    colour: far,
    snow,
    plateau: r.chance(0.6),
    roughness: 0.055,
  });
  bareRidge(sheet, weather, 396, r.between(60, 100));
  sheet.add(rect(0, 392, 800, 40, mix(weather.ground, weather.near, 0.4)));
  const walls: string[] = [];
  const reflections: string[] = [];
  let x = -r.between(20, 90);
  for (let i = 0; x < 800; i++) {
    const width = r.between(150, 210);
    const wall = r.pick(CLADDING.filter((colour) => !walls.includes(colour)));
    walls.push(wall);
    const floors = i % 2 === 0 ? 2 : r.whole(1, 2);
    timberHouse(sheet, {
      x,
      base: QUAY,
      width,
      floors,
      weather,
      wall,
      floorHeight: 82,
      gable: r.chance(0.7),
    });
    reflections.push(
      rect(x + 6, 470, width - 12, floors * 40 + 26, outdoorTone(weather)(wall), { opacity: 0.2 }),
    );
    x += width + r.between(22, 46);
  }
  quay(sheet, weather);
  water(sheet, weather, reflections);
  fishingBoat(sheet, r.between(90, 240), 540, r.pick(['#b2412f', '#2f4a66', '#35716d']), weather);
  rowingBoat(sheet, r.between(520, 640), 528, weather);
  streetLamp(sheet, r.between(360, 440), QUAY + 8, 130, weather);
}

function quay(sheet: Sheet, weather: Weather): void {
  const tone = outdoorTone(weather);
  sheet.add(
    rect(0, QUAY, 800, 16, tone(mix('#c6c2b6', weather.path, 0.4))),
    rect(0, QUAY + 14, 800, 5, tone('#8d877b')),
    rect(0, QUAY + 19, 800, 40, tone('#6f665a')),
  );
  for (let x = 6; x < 800; x += 34) {
    sheet.add(
      rect(x, QUAY + 17, 11, 50, tone('#544c42')),
      rect(x, QUAY + 17, 3, 50, '#fff', { opacity: 0.08 }),
    );
  }
  for (let x = 60; x < 800; x += 170) {
    sheet.add(
      rect(x, QUAY + 2, 14, 12, '#33393d', { rx: 3 }),
      rect(x - 3, QUAY, 20, 5, '#33393d', { rx: 2 }),
    );
  }
}

function water(sheet: Sheet, weather: Weather, reflections: readonly string[]): void {
  const { random: r } = sheet;
  const surface = sheet.gradient([
    [0, darken(weather.sea, 0.25)],
    [0.4, weather.sea],
    [1, mix(weather.sea, weather.low, 0.25)],
  ]);
  sheet.add(rect(0, 466, 800, 134, surface), ...reflections);
  for (let i = 0; i < 46; i++) {
    const y = 470 + (i / 46) ** 1.4 * 126;
    const length = r.between(24, 60) * (0.5 + (y - 466) / 110);
    sheet.add(
      rect(r.between(-30, 790), y, length, 2, '#fff', { opacity: round(r.between(0.1, 0.3)), rx: 1 }),
    );
  }
}

/** An old decked boat; `y` is its waterline. */
function fishingBoat(sheet: Sheet, x: number, y: number, colour: string, weather: Weather): void {
  const tone = outdoorTone(weather);
  const left = round(x);
  const light = weather.dark ? '#f2c66b' : '#5c7480';
  sheet.add(
    path(`M${left + 10} ${y + 2}h190q-8 14-40 14h-116q-26 0-34-14Z`, '#000', { opacity: 0.14 }),
    rect(x + 132, y - 150, 5, 110, tone('#d9d2bf')),
    stroke(
      `M${left + 134} ${y - 148}L${left + 214} ${y - 46}M${left + 134} ${y - 148}L${left + 6} ${y - 40}`,
      '#5a5f63',
      1.4,
    ),
    path(`M${left + 40} ${y - 40}v-46q0-8 8-8h52q8 0 8 8v46Z`, tone('#f4f3ee')),
    rect(x + 36, y - 100, 78, 9, tone(colour), { rx: 3 }),
    rect(x + 50, y - 82, 20, 20, light, { rx: 3 }),
    rect(x + 78, y - 82, 20, 20, light, { rx: 3 }),
    path(`M${left - 6} ${y - 44}q4 36 26 48h164q24-18 36-62q-40 16-110 14Z`, tone(colour)),
    path(`M${left - 6} ${y - 44}q60 2 116 0q70 2 110-14l-2 9q-46 16-108 14q-60 2-115 0Z`, tone('#f4f3ee')),
    rect(x + 18, y - 6, 170, 10, tone(darken(colour, 0.35))),
    circle(x + 188, y - 34, 5, tone('#f4f3ee')),
  );
}

function rowingBoat(sheet: Sheet, x: number, y: number, weather: Weather): void {
  const tone = outdoorTone(weather);
  const left = round(x);
  sheet.add(
    ellipse(x + 52, y + 4, 54, 6, '#000', { opacity: 0.12 }),
    path(`M${left} ${y - 18}q52 10 104-2q-6 20-22 24h-58q-18-4-24-22Z`, tone('#c9962f')),
    path(`M${left} ${y - 18}q52 10 104-2l-2 6q-50 12-100 2Z`, tone(lighten('#c9962f', 0.5))),
  );
}

export const HARBOUR: Composition<'harbour'> = {
  id: 'harbour',
  title: 'Timburhús við höfnina',
  draw: harbour,
};
