import { placeOf } from '#platform/db/sealed-column.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import type { Encryption } from '#platform/encryption.ts';
import { newId } from '#platform/new-id.ts';
import type { AnyMessage, Channel } from './define-message.ts';
import { insertMessage } from './outbox-store.ts';
import { type To, toSchema } from './recipient.ts';
import { jobOf } from './send-message-job.ts';
import './tables.ts';

/** One sending of a message. */
export interface Sending<Payload> {
  to: To;
  payload: Payload;
  /** Names the cause: of the same message with the same key only the first is sent, however often it is asked for. */
  key: string;
  /** Of a message that can go by several channels: by this one. All of them unless given. */
  by?: Channel;
}

const dayMinutes = 24 * 60;

/** Where the encrypted part of a message belongs. It lives a day at most, so no job encrypts it anew for a new key. */
export const sealedPlace = (id: string): string => placeOf({ table: 'outbox_message', column: 'sealed' }, id);

/** Puts a message into the outbox, in the transaction of its cause; it goes out once that is committed. */
export async function putInOutbox(
  { db, now, enqueue }: Pick<UnitOfWork, 'db' | 'now' | 'enqueue'>,
  encryption: Encryption,
  message: AnyMessage,
  sending: Sending<unknown>,
): Promise<void> {
  const to = toSchema.parse(sending.to);
  const content = JSON.stringify({ to, payload: message.payload.parse(sending.payload) });
  const channels = sending.by ? [sending.by] : (Object.keys(message.write) as Channel[]);
  for (const channel of channels) {
    if (!message.write[channel]) throw new Error(`${message.name} has no texts for ${channel}`);
    const id = newId();
    const isNew = await insertMessage(db, {
      id,
      message: message.name,
      channel,
      once_key: sending.key,
      user_id: 'userId' in to ? to.userId : null,
      sealed: encryption.encrypt(content, sealedPlace(id)),
      made_at: now,
      give_up_at: new Date(now.getTime() + (message.triedMinutes ?? dayMinutes) * 60_000),
    });
    if (isNew) await enqueue(jobOf(message), { id });
  }
}
