import { linkDays } from '@heima/domain/listing-freshness/freshness.ts';
import { type Secrets, sameText } from '#platform/secrets.ts';

/** What a link is about: a home, for its owner of then, and when the e-mail was made. */
interface StillFreeLink {
  listingId: string;
  ownerId: string;
  /** Whole seconds since 1970. */
  madeAt: number;
}

const form = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})\.(\d{9,11})\.([\w-]{43})$/;

const signature = (secrets: Secrets, { listingId, ownerId, madeAt }: StillFreeLink): string =>
  secrets.hash(`still free ${listingId} of ${ownerId} asked ${madeAt}`);

/** The token in the link of an e-mail, signed with the server's key and good for nothing else. Nothing is stored. */
export const stillFreeToken = (secrets: Secrets, link: StillFreeLink): string =>
  `${link.listingId.replaceAll('-', '')}.${link.madeAt}.${signature(secrets, link)}`;

/**
 * The listing that a token names, with the question whether it is really ours.
 * @returns nothing for what has not the form of a token, or is too old
 */
export function readStillFreeToken(
  secrets: Secrets,
  token: string,
  now: Date,
): { listingId: string; isFor(ownerId: string): boolean } | undefined {
  const parts = form.exec(token.trim());
  if (!parts) return undefined;
  const [listingId, madeAt, signed] = [parts.slice(1, 6).join('-'), Number(parts[6]), parts[7]!];
  if (now.getTime() > (madeAt + linkDays * 24 * 3600) * 1000) return undefined;
  return {
    listingId,
    isFor: (ownerId) => sameText(signed, signature(secrets, { listingId, ownerId, madeAt })),
  };
}
