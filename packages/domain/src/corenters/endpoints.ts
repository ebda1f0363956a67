import { z } from 'zod';
import { emailInput } from '../contacts/email-input.ts';
import { profileImageAnswer } from '../people/profile-image.ts';
import { endpoint } from '../shared/endpoint.ts';
import { pageOf, pageQuery } from '../shared/paging.ts';
import { invitationTries } from './corenter-limits.ts';
import { invitationStatuses } from './request-state.ts';

const id = z.object({ id: z.uuid() });
const token = z.string().min(1).max(200);
const personAnswer = z.object({ full_name: z.string(), profile_image: profileImageAnswer.nullable() });

/** A co-renter request as either side sees it. */
export const corenterRequestAnswer = z.object({
  id: z.string(),
  /** Whether the caller has sent or received it. */
  direction: z.enum(['sent', 'received']),
  email: z.string(),
  requested_by: personAnswer,
  /** Null until it is accepted, so that nobody learns whether an address belongs to an account. */
  requested_to: personAnswer.nullable(),
  is_accepted: z.boolean(),
  is_expired: z.boolean(),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
});
export type CorenterRequest = z.output<typeof corenterRequestAnswer>;

export const inviteCorenter = endpoint({
  method: 'POST',
  path: '/corenter-requests',
  spec: 'E045',
  summary:
    'Invites somebody by e-mail to rent together, for people with a confirmed e-mail address; answers alike whether or not the address has an account. One that is still open is answered as it is.',
  access: 'user',
  body: z.strictObject({ email: emailInput }),
  response: corenterRequestAnswer,
  status: 201,
  refusals: ['corenters.confirmFirst', 'corenters.ownEmail', 'corenters.tooMany'],
});

export const listCorenterRequests = endpoint({
  method: 'GET',
  path: '/corenter-requests',
  spec: 'E046',
  summary: 'Requests that the caller has sent, and those to the caller’s confirmed e-mail addresses.',
  access: 'user',
  query: z.object(pageQuery),
  response: pageOf(corenterRequestAnswer),
});

export const answerCorenterRequest = endpoint({
  method: 'PATCH',
  path: '/corenter-requests/:id',
  spec: 'X014',
  summary:
    'Accepts or declines a request. The caller must have the invited e-mail address, confirmed or proved by the token of the e-mail.',
  access: 'user',
  params: id,
  body: z.strictObject({ is_accepted: z.boolean({ error: 'validation.flag' }), token: token.optional() }),
  /** Null when it was declined: then it is gone. */
  response: corenterRequestAnswer.nullable(),
  refusals: [
    'corenters.otherEmail',
    'corenters.emailNotVerified',
    'corenters.invitationUnknown',
    'corenters.invitationExpired',
    'corenters.tooMany',
  ],
});

export const removeCorenterRequest = endpoint({
  method: 'DELETE',
  path: '/corenter-requests/:id',
  spec: 'E047',
  summary: 'Removes a request, pending or accepted; either side may.',
  access: 'user',
  params: id,
});

export const getInvitation = endpoint({
  method: 'GET',
  path: '/invitations/:id',
  spec: 'X015',
  summary: 'The invitation behind the link of an e-mail: from whom, what for, and what has become of it.',
  access: 'token',
  params: id,
  query: z.object({ token: token.optional() }),
  response: z.object({
    id: z.string(),
    kind: z.enum(['corenter', 'open_house']),
    inviter: personAnswer,
    /** The invited address, as typed. */
    target: z.object({ email: z.string() }),
    status: z.enum(invitationStatuses),
    expires_at: z.iso.datetime(),
    /** Whether the caller is signed in with the invited address and can answer. */
    can_answer: z.boolean(),
    /** Whether the caller has sent it. */
    is_own: z.boolean(),
  }),
  refusals: ['corenters.invitationUnknown'],
  limits: [invitationTries],
});
