import { z } from 'zod';
import { endpoint } from '../shared/endpoint.ts';
import { eidQuestions, registryLookups } from './identity-limits.ts';
import { verificationCodes } from './verification-status.ts';

const userParams = z.object({ id: z.uuid() });
const pageAddress = z.string().max(2000);

const verificationAnswer = z.object({
  session_id: z.string(),
  status: z.enum([...(Object.keys(verificationCodes) as [keyof typeof verificationCodes]), 'pending']),
  /** 9001, 9102, 9103, 9104 or 0; nothing while undecided. */
  code: z.int().nullable(),
  /** The document was accepted, but its name or birth date is not the account's: people of ours look at it. */
  under_review: z.boolean(),
  /** Why people of ours did not accept the document, and when; nothing while they have not refused one. */
  review_refused: z.object({ reason: z.string(), at: z.string() }).nullable(),
});

export type VerificationAnswer = z.output<typeof verificationAnswer>;

export const startVerification = endpoint({
  secret: true,
  method: 'POST',
  path: '/users/:id/veriff/sessions',
  spec: 'X003',
  summary: 'Opens a verification of an identity document, or the one that is still open.',
  access: 'user',
  params: userParams,
  body: z.strictObject({ return_url: pageAddress }),
  response: z.object({ session_id: z.string(), url: z.string() }),
  status: 201,
  refusals: ['common.urlNotOurs', 'identity.identityVerified', 'proofs.tooManySent'],
});

export const verificationStatus = endpoint({
  method: 'GET',
  path: '/users/:userId/veriff/status/:sessionId',
  spec: 'E016',
  summary: 'The state of an own verification, with the provider’s code.',
  access: 'user',
  params: z.object({ userId: z.uuid(), sessionId: z.uuid() }),
  response: verificationAnswer,
  limits: [eidQuestions],
});

export const ownIdentity = endpoint({
  method: 'GET',
  path: '/users/:id/identity',
  summary:
    'What is proved of the person: the personal id, the electronic IDs that sign in, the last verification.',
  access: 'user',
  params: userParams,
  response: z.object({
    /** Name and birth date are locked (R127). */
    verified: z.boolean(),
    full_name: z.string(),
    birth_date: z.string().nullable(),
    /** As stored: a kennitala is ten digits. */
    personal_id: z.string().nullable(),
    personal_id_country: z.string().nullable(),
    mobile_login: z.boolean(),
    personal_id_login: z.boolean(),
    verification: verificationAnswer.nullable(),
  }),
});

export type OwnIdentity = z.output<NonNullable<typeof ownIdentity.response>>;

export const refreshEntity = endpoint({
  method: 'POST',
  path: '/users/:id/refresh-entity',
  spec: 'E020',
  summary: 'Takes name and birth date anew from the national registry.',
  access: 'user',
  params: userParams,
  response: z.object({ full_name: z.string(), birth_date: z.string().nullable() }),
  refusals: ['identity.noPersonalId', 'identity.countryNotInRegistry', 'identity.notInRegistry'],
  limits: [registryLookups],
});
