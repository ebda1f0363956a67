import { refuse } from '@heima/domain/shared/refusal.ts';
import type { validateResetLink as contract } from '@heima/domain/sign-in/endpoints.ts';
import { findEmail } from '#capabilities/contacts/public.ts';
import { proofOfLink } from '#capabilities/proofs/public.ts';
import type { Handler } from '#platform/http/call.ts';

/** The e-mail address a reset link belongs to (X002); the link stays unused. */
export const validateResetLink: Handler<typeof contract> = async ({ params }, { services, now }) => {
  const { db, secrets } = services;
  const proof = await proofOfLink(db, { token: params.token, purpose: 'password_reset', secrets, now });
  const email = await findEmail(db, proof.subject_id);
  return email?.signs_in ? { email: email.address } : refuse('proofs.linkMismatch');
};
