import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeSource } from '#platform/live/testing/fake-source.ts';
import { onLive } from './live-events.ts';

const open = () => FakeSource.all.filter(({ readyState }) => readyState !== 2);
const look = (state: 'visible' | 'hidden') => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers();
  FakeSource.all = [];
  vi.stubGlobal('EventSource', FakeSource);
  look('visible');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('live events', () => {
  it('come over one connection to all who wait for them, and it goes with the last of them', () => {
    const [one, two] = [vi.fn(), vi.fn()];
    const stops = [onLive(['a'], one), onLive(['a', 'b'], two)];
    expect(open().map(({ url }) => url)).toEqual(['/api/v1/live']);
    open()[0]!.say('a');
    open()[0]!.say('b', { id: 'x' });
    expect(one.mock.calls).toEqual([[{ kind: 'a' }]]);
    expect(two.mock.calls).toEqual([[{ kind: 'a' }], [{ kind: 'b', data: { id: 'x' } }]]);
    stops[0]!();
    expect(open()).toHaveLength(1);
    stops[1]!();
    expect(open()).toHaveLength(0);
  });

  it('a page that is not looked at holds no connection; coming back, every watcher is called', () => {
    const react = vi.fn();
    const stop = onLive(['a'], react);
    look('hidden');
    expect(open()).toHaveLength(0);
    look('visible');
    expect(open()).toHaveLength(1);
    open()[0]!.say('open');
    expect(react).toHaveBeenLastCalledWith({ kind: 'connected' });
    open()[0]!.say('a');
    expect(react).toHaveBeenLastCalledWith({ kind: 'a' });
    stop();
  });

  it('a refused connection is tried again, ever less often; a broken one is left to the browser', () => {
    const react = vi.fn();
    const stop = onLive(['a'], react);
    open()[0]!.say('error');
    expect(FakeSource.all).toHaveLength(1);
    for (const [at, ms] of [5_000, 15_000, 60_000].entries()) {
      const refused = FakeSource.all.at(-1)!;
      refused.readyState = 2;
      refused.say('error');
      expect(react).toHaveBeenCalledTimes(at + 1);
      vi.advanceTimersByTime(ms - 1);
      expect(open()).toHaveLength(0);
      vi.advanceTimersByTime(1);
      expect(open()).toHaveLength(1);
    }
    stop();
    vi.advanceTimersByTime(400_000);
    expect(open()).toHaveLength(0);
  });
});
