import { describe, expect, it } from 'vitest';
import type { Pin } from './pin-layout.ts';
import { nearestMark, pinInDirection } from './pin-steps.ts';

const mark = (id: string, x: number, y: number) => ({
  pin: { key: id, lat: -y, lng: x, count: 1, id, ids: [id] } as unknown as Pin,
  at: { x, y },
});
const cross = [mark('up', 0, -50), mark('down', 10, 80), mark('left', -300, 20), mark('right', 60, -59)];
const named = (found: { pin: Pin } | undefined) => found?.pin.id;

describe('going from pin to pin (found 39)', () => {
  it.each([
    ['ArrowUp', 'up'],
    ['ArrowDown', 'down'],
    ['ArrowLeft', 'left'],
    ['ArrowRight', 'right'],
  ] as const)('%s goes to the pin that lies there, however far', (arrow, id) => {
    expect(named(pinInDirection({ x: 0, y: 0 }, arrow, cross))).toBe(id);
  });

  it('stays at the edge', () => {
    expect(pinInDirection({ x: -300, y: 20 }, 'ArrowLeft', cross)).toBeUndefined();
  });

  it('the focus of a cluster goes to the first of what it opened', () => {
    const gone = { ...cross[0]!.pin, ids: ['down', 'left'], box: undefined };
    expect(named(nearestMark(gone, { x: 0, y: -50 }, cross))).toBe('left');
  });

  it('the focus of a cluster of the server goes to the first in its box', () => {
    const gone = { ...cross[0]!.pin, ids: [], box: { south: -90, north: -10, west: -400, east: 20 } };
    expect(named(nearestMark(gone, { x: 0, y: -50 }, cross))).toBe('left');
  });

  it('where nothing of it is left, the nearest takes the focus', () => {
    const gone = { ...cross[0]!.pin, ids: [], box: undefined };
    expect(named(nearestMark(gone, { x: 10, y: 60 }, cross))).toBe('down');
    expect(nearestMark(gone, { x: 0, y: 0 }, [])).toBeUndefined();
  });
});
