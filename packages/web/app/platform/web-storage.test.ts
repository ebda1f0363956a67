import { afterEach, expect, it, vi } from 'vitest';
import { browserDevice } from '#platform/autosave/browser-device.ts';
import { saveEdits } from '#platform/autosave/edit-storage.ts';
import { clearPerson } from '#platform/errors/signed-out.ts';
import { fakeApi } from '#platform/forms/testing/fake-api.ts';
import { deviceStorage, tabStorage } from './web-storage.ts';

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};
const refusing = { getItem: refuse, setItem: refuse, removeItem: refuse, clear: refuse };

afterEach(() => vi.unstubAllGlobals());

for (const [name, storage] of [
  ['that throws', refusing],
  ['that is null', null],
] as const)
  it(`found 13: web storage ${name} keeps nothing, breaks nothing, and the session ends`, async () => {
    vi.stubGlobal('localStorage', storage);
    vi.stubGlobal('sessionStorage', storage);
    for (const kept of [deviceStorage, tabStorage]) {
      expect(kept.set('a', 'b')).toBe(false);
      expect(kept.get('a')).toBeUndefined();
      expect(kept.remove('a')).toBe(false);
      expect(kept.keys('')).toEqual([]);
      expect(() => kept.clear()).not.toThrow();
    }
    // What is edited is not said to be kept.
    const edits = { title: { value: 'x', at: 0, state: 'waiting' as const } };
    expect(saveEdits(browserDevice().storage, { kind: 'listing', id: '1' }, edits)).toBe(false);
    const api = fakeApi(() => ({ status: 204 }));
    await clearPerson();
    expect(api.seen.map(({ path }) => path)).toEqual(['/logout']);
  });

it('found 13: what is kept is read again', () => {
  for (const kept of [deviceStorage, tabStorage]) {
    expect(kept.set('a', 'b')).toBe(true);
    expect(kept.get('a')).toBe('b');
    expect(kept.set('ab', 'c')).toBe(true);
    expect(kept.keys('a').sort()).toEqual(['a', 'ab']);
    expect(kept.keys('ab')).toEqual(['ab']);
    expect(kept.remove('ab')).toBe(true);
    expect(kept.remove('a')).toBe(true);
    expect(kept.get('a')).toBeUndefined();
  }
});
