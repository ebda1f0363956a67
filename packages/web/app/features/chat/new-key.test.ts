import { expect, it } from 'vitest';
import { z } from 'zod';
import { newKey } from './new-key.ts';

it('makes random UUIDs, as the server takes them', () => {
  const keys = Array.from({ length: 200 }, newKey);
  for (const key of keys) expect(z.uuid().safeParse(key).success).toBe(true);
  expect(new Set(keys).size).toBe(200);
});
