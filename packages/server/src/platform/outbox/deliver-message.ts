import type { Translate } from '@heima/domain/shared/translate.ts';
import { systemCause } from '#platform/db/unit-of-work.ts';
import type { Services } from '#platform/services.ts';
import { PortError } from '#ports/port-error.ts';
import type { Ports } from '#ports/ports.ts';
import { type AnyMessage, messageNamed, type Outcome, type Writing } from './define-message.ts';
import {
  claimMessage,
  endMessage,
  isOpen,
  noteOutcome,
  type OutboxRow,
  releaseMessage,
} from './outbox-store.ts';
import { sealedPlace } from './put-in-outbox.ts';
import type { FindRecipient, Recipient, To } from './recipient.ts';
import { renderEmail } from './render-message.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

/** What the outbox alone has: the providers that messages go out by, and how people are reached. */
export interface Postman {
  senders: Pick<Ports, 'email' | 'sms'>;
  findRecipient: FindRecipient;
}

/** A worker that claimed a message and is not heard of for so long has died. */
const claimSeconds = 120;

/**
 * Sends one message once, however often and by however many workers its job is run. The claim is committed before
 * sending and the outcome after it; no transaction is open while the other side is waited for. Only when a worker dies
 * between the two is a message sent again, under the same Message-ID.
 * @throws when sending failed in a way that trying again may mend, or while another worker is at it
 */
export async function deliverMessage(services: Services, postman: Postman, id: string): Promise<void> {
  const { db, clock, unitOfWork, log } = services;
  const now = clock();
  const row = await claimMessage(db, { id, now, before: new Date(now.getTime() - claimSeconds * 1000) });
  if (!row) {
    if (await isOpen(db, id)) throw new Error('Another worker is sending this message');
    return;
  }
  try {
    const message = messageNamed(row.message);
    const { to, payload } = openSealed(services, row);
    const outcome = row.outcome ?? (await attempt(services, postman, { row, message, to, payload }));
    if (!row.outcome) await noteOutcome(db, id, outcome);
    if (outcome === 'given_up' || outcome === 'refused')
      log.warn({ message: message.name, channel: row.channel, id, outcome }, 'message not sent');
    await unitOfWork(systemCause(now), async (unit) => {
      await message.ended?.(unit, payload, outcome);
      await endMessage(unit.db, id, now);
    });
  } catch (error) {
    await releaseMessage(db, id);
    throw error;
  }
}

const openSealed = ({ encryption }: Services, { id, sealed }: OutboxRow): { to: To; payload: unknown } =>
  JSON.parse(encryption.decrypt(sealed!, sealedPlace(id)));

interface Attempt {
  row: OutboxRow;
  message: AnyMessage;
  to: To;
  payload: unknown;
}

async function attempt(services: Services, postman: Postman, given: Attempt): Promise<Outcome> {
  const { row, message, to } = given;
  if (services.clock() > row.give_up_at) return 'given_up';
  const recipient =
    'userId' in to ? await postman.findRecipient(services.db, { ...to, channel: row.channel }) : to;
  if (!recipient) return 'called_off';
  const payload = message.payload.parse(given.payload);
  const content = message.load ? await message.load(services, payload) : payload;
  if (content === undefined) return 'called_off';
  try {
    const isSent = row.channel === 'sms' ? sendSms : sendEmail;
    return (await isSent(services, postman, { row, message, recipient, content })) ? 'sent' : 'called_off';
  } catch (error) {
    if (error instanceof PortError && error.outcome === 'rejected') return 'refused';
    throw error;
  }
}

interface Delivery {
  row: OutboxRow;
  message: AnyMessage;
  recipient: Recipient;
  content: unknown;
}

/** @returns whether it was sent: not when its reader has stopped such e-mails */
async function sendEmail(
  services: Services,
  { senders }: Postman,
  { row, message, recipient, content }: Delivery,
): Promise<boolean> {
  const { db, config, secrets } = services;
  const { address: to, fullName, language } = recipient;
  let unsubscribeUrl: string | undefined;
  if (message.subscription) {
    const { of } = message.subscription;
    const subject = message.subscription.subject(content);
    const subscription = await of.find(services, { db, subject, language });
    if (!subscription || subscription.isOff) return false;
    const token = unsubscribeToken(secrets, { kind: of.kind, subject });
    unsubscribeUrl = `${config.PUBLIC_URL}/unsubscribe/${token}?lang=${language}`;
  }
  const footer = unsubscribeUrl === undefined ? {} : { unsubscribeUrl };
  const writing = writingFor(services, recipient);
  const email = renderEmail(message, content, { ...writing, reader: { fullName, ...footer } });
  await senders.email.send({ to, ...email, ...footer, messageKey: row.id });
  return true;
}

async function sendSms(
  services: Services,
  { senders }: Postman,
  { message, recipient, content }: Delivery,
): Promise<boolean> {
  await senders.sms.send({
    to: recipient.address,
    text: message.write.sms!(content, writingFor(services, recipient)),
  });
  return true;
}

function writingFor({ texts, config, clock }: Services, { language }: Recipient): Writing {
  const translate: Translate = (key, params) => texts.translate(language, key, params);
  return {
    language,
    translate,
    hasText: texts.has,
    origin: config.PUBLIC_URL,
    productName: config.PRODUCT_NAME,
    now: clock(),
  };
}
