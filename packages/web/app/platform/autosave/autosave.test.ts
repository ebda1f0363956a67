import { describe, expect, it } from 'vitest';
import { Autosave, type Device, type Send, type SendOutcome } from './autosave.ts';

/** Two tabs of one browser: one storage, one clock, one lock per name, and timers that the test runs. */
function browser() {
  const items = new Map<string, string>();
  const tabs: Autosave[] = [];
  const timers: { at: number; work: () => void }[] = [];
  const time = { now: 1_000_000 };
  const full = { value: false };
  const faults: unknown[] = [];
  const locks = new Map<string, Promise<unknown>>();
  const change = (key: string, from: Autosave | undefined) => {
    for (const autosave of tabs) if (autosave !== from) autosave.onStorage(key);
  };
  const device = (self: () => Autosave | undefined): Device => ({
    storage: {
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => {
        if (full.value) throw new DOMException('full', 'QuotaExceededError');
        if (items.get(key) === value) return;
        items.set(key, value);
        change(key, self());
      },
      removeItem: (key) => {
        if (items.delete(key)) change(key, self());
      },
    },
    now: () => time.now,
    schedule: (work, milliseconds) => {
      const timer = { at: time.now + milliseconds, work };
      timers.push(timer);
      return () => {
        const index = timers.indexOf(timer);
        if (index >= 0) timers.splice(index, 1);
      };
    },
    alone: async (name, work) => {
      const before = locks.get(name) ?? Promise.resolve();
      const mine = before.then(work);
      locks.set(
        name,
        mine.catch(() => undefined),
      );
      return mine;
    },
    report: (fault) => faults.push(fault),
  });
  const settle = async () => {
    for (let i = 0; i < 30; i += 1) await Promise.resolve();
  };
  return {
    items,
    time,
    full,
    faults,
    open(id: string | undefined, send: Send): Autosave {
      let autosave: Autosave | undefined;
      autosave = new Autosave(
        { kind: 'draft', id },
        send,
        device(() => autosave),
      );
      tabs.push(autosave);
      autosave.start();
      return autosave;
    },
    close(autosave: Autosave) {
      autosave.stop();
      tabs.splice(tabs.indexOf(autosave), 1);
    },
    async pass(milliseconds: number) {
      const until = time.now + milliseconds;
      for (;;) {
        const next = timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        timers.splice(timers.indexOf(next), 1);
        time.now = Math.max(time.now, next.at);
        next.work();
        await settle();
      }
      time.now = until;
      await settle();
    },
  };
}

/** A server that keeps what it is sent, and can be away or say no. */
function server() {
  const calls: { id: string | undefined; fields: Record<string, unknown> }[] = [];
  const kept: Record<string, unknown> = {};
  const mood = { away: false, refuses: {} as Record<string, string[]>, made: 0 };
  const send: Send = async (id, fields): Promise<SendOutcome> => {
    calls.push({ id, fields });
    if (mood.away)
      return {
        id,
        refused: {},
        left: Object.keys(fields),
        failure: { kind: 'offline', message: undefined },
      };
    const refused: Record<string, string[]> = {};
    for (const [field, value] of Object.entries(fields))
      if (mood.refuses[field]) refused[field] = mood.refuses[field];
      else kept[field] = value;
    if (id === undefined) mood.made += 1;
    return { id: id ?? `draft-${mood.made}`, refused, left: [] };
  };
  return { calls, kept, mood, send };
}

describe('autosave (L09)', () => {
  it('sends once the typing pauses, and at the latest after four seconds of it', async () => {
    const [tab, api] = [browser(), server()];
    const autosave = tab.open('d', api.send);
    for (let i = 1; i <= 8; i += 1) {
      autosave.edit({ title: 'a'.repeat(i) });
      await tab.pass(600);
    }
    expect(api.calls.length).toBe(1);
    expect(autosave.state().status).toBe('saving');
    await tab.pass(700);
    expect(api.kept.title).toBe('aaaaaaaa');
    expect(autosave.state()).toMatchObject({ status: 'saved', waiting: 0, savedAt: 1_004_900 });
  });

  it('keeps the first keystroke on the device before anything is sent, and sends it from the next page', async () => {
    const [tab, api] = [browser(), server()];
    const autosave = tab.open(undefined, api.send);
    autosave.edit({ title: 'B' });
    expect([...tab.items.values()].join()).toContain('"B"');
    tab.close(autosave);
    const next = tab.open(undefined, api.send);
    expect(next.state().edits.title?.value).toBe('B');
    await tab.pass(10);
    expect(api.kept.title).toBe('B');
    expect(next.state().id).toBe('draft-1');
  });

  it('offline: keeps the text, counts it, tries again by itself and loses nothing typed meanwhile', async () => {
    const [tab, api] = [browser(), server()];
    const autosave = tab.open('d', api.send);
    api.mood.away = true;
    const began = tab.time.now;
    autosave.edit({ title: 'one' });
    await tab.pass(800);
    expect(autosave.state()).toMatchObject({
      status: 'offline',
      waiting: 1,
      waitingSince: began,
      isKept: true,
    });
    autosave.edit({ size: '84,5' });
    await tab.pass(800);
    expect(autosave.state().waiting).toBe(2);
    api.mood.away = false;
    await tab.pass(60_000);
    expect(api.kept).toEqual({ title: 'one', size: '84,5' });
    expect(autosave.state().status).toBe('saved');
  });

  it('a fault nobody expected is reported and leaves no mark of saving; trying again sends what waits', async () => {
    const [tab, api] = [browser(), server()];
    const fault = new TypeError('answer.map is not a function');
    const mood = { breaks: true };
    const autosave = tab.open('d', async (id, fields) => {
      if (mood.breaks) throw fault;
      return api.send(id, fields);
    });
    autosave.edit({ title: 'kept' });
    await tab.pass(800);
    expect(autosave.state()).toMatchObject({
      status: 'failed',
      waiting: 1,
      isKept: true,
      message: undefined,
    });
    expect(tab.faults).toEqual([fault]);
    mood.breaks = false;
    await autosave.flush();
    expect(api.kept).toEqual({ title: 'kept' });
    expect(autosave.state()).toMatchObject({ status: 'saved', waiting: 0 });
  });

  it('an edit made while another is on its way is sent too, and the older answer does not count for it', async () => {
    const tab = browser();
    const api = server();
    let release: () => void = () => undefined;
    const slow: Send = async (id, fields) => {
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      return api.send(id, fields);
    };
    const autosave = tab.open('d', slow);
    autosave.edit({ title: 'first' });
    await tab.pass(800);
    autosave.edit({ title: 'second' });
    release();
    await tab.pass(0);
    expect(autosave.state()).toMatchObject({ waiting: 1, status: 'saving' });
    await tab.pass(800);
    release();
    await tab.pass(0);
    expect(api.kept.title).toBe('second');
    expect(autosave.state()).toMatchObject({ waiting: 0, status: 'saved' });
  });

  it('two tabs: each shows what the other types, and per field the last edit wins', async () => {
    const [tab, api] = [browser(), server()];
    const [a, b] = [tab.open('d', api.send), tab.open('d', api.send)];
    a.edit({ title: 'from a', size: '60' });
    tab.time.now += 5;
    b.edit({ title: 'from b' });
    expect(a.state().edits.title?.value).toBe('from b');
    expect(b.state().edits.size?.value).toBe('60');
    await tab.pass(5000);
    expect(api.kept).toEqual({ title: 'from b', size: '60' });
    for (const autosave of [a, b]) expect(autosave.state()).toMatchObject({ waiting: 0 });
  });

  it('two tabs: what one has saved is known to the other, so that it is not taken for somebody else (found 42)', async () => {
    const tab = browser();
    const owns: unknown[] = [];
    const release: (() => void)[] = [];
    const slow: Send = async (id, _fields, own) => {
      owns.push(own);
      await new Promise<void>((resolve) => {
        release.push(resolve);
      });
      return { id, refused: {}, left: [] };
    };
    const [a, b] = [tab.open('d', slow), tab.open('d', slow)];
    a.edit({ title: 'from a' });
    await tab.pass(800);
    // Typed over while the first is on its way.
    b.edit({ title: 'from b' });
    release[0]!();
    await tab.pass(800);
    expect(owns).toEqual([{}, { title: 'from a' }]);
    release[1]!();
    await tab.pass(0);
    b.edit({ title: 'again' });
    await tab.pass(800);
    expect(owns[2]).toEqual({ title: 'from b' });
  });

  it('two tabs that both begin make one draft', async () => {
    const [tab, api] = [browser(), server()];
    const [a, b] = [tab.open(undefined, api.send), tab.open(undefined, api.send)];
    a.edit({ title: 'a' });
    b.edit({ size: '50' });
    await tab.pass(5000);
    expect(api.mood.made).toBe(1);
    expect([a.state().id, b.state().id]).toEqual(['draft-1', 'draft-1']);
    expect(api.kept).toEqual({ title: 'a', size: '50' });
  });

  it('what a closed tab could not send, the other one sends', async () => {
    const [tab, api] = [browser(), server()];
    const [a, b] = [tab.open('d', api.send), tab.open('d', api.send)];
    a.edit({ title: 'kept' });
    tab.close(a);
    await b.flush();
    expect(api.kept.title).toBe('kept');
  });

  it('a refused value stays where it was typed, with its message, and does not hold up the others', async () => {
    const [tab, api] = [browser(), server()];
    api.mood.refuses = { size: ['Sláðu inn fermetra.'] };
    const autosave = tab.open('d', api.send);
    autosave.edit({ title: 'ok', size: 'stór' });
    await tab.pass(800);
    expect(api.kept).toEqual({ title: 'ok' });
    expect(autosave.state().edits.size).toMatchObject({
      value: 'stór',
      state: 'refused',
      messages: ['Sláðu inn fermetra.'],
    });
    await tab.pass(120_000);
    expect(api.calls.length).toBe(1);
    api.mood.refuses = {};
    autosave.edit({ size: '84' });
    await tab.pass(800);
    expect(api.kept.size).toBe('84');
  });

  it('saved edits of an earlier page do not hide what the server answers now', async () => {
    const [tab, api] = [browser(), server()];
    const first = tab.open('d', api.send);
    first.edit({ title: 'old' });
    await tab.pass(800);
    tab.close(first);
    tab.time.now += 60_000;
    expect(tab.open('d', api.send).state().edits).toEqual({});
  });

  it('says when the device keeps nothing, so that leaving can be asked about', async () => {
    const [tab, api] = [browser(), server()];
    tab.full.value = true;
    const autosave = tab.open('d', api.send);
    autosave.edit({ title: 'x' });
    expect(autosave.state().isKept).toBe(false);
    await tab.pass(800);
    expect(api.kept.title).toBe('x');
  });

  it('clears what is kept of a published draft', async () => {
    const [tab, api] = [browser(), server()];
    const autosave = tab.open('d', api.send);
    autosave.edit({ title: 'x' });
    await tab.pass(800);
    autosave.clear();
    expect(tab.items.get('heima-autosave-draft-d')).toBeUndefined();
    expect(autosave.state()).toMatchObject({ edits: {}, status: 'clean' });
  });
});
