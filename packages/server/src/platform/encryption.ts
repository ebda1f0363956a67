import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Keeps texts that would hurt in other hands (national ids, bank numbers) unreadable to whoever reads the database. */
export interface Encryption {
  /**
   * Encrypts with the newest key. `context` says where the text belongs, such as a column and its row: the same
   * ciphertext put anywhere else does not decrypt.
   */
  encrypt(text: string, context: string): string;
  /** @throws Error when the text was altered, belongs elsewhere, or its key is no longer in the configuration */
  decrypt(sealed: string, context: string): string;
  /** What begins every text that the newest key encrypted; others are encrypted anew by a job. */
  currentPrefix: string;
}

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;
/** version.key name.nonce, ciphertext and tag */
const form = /^v1\.([\w-]+)\.([\w-]+)$/;

/**
 * AES-256-GCM with keys that have names. @param keys `name:base64` of 32 bytes each, comma separated, the newest first
 */
export function openEncryption(keys: string): Encryption {
  const byName = new Map(
    keys.split(',').map((entry) => {
      const [name = '', key = ''] = entry.split(':');
      return [name, Buffer.from(key, 'base64')];
    }),
  );
  const [newest, key] = [...byName][0]!;
  return {
    encrypt(text, context) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(context));
      const parts = [nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()];
      return `v1.${newest}.${Buffer.concat(parts).toString('base64url')}`;
    },
    decrypt(sealed, context) {
      const [, name = '', text = ''] = form.exec(sealed) ?? [];
      const itsKey = byName.get(name);
      if (!itsKey) throw new Error(`There is no key named "${name}"`);
      const bytes = Buffer.from(text, 'base64url');
      if (bytes.length < nonceBytes + tagBytes) throw new Error('A sealed text is too short');
      const decipher = createDecipheriv(algorithm, itsKey, bytes.subarray(0, nonceBytes))
        .setAAD(Buffer.from(context))
        .setAuthTag(bytes.subarray(-tagBytes));
      return (
        decipher.update(bytes.subarray(nonceBytes, -tagBytes), undefined, 'utf8') + decipher.final('utf8')
      );
    },
    currentPrefix: `v1.${newest}.`,
  };
}
