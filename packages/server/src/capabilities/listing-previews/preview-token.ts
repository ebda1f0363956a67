import type { Secrets } from '#platform/secrets.ts';

/** The token of a preview link. It is calculated with the server's key, so that its owner can copy the link again. */
export const previewToken = (secrets: Secrets, previewId: string): string =>
  secrets.hash(`preview of a listing ${previewId}`);

/** What is stored of a token, and what a link is looked up by. */
export const previewTokenHash = (secrets: Secrets, token: string): string =>
  secrets.hash(`listing preview token ${token}`);
