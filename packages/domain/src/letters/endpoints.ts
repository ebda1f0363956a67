import { z } from 'zod';
import { endpoint, type Limit } from '../shared/endpoint.ts';

const token = z.string().min(1).max(200);

/** Tokens are unguessable; this only keeps guessing from costing anything. */
const tries = { name: 'letter-link', per: 'address', max: 300, seconds: 600 } as const satisfies Limit;

/** Which letters a link is about. */
export const letterKinds = ['saved_search', 'notifications'] as const;
export type LetterKind = (typeof letterKinds)[number];

const answer = z.object({
  kind: z.enum(letterKinds),
  /** The name of the saved search, or of the types of notifications in the language of the request. */
  name: z.string(),
  off: z.boolean(),
  /** The letters were stopped by a letter's link, and this can be taken back by the same link. */
  can_undo: z.boolean(),
});
export type LetterState = z.output<typeof answer>;

export const readLetterLink = endpoint({
  method: 'GET',
  path: '/letters/unsubscribe',
  summary: 'Which letters the link in a letter is about, by its token. Changes nothing.',
  access: 'token',
  query: z.object({ token }),
  response: answer,
  refusals: ['letters.linkUnknown'],
  limits: [tries],
});

export const unsubscribe = endpoint({
  method: 'POST',
  path: '/letters/unsubscribe',
  summary: 'Stops the letters that a letter’s link is about, by its token. Doing it again changes nothing.',
  access: 'token',
  body: z.strictObject({ token }),
  response: answer,
  refusals: ['letters.linkUnknown'],
  limits: [tries],
});

export const resubscribe = endpoint({
  method: 'POST',
  path: '/letters/resubscribe',
  summary: 'Takes back the stopping of letters, by the token of the letter.',
  access: 'token',
  body: z.strictObject({ token }),
  response: answer,
  refusals: ['letters.linkUnknown'],
  limits: [tries],
});
