import { z } from 'zod';
import { endpoint, type Limit } from '../shared/endpoint.ts';
import { formEndpoint } from '../shared/outside-endpoint.ts';

const token = z.string().min(1).max(200);

/** Tokens are unguessable; this only keeps guessing from costing anything. */
const tries = { name: 'unsubscribe-link', per: 'address', max: 300, seconds: 600 } as const satisfies Limit;

/** Kinds of e-mails that their reader can stop by the link in them. Each has its texts in `emailSubscriptions.<kind>`. */
export const subscriptionKinds = ['saved_search', 'notifications'] as const;
export type SubscriptionKind = (typeof subscriptionKinds)[number];

const answer = z.object({
  kind: z.enum(subscriptionKinds),
  /** The name of the saved search, or of the types of notifications in the language of the request. */
  name: z.string(),
  off: z.boolean(),
  /** The e-mails were stopped by a link, and this can be taken back by the same link. */
  can_undo: z.boolean(),
});
export type SubscriptionState = z.output<typeof answer>;

export const readSubscription = endpoint({
  method: 'GET',
  path: '/email-subscriptions',
  summary: 'Which e-mails the link in an e-mail is about, by its token. Changes nothing.',
  access: 'token',
  query: z.object({ token }),
  response: answer,
  refusals: ['emailSubscriptions.linkUnknown'],
  limits: [tries],
});

export const unsubscribe = endpoint({
  method: 'POST',
  path: '/email-subscriptions/unsubscribe',
  summary: 'Stops the e-mails that a link is about, by its token. Doing it again changes nothing.',
  access: 'token',
  body: z.strictObject({ token }),
  response: answer,
  refusals: ['emailSubscriptions.linkUnknown'],
  limits: [tries],
});

export const resubscribe = endpoint({
  method: 'POST',
  path: '/email-subscriptions/resubscribe',
  summary: 'Takes back the stopping of e-mails, by the token of the link.',
  access: 'token',
  body: z.strictObject({ token }),
  response: answer,
  refusals: ['emailSubscriptions.linkUnknown'],
  limits: [tries],
});

export const oneClickUnsubscribe = formEndpoint({
  path: '/unsubscribe/:token',
  summary:
    'Stops the e-mails that an e-mail’s link is about, by one press in a mail program (RFC 8058) or the form of our page.',
  params: z.object({ token }),
});
