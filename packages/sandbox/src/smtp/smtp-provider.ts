import type { IdSource } from '#core/id-source.ts';
import type { Outcome } from '#core/outcome.ts';
import { ActRefused, type Provider } from '#core/provider.ts';
import type { World } from '#core/world.ts';
import { bounceNotice } from './bounce-notice.ts';
import { readMail } from './read-mail.ts';

/** What a mail server can be made to do; the rest of the outcomes have no meaning in SMTP. */
const PLAYS = [
  'decline',
  'server_error',
  'unavailable',
  'rate_limited',
  'slow',
  'timeout',
  'drop',
] as const satisfies readonly Outcome[];

/** How often `later@` is put off before it is taken. */
const DEFERRALS = 2;

export type SmtpReply = { code: number; text: string };

export type MailServer = Provider & {
  ids: IdSource;
  /** What the address itself asks for: a refusal, a long wait, or nothing. */
  answerTo: (address: string) => SmtpReply | 'slow' | undefined;
};

/** The receiving end of all e-mail, as rules and acts see it; the protocol itself is in the listener. */
export function mailServer(world: World): MailServer {
  const deferred = new Map<string, number>();
  const ids = world.ids('smtp');
  return {
    name: 'smtp',
    title: 'E-mail (SMTP)',
    ids,
    operations: [
      { name: 'rcpt', plays: PLAYS },
      { name: 'deliver', plays: PLAYS },
    ],
    answerTo: (address) => {
      switch (driveOf(address)) {
        case 'bounce':
          return { code: 550, text: '5.1.1 No such mailbox here' };
        case 'full':
          return { code: 552, text: '5.2.2 The mailbox is full' };
        case 'later': {
          const times = (deferred.get(address) ?? 0) + 1;
          deferred.set(address, times);
          return times <= DEFERRALS ? { code: 451, text: '4.7.1 Try again later' } : undefined;
        }
        case 'slow':
          return 'slow';
        default:
          return undefined;
      }
    },
    acts: {
      /** The receiving server gives up later: the sender gets a delivery status notification. */
      bounce: async (input) => {
        const mail =
          typeof input.id === 'string' ? world.mail.find(input.id) : world.mail.list(String(input.to))[0];
        if (!mail) throw new ActRefused('no such mail');
        if (mail.envelope.from === '') throw new ActRefused('a mail without a sender cannot bounce');
        const reason = typeof input.reason === 'string' ? input.reason : 'mailbox unavailable';
        const now = world.clock.now();
        world.mail.markBounced(mail, now.toISOString(), reason);
        const notice = bounceNotice(mail, reason, now, ids.hex(16));
        const envelope = { from: '', to: [mail.envelope.from] };
        world.mail.add(await readMail(Buffer.from(notice), envelope, ids.uuid(), now));
        return { bounced: mail.id };
      },
    },
  };
}

/** The part of the address that steers it: `later@…` and `later+anything@…` alike. */
function driveOf(address: string): string {
  return (address.split('@')[0] ?? '').split('+')[0]?.toLowerCase() ?? '';
}
