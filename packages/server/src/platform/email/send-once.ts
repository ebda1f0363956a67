import type { Services } from '#platform/services.ts';
import { PortError } from '#ports/port-error.ts';
import './tables.ts';

/** How a message ended: handed over now, handed over before, or refused by the other side for good. */
export type Handover = 'sent' | 'before' | 'refused';

/** A worker that claimed a message and is not heard of for so long has died. */
const claimSeconds = 120;

/**
 * Hands a message (e-mail or SMS) over once, however often and by however many workers its job is run. The claim is
 * committed before sending and the outcome after it; no transaction is open while the other side is waited for. Only
 * when a worker dies between the two is a message sent again.
 * @throws when sending failed in a way that trying again may mend, or while another worker is at it
 */
export async function sendOnce(
  { db, clock }: Services,
  key: string,
  send: () => Promise<void>,
): Promise<Handover> {
  const now = clock();
  const before = new Date(now.getTime() - claimSeconds * 1000);
  const claimed = await db
    .insertInto('outgoing_message')
    .values({ key, claimed_at: now, sent_at: null, refused_at: null })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ claimed_at: now })
        .where('outgoing_message.sent_at', 'is', null)
        .where('outgoing_message.refused_at', 'is', null)
        .where('outgoing_message.claimed_at', '<', before),
    )
    .returning('key')
    .executeTakeFirst();
  if (!claimed) return outcomeOf({ db }, key);
  const mark = (values: { sent_at?: Date; refused_at?: Date; claimed_at?: Date }) =>
    db.updateTable('outgoing_message').set(values).where('key', '=', key).execute();
  try {
    await send();
  } catch (error) {
    if (error instanceof PortError && error.outcome === 'rejected') {
      await mark({ refused_at: now });
      return 'refused';
    }
    await mark({ claimed_at: new Date(before.getTime() - 1) });
    throw error;
  }
  await mark({ sent_at: now });
  return 'sent';
}

async function outcomeOf({ db }: Pick<Services, 'db'>, key: string): Promise<Handover> {
  const row = await db
    .selectFrom('outgoing_message')
    .select(['sent_at', 'refused_at'])
    .where('key', '=', key)
    .executeTakeFirst();
  if (row?.sent_at) return 'before';
  if (row?.refused_at) return 'refused';
  throw new Error('Another worker is sending this message');
}

/** Forgets messages that were handed over long ago; their jobs are gone by then. */
export async function forgetSentMessages({ db }: Pick<Services, 'db'>, before: Date): Promise<void> {
  await db.deleteFrom('outgoing_message').where('claimed_at', '<', before).execute();
}
