import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openEncryption } from './encryption.ts';

const key = (name: string) => `${name}:${randomBytes(32).toString('base64')}`;
const [older, newer] = [key('2026-a'), key('2026-b')];
const encryption = openEncryption(newer);

describe('encryption', () => {
  it('gives back any text, and never the same ciphertext twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const sealed = encryption.encrypt(text, 'a b');
        expect(encryption.decrypt(sealed, 'a b')).toBe(text.toWellFormed());
        expect(encryption.encrypt(text, 'a b')).not.toBe(sealed);
      }),
    );
  });

  it('does not show the text, and names its key', () => {
    const sealed = encryption.encrypt('0101302399', 'identity 1');
    expect(sealed).toMatch(/^v1\.2026-b\.[\w-]+$/);
    expect(Buffer.from(sealed.split('.')[2]!, 'base64url').toString('latin1')).not.toContain('0101302399');
  });

  it('refuses what was altered anywhere, cut off, or put in another place', () => {
    const sealed = encryption.encrypt('0101302399', 'identity 1');
    expect(() => encryption.decrypt(sealed, 'identity 2')).toThrow();
    const [version, name, text] = sealed.split('.') as [string, string, string];
    const bytes = Buffer.from(text, 'base64url');
    for (let at = 0; at < bytes.length; at += 1) {
      const altered = Buffer.from(bytes);
      altered[at]! ^= 1;
      expect(() =>
        encryption.decrypt(`${version}.${name}.${altered.toString('base64url')}`, 'identity 1'),
      ).toThrow();
    }
    for (const wrong of ['', 'v1.2026-b.', sealed.slice(0, -6), sealed.replace('v1', 'v2'), '0101302399'])
      expect(() => encryption.decrypt(wrong, 'identity 1')).toThrow();
  });

  it('reads older keys as long as they are configured, and writes with the newest', () => {
    const before = openEncryption(older).encrypt('Jóna', 'x');
    const both = openEncryption(`${newer},${older}`);
    expect(both.decrypt(before, 'x')).toBe('Jóna');
    expect(before.startsWith(both.currentPrefix)).toBe(false);
    expect(both.encrypt('Jóna', 'x').startsWith(both.currentPrefix)).toBe(true);
    expect(() => encryption.decrypt(before, 'x')).toThrow('2026-a');
  });

  it('does not take another key of the same name', () => {
    const sealed = openEncryption(key('2026-b')).encrypt('Jóna', 'x');
    expect(() => encryption.decrypt(sealed, 'x')).toThrow();
  });
});
