import { invitationDays } from '@heima/domain/corenters/corenter-limits.ts';
import type { KeysBelow } from '@heima/domain/shared/text-key.ts';
import { z } from 'zod';
import { peopleById } from '#capabilities/profiles/public.ts';
import { defineMessage } from '#platform/outbox/define-message.ts';
import { makeToken } from './invitation-token.ts';
import { statusOf } from './present-request.ts';
import { findRequest } from './request-store.ts';

/** Invites somebody to rent together. Nothing is sent when it was answered, removed or sent anew meanwhile. */
export const invitationMessage = defineMessage({
  name: 'corenters.invitation',
  payload: z.object({ requestId: z.uuid(), sending: z.int() }),
  async load({ db, clock, secrets }, { requestId, sending }) {
    const row = await findRequest(db, requestId);
    if (!row || row.sending !== sending || statusOf(row, clock()) !== 'PENDING') return undefined;
    const inviter = (await peopleById(db, [row.requested_by])).get(row.requested_by);
    if (!inviter) return undefined;
    return { requestId, inviter: inviter.full_name, token: await makeToken(db, secrets, requestId) };
  },
  write: {
    email({ requestId, inviter, token }, { translate, origin, productName }) {
      const text = (name: KeysBelow<'corenters.emails.corenterInvitation'>) =>
        translate(`corenters.emails.corenterInvitation.${name}`, {
          name: inviter,
          product: productName,
          days: invitationDays,
        });
      return {
        subject: text('subject'),
        heading: text('heading'),
        paragraphs: [text('text'), text('shown')],
        action: { label: text('action'), url: `${origin}/invitations/${requestId}?token=${token}` },
        note: text('note'),
        reason: text('reason'),
      };
    },
  },
  examples: [
    { requestId: '01990000-0000-7000-8000-00000000000a', inviter: 'Anna Þöll', token: 'a'.repeat(43) },
  ],
});
