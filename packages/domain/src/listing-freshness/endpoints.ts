import { z } from 'zod';
import { endpoint, type Limit } from '../shared/endpoint.ts';
import { formEndpoint } from '../shared/outside-endpoint.ts';

const token = z.string().min(1).max(200);

/** Tokens are signed; this only keeps guessing from costing anything. */
const tries = { name: 'still-free-link', per: 'address', max: 300, seconds: 600 } as const satisfies Limit;

/** `free`: still free, or published again after silence. `withdraw`: to be taken out of publication. */
export const stillFreeAnswers = ['free', 'withdraw'] as const;
export type StillFreeAnswer = (typeof stillFreeAnswers)[number];

/** Where the home of a link stands: asked about, confirmed, out of publication by silence, or out for another reason. */
export const stillFreeStates = ['asked', 'published', 'silent', 'out'] as const;

const state = z.object({
  listing_id: z.string(),
  title: z.string().nullable(),
  state: z.enum(stillFreeStates),
  /** When it leaves publication without an answer. */
  leaves_at: z.string().nullable(),
});
export type StillFreeState = z.output<typeof state>;

export const readStillFree = endpoint({
  method: 'GET',
  path: '/listing-freshness',
  summary:
    'The home that the link in an e-mail asks about, by its token. Changes nothing: programs open links by themselves.',
  access: 'token',
  query: z.object({ token }),
  response: state,
  refusals: ['listingFreshness.linkUnknown'],
  limits: [tries],
});

export const answerStillFree = endpoint({
  method: 'POST',
  path: '/listing-freshness/answer',
  summary:
    'The owner’s answer by the token of the link: still free (published again where silence had taken it out), or to be taken out. Again changes nothing.',
  access: 'token',
  body: z.strictObject({ token, answer: z.enum(stillFreeAnswers) }),
  response: state,
  refusals: [
    'listingFreshness.linkUnknown',
    'listingFreshness.takenOut',
    'listings.missingFields',
    'listings.emailNotVerified',
    'listings.phoneNotVerified',
  ],
  limits: [tries],
});

export const confirmStillFree = endpoint({
  method: 'POST',
  path: '/listings/:id/still-free',
  summary: 'Whoever works on a published listing says that the home is still free.',
  access: 'user',
  params: z.object({ id: z.uuid() }),
  refusals: ['listings.notPublished'],
});

export const stillFreeForm = formEndpoint({
  path: '/still-free/:token',
  summary: 'The same answer by the form of our page, where scripts are switched off.',
  params: z.object({ token }),
});
