import { randomInt } from 'node:crypto';
import { recoveryCodes, totp } from '@heima/domain/sign-in/second-factor-endpoints.ts';
import { Secret, TOTP } from 'otpauth';

/** A new key for an authenticator app, 160 bits in base32 (RFC 4226). */
export const newKey = (): string => new Secret({ size: 20 }).base32;

/** The address behind the QR code. */
export const keyUri = (key: string, { product, email }: { product: string; email: string }): string =>
  authenticator(key, product, email).toString();

/**
 * The thirty-second step whose code this is, within the allowed drift of the clock (RFC 6238, in constant time).
 * @returns nothing when it is no such code
 */
export function stepOf(key: string, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const delta = authenticator(key).validate({
    token: code,
    timestamp: now.getTime(),
    window: totp.drift / totp.seconds,
  });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / totp.seconds) + delta;
}

/** Without letters and digits that look alike; 50 bits each. */
const letters = 'ABCDEFGHJKMNPQRSTVWXYZ23456789AB'.slice(0, 30);

/** Codes to be kept on paper, ten letters each, shown as XXXXX-XXXXX. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodes }, () => {
    const code = Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('');
    return `${code.slice(0, 5)}-${code.slice(5)}`;
  });

const authenticator = (key: string, issuer = '', label = ''): TOTP =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(key), digits: totp.digits, period: totp.seconds });
