import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** Encrypts what would hurt in the wrong hands: kennitala, bank numbers, keys of authenticators (rulings, Security). */
export interface Vault {
  /**
   * Encrypts with the newest key.
   * @param about Names what the text belongs to: nothing can be opened under another name, so rows cannot be swapped.
   */
  seal(text: string, about: string): string;
  /** @throws when the text was changed, belongs to something else, or its key is no longer held */
  open(sealed: string, about: string): string;
  /** Whether a text was sealed by an older key and should be sealed anew. */
  isOld(sealed: string): boolean;
}

const algorithm = 'aes-256-gcm';

/**
 * @param keys `name:key` pairs, the newest first; keys are stretched to 256 bits. All of them open, the first seals:
 * a key is replaced by putting a new one in front, and taken away when nothing is sealed by it any more.
 */
export function openVault(keys: string): Vault {
  const held = keys.split(',').map((pair) => {
    const [name = '', ...key] = pair.trim().split(':');
    if (!/^[a-z0-9-]{1,20}$/.test(name) || key.join(':').length < 32)
      throw new Error('ENCRYPTION_KEYS: name:key pairs with keys of 32 characters or more');
    return { name, key: createHash('sha256').update(key.join(':')).digest() };
  });
  const newest = held[0]!;
  return {
    seal(text, about) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv(algorithm, newest.key, nonce).setAAD(Buffer.from(about));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return [
        newest.name,
        ...[nonce, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url')),
      ].join('.');
    },
    open(sealed, about) {
      const [name, ...parts] = sealed.split('.');
      const found = held.find((one) => one.name === name);
      if (!found || parts.length !== 3) throw new Error(`Sealed by a key that is not held: ${name}`);
      const [nonce, tag, body] = parts.map((part) => Buffer.from(part, 'base64url'));
      const decipher = createDecipheriv(algorithm, found.key, nonce!)
        .setAAD(Buffer.from(about))
        .setAuthTag(tag!);
      return Buffer.concat([decipher.update(body!), decipher.final()]).toString('utf8');
    },
    isOld: (sealed) => !sealed.startsWith(`${newest.name}.`),
  };
}
