import { darken, lighten } from './colour.ts';
import { outdoorTone } from './outdoor-tone.ts';
import { SNOW, type Weather, WINTER_DUSK } from './palettes.ts';
import type { Sheet } from './sheet.ts';
import { circle, path, rect, round, stroke } from './svg-shapes.ts';

const CAR_PAINT = ['#b2412f', '#2f4a66', '#8d979c', '#e9e7df', '#35716d', '#4a4f54'] as const;

/** A small car from the side, its wheels on `y`; 132 long. */
export function car(sheet: Sheet, x: number, y: number, weather: Weather): void {
  const { random: r } = sheet;
  const tone = outdoorTone(weather);
  const paint = tone(r.pick(CAR_PAINT));
  const glass = weather.dark ? '#2b4353' : '#5c7480';
  const roof = `M${round(x + 24)} ${round(y - 32)}q16-26 34-26h30q16 0 30 26Z`;
  const body = `M${round(x)} ${round(y - 12)}v-12q2-8 24-9h90q18 2 18 12v11q0 4-4 4h-124q-4 0-4-6Z`;
  sheet.add(
    rect(x + 6, y - 3, 122, 6, '#000', { opacity: 0.14, rx: 3 }),
    path(roof, paint),
    path(`M${round(x + 36)} ${round(y - 33)}q11-19 24-19h10v19Z`, glass),
    path(`M${round(x + 75)} ${round(y - 33)}v-19h12q11 0 20 19Z`, glass),
    path(body, paint),
    rect(x + 2, y - 20, 126, 3, darken(paint, 0.2)),
    rect(x + 124, y - 26, 7, 7, '#f6e3a8', { rx: 2 }),
    rect(x, y - 25, 5, 7, '#a8362b', { rx: 2 }),
  );
  for (const wheel of [x + 28, x + 103]) {
    sheet.add(circle(wheel, y - 8, 13, '#23292d'), circle(wheel, y - 8, 6, '#aeb6b9'));
  }
  if (weather === SNOW || weather === WINTER_DUSK) {
    sheet.add(rect(x + 54, y - 62, 40, 6, lighten(weather.snow, 0.3), { rx: 3 }));
  }
}

/** Two bicycles leaning together, their wheels on `y`. */
export function bicycles(sheet: Sheet, x: number, y: number): void {
  for (const [offset, paint] of [
    [0, '#35716d'],
    [22, '#b2583f'],
  ] as const) {
    const at = x + offset;
    const wheel = (cx: number) => `M${cx - 15} ${y - 15}a15 15 0 1 0 30 0a15 15 0 1 0 -30 0`;
    sheet.add(
      stroke(wheel(at), '#33393d', 2.4),
      stroke(wheel(at + 44), '#33393d', 2.4),
      stroke(
        `M${at} ${y - 15}L${at + 14} ${y - 40}H${at + 36}L${at + 20} ${y - 15}ZM${at + 44} ${y - 15}L${at + 34} ${y - 46}h-8M${at + 20} ${y - 15}L${at + 12} ${y - 46}h-7h14`,
        paint,
        3,
      ),
    );
  }
}

/** Bare or leafy young birches in a row, for new quarters. */
export function youngBirches(sheet: Sheet, places: readonly number[], y: number, weather: Weather): void {
  const { random: r } = sheet;
  const winter = weather === SNOW || weather === WINTER_DUSK;
  for (const x of places) {
    const h = r.between(86, 124);
    const leaf = winter ? '#8fa09b' : r.pick(['#8aa35a', '#6f9457', '#b79a45']);
    const tone = outdoorTone(weather);
    sheet.add(rect(x - 2, y - h * 0.75, 4, h * 0.75, tone('#e4e1d8')));
    for (const [dx, dy, size] of [
      [0, 0.82, 0.2],
      [-0.1, 0.62, 0.17],
      [0.11, 0.6, 0.17],
    ] as const) {
      sheet.add(circle(x + dx * h, y - dy * h, size * h, tone(leaf), { opacity: winter ? 0.55 : 0.95 }));
    }
  }
}
