import { expect, it } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

it('what is asked for while it runs is done once more, whoever asked', async () => {
  const ends: (() => void)[] = [];
  const run = oneAtATime(() => new Promise((resolve) => ends.push(resolve)));
  const first = run();
  for (let n = 0; n < 5; n += 1) void run();
  expect(ends).toHaveLength(1);
  ends[0]!();
  await first;
  expect(ends).toHaveLength(2);
  ends[1]!();
  await run();
  expect(ends).toHaveLength(3);
  ends[2]!();
});
