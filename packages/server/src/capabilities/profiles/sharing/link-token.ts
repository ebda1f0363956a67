import type { Secrets } from '#platform/secrets.ts';

/**
 * The token of a share link. It is calculated with the server's key, so that its owner can copy the link again; only
 * its hash is stored.
 */
export const linkToken = (secrets: Secrets, linkId: string): string =>
  secrets.hash(`share link of a profile ${linkId}`);

/** What is stored of a token, and what a link is looked up by. */
export const linkTokenHash = (secrets: Secrets, token: string): string =>
  secrets.hash(`profile link token ${token}`);
