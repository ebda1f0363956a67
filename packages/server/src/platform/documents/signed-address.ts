import { type Secrets, sameText } from '#platform/secrets.ts';

/** What an address says of itself; everything in it is signed. */
interface SignedAddress {
  path: string;
  /** Names the thing and for whom: an address of one opens no other. */
  about: string;
  /** Further parts of the query that `about` contains. */
  query?: Readonly<Record<string, string>>;
  now: Date;
  minutes: number;
}

const signature = (secrets: Secrets, about: string, until: number): string =>
  secrets.hash(`${about} until ${until}`);

/** An address that lets whoever holds it fetch a file for some minutes, without a sign-in. */
export function signAddress(
  secrets: Secrets,
  { path, about, query = {}, now, minutes }: SignedAddress,
): { url: string; expires_at: string } {
  const until = Math.floor(now.getTime() / 1000) + minutes * 60;
  const signed = new URLSearchParams({
    ...query,
    until: String(until),
    key: signature(secrets, about, until),
  });
  return { url: `${path}?${signed}`, expires_at: new Date(until * 1000).toISOString() };
}

/** Whether an address about this is one of ours: `expired` when its time is over, nothing when it is not ours. */
export function readSignedAddress(
  secrets: Secrets,
  about: string,
  { until, key }: Readonly<Record<string, unknown>>,
  now: Date,
): 'good' | 'expired' | undefined {
  if (typeof until !== 'string' || typeof key !== 'string' || !/^\d{1,12}$/.test(until)) return undefined;
  if (!sameText(key, signature(secrets, about, Number(until)))) return undefined;
  return Number(until) * 1000 <= now.getTime() ? 'expired' : 'good';
}
