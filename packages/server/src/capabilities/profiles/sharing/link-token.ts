import type { Secrets } from '#platform/secrets.ts';

/** Characters of a token: 132 bits, more than a random UUID has, and short enough to be read out. */
const length = 22;

/**
 * The token of a share link. It is calculated with the server's key, so that its owner can copy the link again; only
 * its hash is stored.
 */
export const linkToken = (secrets: Secrets, linkId: string): string =>
  wholeToken(secrets, linkId).slice(0, length);

/** The token that a link was handed out with: it was longer before, and those links stay good. */
export const tokenOfLink = (secrets: Secrets, link: { id: string; token_hash: string }): string => {
  const whole = wholeToken(secrets, link.id);
  return linkTokenHash(secrets, whole) === link.token_hash ? whole : whole.slice(0, length);
};

const wholeToken = (secrets: Secrets, linkId: string): string =>
  secrets.hash(`share link of a profile ${linkId}`);

/** What is stored of a token, and what a link is looked up by. */
export const linkTokenHash = (secrets: Secrets, token: string): string =>
  secrets.hash(`profile link token ${token}`);
