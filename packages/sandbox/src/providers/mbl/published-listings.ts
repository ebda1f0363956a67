import { createHash } from 'node:crypto';
import { mayCallOut } from '#core/loopback.ts';
import type { World } from '#core/world.ts';
import type { ListingDocument } from './listing-document.ts';

export type FieldError = { field: string; code: string; message: string };
export type ListingState = 'pending' | 'live' | 'rejected' | 'removed';

export type Listing = {
  ourId: string;
  externalId: string;
  document: ListingDocument;
  etag: string;
  state: ListingState;
  errors: FieldError[];
  changedAt: string;
};

const PICTURE_WITHIN_MS = 3_000;
/** A picture address with this in it fails without being asked for. */
const BROKEN_PICTURE = 'image-fails';

/** The advertisements the site holds. */
export class PublishedListings {
  readonly #listings = new Map<string, Listing>();
  readonly #world: World;
  #nextExternalId = 4_100_001;

  constructor(world: World) {
    this.#world = world;
  }

  all(): Listing[] {
    return [...this.#listings.values()].reverse();
  }

  find(ourId: string): Listing | undefined {
    return this.#listings.get(ourId);
  }

  findByExternalId(externalId: string): Listing | undefined {
    return this.all().find((listing) => listing.externalId === externalId);
  }

  /** Takes a document in place of any older one, and fetches its pictures as the site would. */
  put(ourId: string, document: ListingDocument, state: ListingState, errors: FieldError[] = []): Listing {
    const externalId = this.#listings.get(ourId)?.externalId ?? String(this.#nextExternalId++);
    const changedAt = this.#world.clock.now().toISOString();
    const listing = { ourId, externalId, document, etag: etagOf(document), state, errors, changedAt };
    this.#listings.set(ourId, listing);
    if (state !== 'rejected') void this.#fetchPictures(listing);
    return listing;
  }

  setState(listing: Listing, state: ListingState, errors: FieldError[] = []): void {
    listing.state = state;
    listing.errors = errors;
    listing.changedAt = this.#world.clock.now().toISOString();
    this.#world.changed();
  }

  async #fetchPictures(listing: Listing): Promise<void> {
    await Promise.all(
      listing.document.images.map(async (address, index) => {
        const message = await whyNoPicture(address, this.#world.heimaUrl);
        if (message === null || this.#listings.get(listing.ourId) !== listing) return;
        listing.errors.push({ field: `images.${index}`, code: 'fetch_failed', message });
        this.#world.changed();
      }),
    );
  }
}

/** The hash of a document's content: the same content has the same tag. */
export function etagOf(document: ListingDocument): string {
  return `"${createHash('sha256').update(JSON.stringify(document)).digest('hex').slice(0, 32)}"`;
}

async function whyNoPicture(address: string, heimaUrl: string | undefined): Promise<string | null> {
  if (address.includes(BROKEN_PICTURE)) return 'HTTP 404';
  // Pictures elsewhere are taken on trust: the sandbox never leaves this machine.
  if (!mayCallOut(address, heimaUrl)) return null;
  try {
    const response = await fetch(address, {
      signal: AbortSignal.timeout(PICTURE_WITHIN_MS),
      redirect: 'manual',
    });
    await response.body?.cancel();
    if (!response.ok) return `HTTP ${response.status}`;
    const type = response.headers.get('content-type') ?? '';
    return type.startsWith('image/') ? null : `not a picture: ${type}`;
  } catch {
    return 'no answer';
  }
}
