import type { Algorithm } from '@node-rs/argon2';

/** Argon2id with 19 MiB and two passes (OWASP); computed off the event loop. */
const options = { algorithm: 2 as Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash of a password nobody has: compared with where there is no account, so that time reveals nothing. */
const nobodys =
  '$argon2id$v=19$m=19456,t=2,p=1$XMOZUG+2FdVVtiIcegJPjw$sJvuAthabklxc8hdNFjuT/aXFk7oDKJkcX9zOImO+6Q';

/** Loaded with the first password. */
const load = async () => (await import('@node-rs/argon2')).default;

export const hashPassword = async (password: string): Promise<string> =>
  (await load()).hash(password, options);

/** Whether a password is right. Takes as long for a missing hash as for a wrong password. */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const matches = await (await load()).verify(stored ?? nobodys, password);
  return matches && stored !== null && stored !== undefined;
}
