import { refuse } from '@heima/domain/shared/refusal.ts';
import type { Database } from '#platform/db/database.ts';
import { type Secrets, sameText } from '#platform/secrets.ts';
import { addSecret, findProof, type Purpose } from './proof-store.ts';

/** The proof's id without hyphens, then 256 bits of chance. */
const form = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})([A-Za-z0-9_-]{43})$/;

/** Makes the token of a link and remembers its hash. Only the e-mail carries the token itself. */
export async function makeLinkToken(db: Database, secrets: Secrets, proofId: string): Promise<string> {
  const token = proofId.replaceAll('-', '') + secrets.token();
  await addSecret(db, proofId, secrets.hash(token));
  return token;
}

interface LinkQuestion {
  token: string;
  purpose: Purpose;
  secrets: Secrets;
  now: Date;
}

/**
 * The open proof that a link's token belongs to. A broken or expired link and one that does not match an open
 * request (used, replaced by a newer one, made up) are told apart, as the documents do (R093, R094).
 */
export async function proofOfLink(db: Database, question: LinkQuestion) {
  const proof = await anyProofOfLink(db, question);
  if (proof.ended_at) refuse('proofs.linkMismatch');
  return proof;
}

/** The same for whoever knows what to do with a link that was used or replaced, within its time. */
export async function anyProofOfLink(db: Database, { token, purpose, secrets, now }: LinkQuestion) {
  const parts = form.exec(token.trim());
  if (!parts) refuse('proofs.linkExpired');
  const proof = await findProof(db, parts.slice(1, 6).join('-'));
  const hash = secrets.hash(token.trim());
  const matches = proof?.secret_hashes.some((one) => sameText(one, hash));
  if (!proof || !matches || proof.purpose !== purpose) refuse('proofs.linkMismatch');
  if (proof.expires_at <= now) refuse(proof.ended_at ? 'proofs.linkMismatch' : 'proofs.linkExpired');
  return proof;
}
