import { expect, it } from 'vitest';
import { readRange } from './byte-range.ts';

it.each([
  ['bytes=0-4', { first: 0, last: 4 }],
  ['bytes=5-', { first: 5, last: 9 }],
  ['bytes=5-999', { first: 5, last: 9 }],
  ['bytes=-3', { first: 7, last: 9 }],
  ['bytes=-99', { first: 0, last: 9 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=4-2', undefined],
  ['bytes=0-1,4-5', undefined],
  ['bytes=-', undefined],
  ['lines=0-4', undefined],
  ['bytes=a-b', undefined],
  [undefined, undefined],
])('the range %j of ten bytes', (header, range) => {
  expect(readRange(header, 10)).toEqual(range);
});

it('nothing of an empty file is in a range', () => {
  expect(readRange('bytes=0-', 0)).toBe('unsatisfiable');
  expect(readRange('bytes=-5', 0)).toBe('unsatisfiable');
});
