import type { Socket } from 'node:net';
import { CallLog } from './call-log.ts';
import type { ChangeFeed } from './change-feed.ts';
import { DeliveryDesk } from './delivery-desk.ts';
import { createIdSource, type IdSource } from './id-source.ts';
import { MailBox } from './mail-box.ts';
import type { Provider, ProviderFactory } from './provider.ts';
import { RuleBook } from './rule-book.ts';
import { SmsBox } from './sms-box.ts';
import { VirtualClock } from './virtual-clock.ts';

/** Somebody of the product's demonstration data. Those with a kennitala have an electronic ID and stand in the registry. */
export type DemoPerson = {
  name: string;
  email: string;
  password: string;
  kind: string;
  /** E.164. */
  phone?: string;
  kennitala?: string;
  birthDate?: string;
  /** For those who sign in in two steps: what their authenticator app holds, in base32. */
  second_factor_key?: string;
};

export type WorldSettings = {
  seed: string;
  now: (() => Date) | undefined;
  /** Where the product runs, if known. */
  heimaUrl: string | undefined;
  changes: ChangeFeed;
  people: () => readonly DemoPerson[];
  factories: readonly ProviderFactory[];
};

/** Everything a reset throws away. */
export type World = {
  clock: VirtualClock;
  /** A stream of ids of its own for each user, so that one provider does not change another's ids. */
  ids: (stream: string) => IdSource;
  rules: RuleBook;
  calls: CallLog;
  mail: MailBox;
  sms: SmsBox;
  deliveries: DeliveryDesk;
  providers: ReadonlyMap<string, Provider>;
  heimaUrl: string | undefined;
  /** The product's demo people, as it has sent them. */
  people: () => readonly DemoPerson[];
  /** Notifies the page and waiting calls that something is new. */
  changed: () => void;
  /** Connections whose caller waits for an answer: a reset breaks them off, since nothing will answer them. */
  inFlight: Set<Socket>;
  end: () => void;
};

/** A world as it is right after a start. */
export function createWorld(settings: WorldSettings): World {
  const changed = () => settings.changes.mark();
  const ids = (stream: string) => createIdSource(settings.seed, stream);
  const clock = new VirtualClock(settings.now);
  const providers = new Map<string, Provider>();
  const inFlight = new Set<Socket>();
  const { heimaUrl, people } = settings;
  const world: World = {
    clock,
    ids,
    rules: new RuleBook(ids('rules'), changed),
    calls: new CallLog(ids('calls'), changed),
    mail: new MailBox(changed),
    sms: new SmsBox(changed),
    deliveries: new DeliveryDesk({ clock, ids: ids('deliveries'), heimaUrl, changed }),
    providers,
    heimaUrl,
    people,
    changed,
    inFlight,
    end: () => {
      clock.stop();
      for (const socket of inFlight) socket.destroy();
    },
  };
  for (const make of settings.factories) {
    const provider = make(world);
    providers.set(provider.name, provider);
  }
  return world;
}
