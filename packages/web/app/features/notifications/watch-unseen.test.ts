import { afterEach, describe, expect, it, vi } from 'vitest';
import { onPageProblem } from '#platform/errors/problem-events.ts';
import { fakeApi } from '#platform/forms/testing/fake-api.ts';
import { refreshUnseen } from './unseen-count.ts';
import { watchUnseen } from './watch-unseen.ts';

class Source extends EventTarget {
  static readonly CLOSED = 2;
  static last: Source | undefined;
  readyState = 1;
  constructor() {
    super();
    Source.last = this;
  }
  close(): void {
    this.readyState = 2;
  }
}

afterEach(() => vi.unstubAllGlobals());

describe('the number at the bell', () => {
  it('R023: is asked for anew at each sign, and once more when several come at the same time', async () => {
    vi.stubGlobal('EventSource', Source);
    const { seen } = fakeApi(() => ({ status: 200, body: { unseen_notifications: 5 } }));
    const stop = watchUnseen();
    for (const kind of ['notifications.new', 'notifications.new', 'notifications.seen', 'notifications.new'])
      Source.last!.dispatchEvent(new Event(kind));
    const asked = (times: number) =>
      vi.waitFor(() => expect(seen.map(({ path }) => path)).toEqual(Array(times).fill('/auth/user')), {
        timeout: 10_000,
      });
    await asked(2);
    // What is no sign asks nothing: the sign after it is the third question.
    Source.last!.dispatchEvent(new Event('something.else'));
    await new Promise((resolve) => setImmediate(resolve));
    Source.last!.dispatchEvent(new Event('notifications.new'));
    await asked(3);
    stop();
    expect(Source.last!.readyState).toBe(2);
  });

  it('another person who has signed in meanwhile is reported to the page', async () => {
    document.documentElement.dataset.viewer = 'u1';
    const heard = vi.fn();
    const stop = onPageProblem(heard);
    fakeApi(() => ({ status: 200, body: { id: 'u2', full_name: 'Sunna Dís', unseen_notifications: 5 } }));
    await refreshUnseen();
    expect(heard).toHaveBeenCalledWith({ kind: 'otherPerson', name: 'Sunna Dís' });
    fakeApi(() => ({ status: 200, body: { id: 'u1', full_name: 'Jóna', unseen_notifications: 5 } }));
    await refreshUnseen();
    expect(heard).toHaveBeenCalledTimes(1);
    stop();
    delete document.documentElement.dataset.viewer;
  });

  it('a lost answer leaves it as it was', async () => {
    fakeApi(() => 'lost');
    await expect(refreshUnseen()).resolves.toBeUndefined();
  });
});
