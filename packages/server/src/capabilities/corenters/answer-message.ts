import { z } from 'zod';
import { peopleById } from '#capabilities/profiles/public.ts';
import { defineMessage } from '#platform/outbox/define-message.ts';
import { findRequest } from './request-store.ts';

/** Notifies the inviter of the answer. Whoever declines stays what the inviter has typed: an address. */
export const answerMessage = defineMessage({
  name: 'corenters.answer',
  payload: z.object({ requestId: z.uuid(), answeredBy: z.uuid(), isAccepted: z.boolean() }),
  async load({ db }, { requestId, answeredBy, isAccepted }) {
    const row = await findRequest(db, requestId);
    const other = (await peopleById(db, [answeredBy])).get(answeredBy);
    return row && other && { isAccepted, other: isAccepted ? other.full_name : row.email };
  },
  write: {
    email({ isAccepted, other }, { translate, origin, productName }) {
      const kind = isAccepted ? 'corenterAccepted' : 'corenterDeclined';
      const text = (name: 'subject' | 'heading' | 'text' | 'action' | 'reason') =>
        translate(`corenters.emails.${kind}.${name}`, { name: other, product: productName });
      return {
        subject: text('subject'),
        heading: text('heading'),
        paragraphs: [text('text')],
        action: { label: text('action'), url: `${origin}/profile#corenters` },
        reason: text('reason'),
      };
    },
  },
  examples: [
    { isAccepted: true, other: 'Bo Þórsson' },
    { isAccepted: false, other: 'bo@netfang.is' },
  ],
});
