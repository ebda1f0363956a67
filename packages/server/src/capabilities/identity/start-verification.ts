import type { startVerification as contract } from '@heima/domain/identity/endpoints.ts';
import { verificationsPerPerson } from '@heima/domain/identity/identity-limits.ts';
import { refusalToVerify } from '@heima/domain/identity/verification-status.ts';
import { contactAccess } from '@heima/domain/people/access.ts';
import { authorize } from '@heima/domain/shared/access.ts';
import { languageTag } from '@heima/domain/shared/language.ts';
import { readPlainDate } from '@heima/domain/shared/plain-date.ts';
import { refuse, refuseIf } from '@heima/domain/shared/refusal.ts';
import { findPerson } from '#capabilities/people/public.ts';
import { countAttempt } from '#platform/count-attempt.ts';
import { refusingConflict } from '#platform/db/refusing-conflict.ts';
import type { Handler } from '#platform/http/call.ts';
import { ownPage } from '#platform/http/own-page.ts';
import { newId } from '#platform/new-id.ts';
import { PortError } from '#ports/port-error.ts';
import { insertVerification, latestVerification, type VerificationRow } from './verification-store.ts';

/** The provider keeps unused sessions for seven days; a day is left for the person. */
const usableMs = 6 * 24 * 3600 * 1000;

const pagePlace = (id: string): string => `verification.page_url ${id}`;

/** Opens a verification of an identity document (X003), or leads back to the one that waits for the person. */
export const startVerification: Handler<typeof contract> = async ({ params, body }, call) => {
  authorize(contactAccess, 'change', call.actor, { ownerId: params.id });
  const { services, now, language } = call;
  const { db, encryption, secrets, ports } = services;
  const returnUrl = ownPage(body.return_url, call);
  const account = await findPerson(db, params.id);
  if (!account) return refuse('common.notFound');
  refuseIf(refusalToVerify({ isVerified: account.identity_verified_at !== null }));
  const open = await latestVerification(db, params.id);
  if (open && waitsForPerson(open, now))
    return { session_id: open.id, url: encryption.decrypt(open.page_url, pagePlace(open.id)) };
  const attempt = { key: `verification ${params.id}`, window: verificationsPerPerson };
  await countAttempt(db, attempt, now, 'proofs.tooManySent');
  const [id, reference] = [newId(), secrets.token()];
  const words = account.full_name.split(' ');
  const { providerSessionId, url } = await ports.identityVerification.createSession({
    reference,
    surname: words.length > 1 ? words.at(-1)! : '',
    givenName: words.length > 1 ? words.slice(0, -1).join(' ') : account.full_name,
    birthDate: readPlainDate(account.birth_date ?? '') ?? null,
    returnUrl,
    locale: languageTag(language),
  });
  const row = {
    id,
    user_id: params.id,
    provider_session_id: providerSessionId,
    reference,
    page_url: encryption.encrypt(url, pagePlace(id)),
    state: 'created',
    decided_at: null,
    reason_code: null,
    findings: null,
    agrees: null,
    review: null,
    reviewed_at: null,
    reviewed_by: null,
    review_reason: null,
    asked_at: null,
    created_at: now,
  } as const;
  await refusingConflict(() => insertVerification(db, row), {
    verification_provider_session_id_key: repeatedSession,
  });
  return { session_id: id, url };
};

/** A session that somebody has already is the provider's fault, and nobody's to be given. */
const repeatedSession = (): never => {
  const where = { port: 'identity-verification', operation: 'createSession' };
  throw new PortError('protocol', { ...where, providerCode: 'session given out twice' });
};

/** Begun and not sent in, or asked to be done again: the same page goes on. */
const waitsForPerson = ({ state, created_at: createdAt }: VerificationRow, now: Date): boolean =>
  ['created', 'started', 'resubmission'].includes(state) && now.getTime() - createdAt.getTime() < usableMs;
