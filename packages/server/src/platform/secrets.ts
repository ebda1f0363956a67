import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Chance and keyed hashes, in one place so that tests can say what comes out. */
export interface Secrets {
  /** An unguessable token for links and cookies, 256 bits, safe in addresses. */
  token(): string;
  /** A decimal code of the given length, for SMS. */
  code(digits: number): string;
  /** What is stored instead of a token or code: useless to whoever reads the database. */
  hash(text: string): string;
}

export function openSecrets(key: string): Secrets {
  const hash = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  return {
    token: () => randomBytes(32).toString('base64url'),
    code: (digits) => {
      const limit = 10 ** digits;
      // Rejection sampling keeps every code equally likely.
      for (;;) {
        const value = randomBytes(6).readUIntBE(0, 6);
        if (value < Math.floor(2 ** 48 / limit) * limit) return String(value % limit).padStart(digits, '0');
      }
    },
    hash,
  };
}

/** Compares two texts in a time that does not depend on where they differ. */
export function sameText(a: string, b: string): boolean {
  const [x, y] = [a, b].map((text) => createHash('sha256').update(text).digest());
  return timingSafeEqual(x!, y!);
}
