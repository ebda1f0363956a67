import type { Weather } from './palettes.ts';
import type { Sheet } from './sheet.ts';
import { circle, path, rect, round } from './svg-shapes.ts';

/** The sky down to a little under the horizon: clouds by day, stars and northern lights by night. */
export function sky(sheet: Sheet, weather: Weather, horizon: number): void {
  const light = sheet.gradient([
    [0, weather.top],
    [1, weather.low],
  ]);
  sheet.add(rect(0, 0, sheet.width, horizon + 80, light));
  if (weather.dark) {
    stars(sheet, horizon);
    northernLights(sheet, horizon);
  } else clouds(sheet, horizon);
}

function stars(sheet: Sheet, horizon: number): void {
  const { random: r, width } = sheet;
  for (let i = 0; i < 40; i++) {
    const star = circle(r.between(0, width), r.between(0, horizon * 0.6), r.between(0.6, 1.6), '#dfeaf0', {
      opacity: round(r.between(0.3, 0.9)),
    });
    sheet.add(star);
  }
}

function northernLights(sheet: Sheet, horizon: number): void {
  const { width: w } = sheet;
  const blur = sheet.define(
    (id) =>
      `<filter id="${id}" x="-20%" y="-40%" width="140%" height="180%"><feGaussianBlur stdDeviation="22 9"/></filter>`,
  );
  const ribbon = (y: number, swing: number, [from, to]: number[], depth: number, paint: [string, number]) => {
    const [colour, opacity] = paint;
    const upper = `M${round(w * from!)} ${round(y)}C${round(w * 0.3)} ${round(y - swing * 1.6)} ${round(w * 0.55)} ${round(y + swing * 1.6)} ${round(w * to!)} ${round(y - swing)}`;
    const lower = `L${round(w * to!)} ${round(y - swing + depth)}C${round(w * 0.55)} ${round(y + swing * 1.6 + depth)} ${round(w * 0.3)} ${round(y - swing * 1.6 + depth)} ${round(w * from!)} ${round(y + depth * 0.6)}Z`;
    const glow = sheet.gradient([
      [0, colour, 0],
      [0.8, colour, opacity],
      [1, colour, 0],
    ]);
    sheet.add(path(upper + lower, glow, { filter: blur }));
  };
  ribbon(horizon * 0.1, 44, [0.02, 0.94], 150, ['#5fd6a8', 0.5]);
  ribbon(horizon * 0.2, 34, [0.3, 1.02], 90, ['#7fe0bd', 0.45]);
  ribbon(horizon * 0.06, 52, [0.1, 0.7], 110, ['#8a7ad6', 0.4]);
}

function clouds(sheet: Sheet, horizon: number): void {
  const { random: r, width } = sheet;
  for (let i = 0; i < 5; i++) {
    const x = r.between(-80, width);
    const y = r.between(horizon * 0.08, horizon * 0.6);
    const length = r.between(120, 320);
    const h = r.between(8, 20);
    sheet.add(
      rect(x, y, length, h, '#fff', { rx: round(h / 2), opacity: round(r.between(0.18, 0.5)) }),
      rect(x + length * 0.2, y - h * 0.7, length * 0.5, h, '#fff', { rx: round(h / 2), opacity: 0.3 }),
    );
  }
}
