import type { Secrets } from '#platform/secrets.ts';

/** What is kept of a short code: bound to its request, so that equal codes of two people look different. */
export const hashCode = (secrets: Secrets, proofId: string, code: string): string =>
  secrets.hash(`code ${proofId} ${code}`);
