import { describe, expect, it } from 'vitest';
import {
  type SendOutcome,
  type UnsentDevice,
  type UnsentMessage,
  UnsentMessages,
} from './unsent-messages.ts';

const settle = async () => {
  for (let i = 0; i < 50; i += 1) await Promise.resolve();
};

/** Tabs of one browser: one storage, one clock, one lock per name, and timers that the test runs. */
function browser() {
  const items = new Map<string, string>();
  const timers: { at: number; work: () => void }[] = [];
  const locks = new Map<string, Promise<unknown>>();
  const time = { now: 1_000_000 };
  const full = { value: false };
  let keys = 0;
  const device: UnsentDevice = {
    storage: {
      keys: (prefix) => [...items.keys()].filter((key) => key.startsWith(prefix)),
      get: (key) => items.get(key),
      set: (key, value) => !full.value && Boolean(items.set(key, value)),
      remove: (key) => items.delete(key) || true,
    },
    now: () => time.now,
    newKey: () => {
      keys += 1;
      return `k${keys}`;
    },
    schedule: (work, milliseconds) => {
      const timer = { at: time.now + milliseconds, work };
      timers.push(timer);
      return () => void timers.splice(timers.indexOf(timer), 1);
    },
    alone: async (name, work) => {
      const mine = (locks.get(name) ?? Promise.resolve()).then(work);
      locks.set(
        name,
        mine.catch(() => undefined),
      );
      return mine;
    },
  };
  return {
    time,
    full,
    timers,
    open(send: (message: UnsentMessage) => Promise<SendOutcome>): UnsentMessages {
      const unsent = new UnsentMessages('p', send, device);
      unsent.read();
      return unsent;
    },
    async pass(milliseconds: number) {
      time.now += milliseconds;
      for (const timer of timers.filter(({ at }) => at <= time.now)) {
        timers.splice(timers.indexOf(timer), 1);
        timer.work();
      }
      await settle();
    },
  };
}

/** A server that may be away, refuse, or lose its answers. */
function server() {
  const has: string[] = [];
  const known = new Set<string>();
  const state: { answers: SendOutcome | 'lost' } = { answers: { kind: 'sent' } };
  return {
    has,
    state,
    async take({ key, text }: UnsentMessage): Promise<SendOutcome> {
      const { answers } = state;
      await Promise.resolve();
      if (answers === 'lost' || answers.kind === 'sent') {
        if (!known.has(key)) has.push(text);
        known.add(key);
      }
      return answers === 'lost' ? { kind: 'later' } : answers;
    },
  };
}

describe('unsent messages', () => {
  it('CH03: go in the order of writing, and are gone then', async () => {
    const { open } = browser();
    const { has, take } = server();
    const unsent = open(take);
    for (const text of ['a', 'b', 'c']) unsent.add('c1', text);
    expect(unsent.state().map(({ text }) => text)).toEqual(['a', 'b', 'c']);
    await settle();
    expect(has).toEqual(['a', 'b', 'c']);
    expect(unsent.state()).toEqual([]);
  });

  it('CH01: wait while there is no connection, also past a reload, and then go once', async () => {
    const { open, pass } = browser();
    const there = server();
    there.state.answers = { kind: 'later' };
    const before = open(there.take);
    before.add('c1', 'þú');
    before.add('c1', 'Ґанок');
    await settle();
    before.stop();
    const after = open(there.take);
    expect(after.state().map(({ text }) => text)).toEqual(['þú', 'Ґанок']);
    there.state.answers = { kind: 'sent' };
    await after.flush();
    await pass(200_000);
    expect(there.has).toEqual(['þú', 'Ґанок']);
    expect(after.state()).toEqual([]);
  });

  it('CH03: an answer that was lost doubles nothing', async () => {
    const { open, pass } = browser();
    const there = server();
    there.state.answers = 'lost';
    const unsent = open(there.take);
    unsent.add('c1', 'a');
    await settle();
    expect(unsent.state()).toHaveLength(1);
    there.state.answers = { kind: 'sent' };
    await pass(2000);
    expect(there.has).toEqual(['a']);
    expect(unsent.state()).toEqual([]);
  });

  it('CH03: two tabs send each of them once', async () => {
    const { open } = browser();
    const there = server();
    const sends: string[] = [];
    const counted = (message: UnsentMessage) => {
      sends.push(message.text);
      return there.take(message);
    };
    there.state.answers = { kind: 'later' };
    const [one, other] = [open(counted), open(counted)];
    one.add('c1', 'a');
    other.add('c1', 'b');
    await settle();
    sends.length = 0;
    there.state.answers = { kind: 'sent' };
    await Promise.all([one.flush(), other.flush()]);
    await settle();
    expect(sends).toEqual(['a', 'b']);
    expect(there.has).toEqual(['a', 'b']);
  });

  it('R454: one that is refused says why, stands in the way of none, and can be tried again or dropped', async () => {
    const { open } = browser();
    const there = server();
    there.state.answers = { kind: 'refused', message: 'Nei' };
    const unsent = open(there.take);
    unsent.add('c1', 'a');
    unsent.add('c1', 'b');
    await settle();
    expect(unsent.state().map(({ refused }) => refused)).toEqual(['Nei', 'Nei']);
    there.state.answers = { kind: 'sent' };
    unsent.add('c2', 'c');
    await settle();
    expect(there.has).toEqual(['c']);
    const [first, second] = unsent.state();
    unsent.retry(first!.key);
    unsent.discard(second!.key);
    await settle();
    expect(there.has).toEqual(['c', 'a']);
    expect(unsent.state()).toEqual([]);
  });

  it('are tried ever less often, but as the server asks where it does', async () => {
    const { open, pass, timers, time } = browser();
    const there = server();
    there.state.answers = { kind: 'later' };
    open(there.take).add('c1', 'a');
    await settle();
    for (const pause of [2000, 5000, 15_000, 30_000, 60_000, 60_000]) {
      expect(timers.map(({ at }) => at - time.now)).toEqual([pause]);
      await pass(pause);
    }
    there.state.answers = { kind: 'later', afterMs: 7000 };
    await pass(60_000);
    expect(timers.map(({ at }) => at - time.now)).toEqual([7000]);
  });

  it('a device that keeps nothing: they go all the same, and leaving is known to lose them', async () => {
    const { open, full } = browser();
    full.value = true;
    const there = server();
    there.state.answers = { kind: 'later' };
    const unsent = open(there.take);
    unsent.add('c1', 'a');
    await settle();
    expect(unsent.isUnsafe()).toBe(true);
    there.state.answers = { kind: 'sent' };
    await unsent.flush();
    expect(unsent.isUnsafe()).toBe(false);
    expect(there.has).toEqual(['a']);
  });
});
