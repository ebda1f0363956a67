import { lighten } from './colour.ts';
import type { Composition } from './composition.ts';
import { outdoorTone } from './outdoor-tone.ts';
import { DOOR, NIGHT, SNOW, type Weather, WINTER_DUSK } from './palettes.ts';
import type { Sheet } from './sheet.ts';
import { car } from './street-things.ts';
import { backdrop, ground, streetLamp, tree } from './surroundings.ts';
import { circle, ellipse, type Point, polygon, rect } from './svg-shapes.ts';
import { FRAME_WHITE, glassColour, houseDoor } from './windows-and-doors.ts';

/** One terraced house of two storeys under a roof of a single slope. */
function terracedHouse(
  sheet: Sheet,
  [x, base, w]: readonly [number, number, number],
  risesLeft: boolean,
  wall: string,
  weather: Weather,
): void {
  const { random: r } = sheet;
  const tone = outdoorTone(weather, 0.5, 0.2);
  const top = base - 236;
  const high = top - 44;
  const [leftTop, rightTop] = risesLeft ? [high, top] : [top, high];
  const front: Point[] = [
    [x, base],
    [x, leftTop],
    [x + w, rightTop],
    [x + w, base],
  ];
  const cover: Point[] = [
    [x - 8, leftTop - 2],
    [x + w + 8, rightTop - 2],
    [x + w + 8, rightTop - 14],
    [x - 8, leftTop - 14],
  ];
  const snow: Point[] = [
    [x - 8, leftTop - 12],
    [x + w + 8, rightTop - 12],
    [x + w + 6, rightTop - 24],
    [x - 6, leftTop - 24],
  ];
  const boards = r.chance(0.6);
  const lamp = x + w * 0.16 + 62;
  const lit = weather !== SNOW;
  sheet.add(
    polygon(front, boards ? sheet.boards(tone(wall), 11) : tone(wall)),
    polygon(cover, tone('#3f474d')),
    polygon(snow, lighten(weather.snow, weather.dark ? 0.1 : 0.4), { 'stroke-linejoin': 'round' }),
    rect(x, base - 122, w, 5, '#000', { opacity: 0.12 }),
    rect(x, base - 8, w, 8, tone('#9a9f9f')),
    rect(x + w - 3, Math.max(leftTop, rightTop), 3, base - Math.max(leftTop, rightTop), '#000', {
      opacity: 0.16,
    }),
  );
  const pane = (px: number, py: number, pw: number, ph: number) =>
    sheet.add(
      rect(px - 5, py - 5, pw + 10, ph + 10, tone(FRAME_WHITE)),
      rect(px, py, pw, ph, glassColour(sheet, weather)),
      rect(px + pw * 0.62, py, 4, ph, tone(FRAME_WHITE)),
      rect(px - 8, py + ph + 5, pw + 16, 6, lighten(weather.snow, 0.3), { rx: 3 }),
    );
  pane(x + w * 0.12, base - 206, w * 0.34, 58);
  pane(x + w * 0.64, base - 206, w * 0.22, 58);
  pane(x + w * 0.54, base - 92, w * 0.34, 56);
  houseDoor(sheet, [x + w * 0.16, base, 42, 84], weather, tone(r.pick(DOOR)));
  sheet.add(
    rect(x + w * 0.16 - 16, base - 104, 76, 8, tone('#4a5257')),
    rect(x + w * 0.16 - 16, base - 110, 76, 7, lighten(weather.snow, 0.4), { rx: 3 }),
    rect(lamp - 4, base - 74, 8, 14, lit ? '#ffe6ad' : '#f4f3ee', { rx: 2 }),
  );
  if (lit) {
    sheet.add(
      circle(lamp, base - 66, 46, sheet.glow('#ffd98a', 0.55)),
      ellipse(lamp - 40, base + 12, 74, 14, sheet.glow('#ffe6ad', 0.5)),
    );
  }
}

/** New terraced houses in a winter's blue hour, snow on the roofs and light in the windows. */
function terraceInWinter(sheet: Sheet): void {
  const { random: r } = sheet;
  const weather = r.pick([WINTER_DUSK, WINTER_DUSK, WINTER_DUSK, SNOW, NIGHT]);
  const y = 498;
  backdrop(sheet, weather, y);
  ground(sheet, weather, y);
  if (weather === NIGHT) sheet.add(rect(0, y, 800, 46, '#8fa2b5', { opacity: 0.55 }));
  const w = r.between(196, 214);
  const from = -r.between(20, 80);
  const pairs = r.pick([
    ['#e8e4da', '#5b6a72'],
    ['#8a6a4f', '#e3e0d6'],
    ['#a3483a', '#e8e4da'],
    ['#3f4d55', '#b98d5f'],
  ] as const);
  const first = r.chance();
  for (let i = 0; i < 5; i++) {
    terracedHouse(sheet, [from + i * w, y + 4, w], (i % 2 === 0) === first, pairs[i % 2]!, weather);
  }
  tree(sheet, r.between(90, 200), y + 42, r.between(90, 130), weather);
  litSpruce(sheet, r.between(480, 640), y + 44, r.between(110, 140), weather);
  streetLamp(sheet, r.between(300, 380), y + 50, 160, weather);
  if (r.chance(0.7)) car(sheet, r.pick([60, 560]), y + 88, weather);
}

/** The garden spruce that gets its lights in Advent. */
function litSpruce(sheet: Sheet, x: number, y: number, h: number, weather: Weather): void {
  const needle = outdoorTone(weather)('#3f5f50');
  for (let i = 0; i < 4; i++) {
    const top = y - h + i * h * 0.2;
    const half = h * (0.13 + i * 0.075);
    const layer: Point[] = [
      [x, top],
      [x + half, top + h * 0.32],
      [x - half, top + h * 0.32],
    ];
    sheet.add(polygon(layer, i % 2 ? needle : lighten(needle, 0.06)));
    sheet.add(
      polygon(
        [
          [x, top],
          [x + half * 0.45, top + h * 0.12],
          [x - half * 0.3, top + h * 0.14],
        ],
        '#fff',
        { opacity: 0.6 },
      ),
    );
  }
  for (let i = 0; i < 13; i++) {
    const row = (i + 0.7) / 13;
    const at = x + Math.sin(i * 2.4) * h * 0.32 * row;
    sheet.add(circle(at, y - h + row * h * 0.88 + 6, 2.4, '#ffe6ad'));
  }
}

export const TERRACE_IN_WINTER: Composition<'terrace-in-winter'> = {
  id: 'terrace-in-winter',
  title: 'Raðhús á vetrarkvöldi',
  draw: terraceInWinter,
};
