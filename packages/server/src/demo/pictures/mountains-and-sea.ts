import type { SeededRandom } from '#demo/seeded-random.ts';
import { mix } from './colour.ts';
import type { Weather } from './palettes.ts';
import type { Sheet } from './sheet.ts';
import { type Point, polygon, rect, round } from './svg-shapes.ts';

/** The line of a mountain against the sky: flat-topped (plateau) or with two peaks. */
export function ridgeLine(
  random: SeededRandom,
  width: number,
  base: number,
  height: number,
  roughness: number,
  plateau: boolean,
): Point[] {
  const points: Point[] = [];
  const last = 22;
  const first = random.between(0.2, 0.45);
  const second = plateau ? random.between(0.6, 0.85) : random.between(0.55, 0.8);
  for (let i = 0; i <= last; i++) {
    const t = i / last;
    const elevation = plateau
      ? Math.min(1, (t + 0.12) / first, (1.12 - t) / (1.12 - second))
      : Math.max(Math.exp(-((t - first) ** 2) / 0.03), 0.72 * Math.exp(-((t - second) ** 2) / 0.025), 0.22);
    points.push([t * width, base - height * elevation - random.between(-roughness, roughness) * height]);
  }
  return points;
}

export interface Mountain {
  readonly base: number;
  readonly height: number;
  readonly colour: string;
  /** The same as the colour means a bare mountain. */
  readonly snow: string;
  readonly plateau: boolean;
  readonly roughness?: number;
}

/** A mountain across the whole picture, with a snow cap unless it is bare. */
export function mountain(sheet: Sheet, m: Mountain): void {
  const { random, width } = sheet;
  const top = ridgeLine(random, width, m.base, m.height, m.roughness ?? 0.05, m.plateau);
  sheet.add(polygon([[-5, m.base + 60], [-5, top[0]![1]], ...top, [width + 5, m.base + 60]], m.colour));
  if (m.snow === m.colour) return;
  snowOnRidge(sheet, top, m);
  gullies(sheet, top, m);
}

/** Snow wherever a ridge rises above six tenths of its mountain's height. */
export function snowOnRidge(
  sheet: Sheet,
  ridge: readonly Point[],
  m: Pick<Mountain, 'base' | 'height' | 'snow'>,
): void {
  let high: Point[] = [];
  for (const point of ridge) {
    if (m.base - point[1] > m.height * 0.6) high.push(point);
    else {
      snowCap(sheet, high, m);
      high = [];
    }
  }
  snowCap(sheet, high, m);
}

/** Snow along one stretch of the ridge; the lower edge is broken, as wind and rock break it. */
function snowCap(sheet: Sheet, ridge: readonly Point[], m: Pick<Mountain, 'height' | 'snow'>): void {
  const { random: r } = sheet;
  if (ridge.length < 2) return;
  const lower: Point[] = [];
  for (let i = ridge.length - 1; i >= 0; i--) {
    const [x, y] = ridge[i]!;
    const depth = i === 0 || i === ridge.length - 1 ? 0 : 1;
    lower.push([x + r.between(-6, 6), y + m.height * r.between(0.1, 0.2) * depth]);
    const before = ridge[i - 1];
    if (before) {
      const between: Point = [
        (x + before[0]) / 2 + r.between(-8, 8),
        (y + before[1]) / 2 + m.height * r.between(0.03, r.chance(0.3) ? 0.42 : 0.24) * (depth || 0.5),
      ];
      lower.push(between);
    }
  }
  sheet.add(polygon([...ridge, ...lower], m.snow, { opacity: 0.86 }));
}

function gullies(sheet: Sheet, ridge: readonly Point[], m: Mountain): void {
  const { random: r } = sheet;
  for (let i = 0; i < 7; i++) {
    const point = ridge[r.whole(2, ridge.length - 3)]!;
    if (m.base - point[1] < m.height * 0.55) continue;
    const x = point[0] + r.between(-20, 20);
    const y = point[1] + m.height * r.between(0.22, 0.4);
    const l = m.height * r.between(0.08, 0.2);
    const gully: Point[] = [
      [x, y],
      [x + 5, y + l * 0.4],
      [x + r.between(-8, 12), y + l],
      [x - 5, y + l * 0.5],
    ];
    sheet.add(polygon(gully, m.snow, { opacity: 0.5 }));
  }
}

/** Calm water with a few glints. */
export function sea(sheet: Sheet, weather: Weather, y: number, height: number): void {
  const { random: r, width } = sheet;
  const water = sheet.gradient([
    [0, mix(weather.sea, weather.low, 0.35)],
    [1, weather.sea],
  ]);
  sheet.add(rect(0, y, width, height, water));
  for (let i = 0; i < 14; i++) {
    const x = r.between(-40, width);
    const glint = rect(x, y + r.between(3, height), r.between(30, 130), 1.6, '#fff', {
      opacity: round(r.between(0.12, 0.35)),
      rx: 0.8,
    });
    sheet.add(glint);
  }
}
