import { z } from 'zod';
import { defineMessage } from '#platform/outbox/define-message.ts';

/** What a person is notified of about the safety of the account. */
export const noticeKinds = [
  'emailAdded',
  'primaryEmailChanged',
  'emailRemoved',
  'passwordChanged',
  'secondFactorOn',
  'secondFactorOff',
  'recoveryCodeUsed',
  'wrongCodes',
  'exportReady',
  'accountDeleted',
  'identityLinked',
  'otherHolder',
  'payoutAccountAdded',
  'payoutAccountChanged',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** A change of the account that whoever holds it should know of (U10). It always comes. */
export const noticeMessage = defineMessage({
  name: 'contacts.notice',
  payload: z.object({
    kind: z.enum(noticeKinds),
    /** The e-mail address that the change is about; empty when it is about none. */
    email: z.string(),
  }),
  write: {
    email({ kind, email }: { kind: NoticeKind; email: string }, { translate, origin, productName }) {
      const params = { product: productName, email };
      const text = (name: 'subject' | 'heading' | 'text') =>
        translate(`contacts.emails.${kind}.${name}`, params);
      // Who has no account any more can neither look at it nor choose a password.
      const isDeleted = kind === 'accountDeleted';
      // A number that another person now holds is no change of the account, and a new password is no help.
      const isNumber = kind === 'otherHolder';
      return {
        subject: text('subject'),
        heading: text('heading'),
        paragraphs: [
          text('text'),
          isNumber || isDeleted
            ? translate(`contacts.emails.${kind}.advice`, params)
            : translate('contacts.emails.security.notYou'),
        ],
        ...(isDeleted
          ? {}
          : {
              action: {
                label:
                  isNumber || kind === 'exportReady'
                    ? translate(`contacts.emails.${kind}.action`, params)
                    : translate('contacts.emails.security.action'),
                url: `${origin}/account/${isNumber ? 'contact' : 'login-security'}`,
              },
            }),
        note: translate('outbox.neverAsk'),
        reason: translate('contacts.emails.security.reason', { product: productName }),
      };
    },
  },
  examples: [
    { kind: 'emailAdded', email: 'jon@netfang.is' },
    ...noticeKinds.map((kind) => ({ kind, email: 'jon@netfang.is' })),
  ],
});
