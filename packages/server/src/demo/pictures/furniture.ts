import { darken, lighten } from './colour.ts';
import type { Sheet } from './sheet.ts';
import { circle, ellipse, path, polygon, rect, round } from './svg-shapes.ts';

export const DARK_WOOD = '#6d5640';
export const LEG_WOOD = '#5a4636';
export const LIGHT_WOOD = '#d9c3a0';
export const LAMP_LIGHT = '#fff3d6';
const BLACK_METAL = '#3b3a36';

/** A pot plant standing on `y`; `size` is about half its height. */
export function plant(sheet: Sheet, x: number, y: number, size: number): void {
  const { random: r } = sheet;
  const green = r.pick(['#4d7263', '#5d7f52', '#3f6a58']);
  const pot = r.pick(['#c9a68a', '#e9e7df', '#b2704f', '#35716d']);
  const root = y - size * 0.5;
  for (let i = 0; i < 7; i++) {
    const angle = -Math.PI / 2 + (i - 3) * 0.36;
    const length = size * r.between(0.8, 1.15);
    const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length];
    const leaf =
      `M${round(x)} ${round(root)}Q${round(x + dx * 0.3 - 8)} ${round(root + dy * 0.7)} ${round(x + dx)} ${round(root + dy)}` +
      `Q${round(x + dx * 0.6 + 10)} ${round(root + dy * 0.4)} ${round(x)} ${round(root)}Z`;
    sheet.add(path(leaf, i % 2 ? green : darken(green, 0.16)));
  }
  sheet.add(
    polygon(
      [
        [x - size * 0.3, root],
        [x + size * 0.3, root],
        [x + size * 0.22, y],
        [x - size * 0.22, y],
      ],
      pot,
    ),
  );
}

/** A framed picture on the wall: mountains, or a sun over a line. */
export function wallPicture(sheet: Sheet, x: number, y: number, w: number, h: number): void {
  const { random: r } = sheet;
  const ink = r.pick(['#35716d', '#2f4a66', '#c9962f', '#b2412f', '#8d979c', '#54764b']);
  sheet.add(
    rect(x, y, w, h, r.pick([BLACK_METAL, '#c9a97e', '#fbfaf7'])),
    rect(x + 5, y + 5, w - 10, h - 10, '#faf8f3'),
  );
  if (r.chance()) {
    const ridge = `L${round(x + w * 0.4)} ${round(y + h * 0.4)}L${round(x + w * 0.6)} ${round(y + h * 0.6)}L${round(x + w * 0.75)} ${round(y + h * 0.48)}`;
    sheet.add(path(`M${x + 10} ${y + h - 12}${ridge}L${x + w - 10} ${y + h - 12}Z`, ink));
  } else {
    sheet.add(
      circle(x + w / 2, y + h * 0.45, Math.min(w, h) * 0.22, ink),
      rect(x + 12, y + h * 0.66, w - 24, 4, darken(ink, 0.2)),
    );
  }
}

/** A bell lamp hanging from the ceiling; its upper end is at `y`. */
export function pendantLamp(sheet: Sheet, x: number, y: number, colour: string): void {
  sheet.add(
    rect(x - 1, 0, 2, y, BLACK_METAL),
    path(`M${x - 44} ${y + 40}Q${x - 40} ${y} ${x} ${y}T${x + 44} ${y + 40}Z`, colour),
    ellipse(x, y + 40, 44, 5, LAMP_LIGHT),
  );
}

/** A standing lamp; `x` is the left side of its pole, `top` and `foot` the ends of the pole. */
export function floorLamp(sheet: Sheet, x: number, top: number, foot: number): void {
  sheet.add(
    rect(x, top, 5, foot - top, BLACK_METAL),
    rect(x - 24, foot - 4, 53, 7, BLACK_METAL, { rx: 3 }),
    path(`M${x - 36} ${top + 26}l18-64h42l18 64Z`, LAMP_LIGHT),
  );
}

/** A panel radiator 62 high. */
export function radiator(sheet: Sheet, x: number, y: number, width: number): void {
  sheet.add(rect(x, y, width, 62, '#f3f2ee', { rx: 4 }));
  for (let i = 8; i < width - 6; i += 13) {
    sheet.add(rect(x + i, y + 6, 6, 50, '#000', { opacity: 0.06, rx: 2 }));
  }
}

/** Two curtains of `length` and their rail, either side of a window. */
export function curtains(sheet: Sheet, x: number, width: number, colour: string): void {
  sheet.add(
    path(`M${x - 40} 40h52q-8 180 4 330h-62q14-150 6-330Z`, colour, { opacity: 0.9 }),
    path(`M${x + width - 12} 40h52q-8 180 6 330h-62q12-150 4-330Z`, colour, { opacity: 0.9 }),
    rect(x - 56, 36, width + 112, 7, BLACK_METAL, { rx: 3 }),
  );
}

/** A round rug lying on the floor, with a border. */
export function roundRug(
  sheet: Sheet,
  [x, y]: readonly [number, number],
  half: number,
  colour: string,
): void {
  const flat = half * 0.121;
  sheet.add(
    ellipse(x, y, half, flat, lighten(colour, 0.55)),
    ellipse(x, y, half * 0.866, flat * 0.775, lighten(colour, 0.72)),
  );
}

/** A cushion leaning at an angle. */
export function cushion(x: number, y: number, width: number, colour: string, angle: number): string {
  return rect(x, y, width, width * 0.89, colour, {
    rx: 12,
    transform: `rotate(${angle} ${round(x + width / 2)} ${round(y + width * 0.45)})`,
  });
}

/** A low round table; `y` is its top. */
export function coffeeTable(sheet: Sheet, x: number, y: number, half: number): void {
  sheet.add(
    ellipse(x, y + 5, half, half * 0.137, '#8a6a4a'),
    ellipse(x, y, half, half * 0.137, LIGHT_WOOD),
    rect(x - 4, y + 7 + half * 0.02, 8, 42, DARK_WOOD),
  );
}

/** A dining chair from the side, standing on `y`; mirrored when it faces left. */
export function chair(sheet: Sheet, x: number, y: number, colour: string, facesLeft: boolean): void {
  const at = (offset: number, width: number) => (facesLeft ? x - offset - width : x + offset);
  sheet.add(
    rect(at(0, 9), y - 118, 9, 118, DARK_WOOD),
    rect(at(0, 64), y - 52, 64, 12, colour, { rx: 5 }),
    rect(at(54, 8), y - 42, 8, 42, DARK_WOOD),
    rect(at(0, 9), y - 118, 9, 44, colour, { rx: 4 }),
  );
}

/** Books standing on `y`, at most `count` and no further than `width`. */
export function books(sheet: Sheet, x: number, y: number, width: number, count: number): void {
  const { random: r } = sheet;
  const spines = ['#b2583f', '#35716d', '#2f4a66', '#c9962f', '#e9e7df', '#8d979c', '#6f7d58', '#8a6a72'];
  for (let i = 0, left = x; i < count && left < x + width - 8; i++) {
    const thick = r.between(9, 17);
    const tall = r.between(34, 54);
    sheet.add(rect(left, y - tall, thick, tall, r.pick(spines), { rx: 1 }));
    left += thick + r.between(1, 3);
  }
}

/** A night stand with a lamp; `y` is the top of the stand. */
export function nightStand(sheet: Sheet, x: number, y: number, width = 70): void {
  const middle = x + width / 2;
  sheet.add(
    rect(x, y, width, 58, LIGHT_WOOD, { rx: 4 }),
    rect(x + 8, y + 26, width - 16, 2, '#000', { opacity: 0.14 }),
    rect(x + 6, y + 58, 6, 36, '#8a6a4a'),
    rect(x + width - 12, y + 58, 6, 36, '#8a6a4a'),
    rect(middle - 3, y - 48, 6, 48, '#8a6a4a'),
    path(`M${middle - 25} ${y - 46}l12-40h26l12 40Z`, LAMP_LIGHT),
  );
}
