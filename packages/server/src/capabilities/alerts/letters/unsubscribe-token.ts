import type { Secrets } from '#platform/secrets.ts';

/**
 * The token in the links of a search's letters. It is worked out with the server's key, so that every letter and every
 * repeated sending carries the same one; only its hash is stored.
 */
export const unsubscribeToken = (secrets: Secrets, searchId: string): string =>
  secrets.hash(`letters of saved search ${searchId}`);

/** What is stored of a token, and what a link is looked up by. */
export const tokenHash = (secrets: Secrets, token: string): string =>
  secrets.hash(`saved search token ${token}`);
