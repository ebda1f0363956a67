import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Secrets } from '#platform/secrets.ts';
import { linkToken, linkTokenHash, tokenOfLink } from './link-token.ts';

const secrets = {
  hash: (text: string) => createHmac('sha256', 'key').update(text).digest('base64url'),
} as Secrets;

it('eye C18: the token of a link is short, and no easier to guess than a random UUID', () => {
  const [one, other] = [linkToken(secrets, 'a'), linkToken(secrets, 'b')];
  // 22 characters of 64 kinds are 132 bits; a random UUID has 122.
  expect(one).toMatch(/^[\w-]{22}$/);
  expect(one.slice(0, 8)).not.toBe(other.slice(0, 8));
  expect(linkToken(secrets, 'a')).toBe(one);
});

it('eye C18: a link that was handed out with a longer token keeps it', () => {
  const long = secrets.hash('share link of a profile a');
  expect(long).toHaveLength(43);
  const token_hash = linkTokenHash(secrets, long);
  expect(tokenOfLink(secrets, { id: 'a', token_hash })).toBe(long);
  const short = linkToken(secrets, 'a');
  expect(tokenOfLink(secrets, { id: 'a', token_hash: linkTokenHash(secrets, short) })).toBe(short);
});
