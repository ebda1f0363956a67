import { describe, expect, it } from 'vitest';
import { openVault } from './vault.ts';

const [first, second] = [`a:${'x'.repeat(32)}`, `b:${'y'.repeat(32)}`];

describe('the vault', () => {
  it('opens what it sealed, and seals the same text differently each time', () => {
    const vault = openVault(first);
    const sealed = vault.seal('120160-3389 þ Ґ', 'user 1');
    expect(sealed).not.toContain('120160');
    expect(vault.open(sealed, 'user 1')).toBe('120160-3389 þ Ґ');
    expect(vault.seal('120160-3389 þ Ґ', 'user 1')).not.toBe(sealed);
  });

  it('refuses a changed text and one that belongs to something else', () => {
    const vault = openVault(first);
    const sealed = vault.seal('0101302399', 'user 1');
    expect(() => vault.open(sealed, 'user 2')).toThrow();
    for (let at = sealed.indexOf('.') + 1; at < sealed.length; at += 7) {
      const other = sealed[at] === 'A' ? 'B' : 'A';
      if (sealed[at] === '.') continue;
      expect(
        () => vault.open(sealed.slice(0, at) + other + sealed.slice(at + 1), 'user 1'),
        `${at}`,
      ).toThrow();
    }
  });

  it('turns to a new key and still opens what the old one sealed', () => {
    const sealed = openVault(first).seal('leyndarmál', 'x');
    const turned = openVault(`${second},${first}`);
    expect(turned.open(sealed, 'x')).toBe('leyndarmál');
    expect(turned.isOld(sealed)).toBe(true);
    expect(turned.isOld(turned.seal('leyndarmál', 'x'))).toBe(false);
    expect(() => openVault(second).open(sealed, 'x')).toThrow(/not held/);
  });

  it('takes no short key', () => {
    expect(() => openVault('a:short')).toThrow(/ENCRYPTION_KEYS/);
  });
});
