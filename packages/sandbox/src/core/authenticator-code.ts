import { Secret, TOTP } from 'otpauth';

/** What an authenticator app with this key shows now. The product runs by the real time, and so does this. */
export const authenticatorCode = (key: string): string =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate();
