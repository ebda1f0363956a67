import { type Answer, empty, json, page } from '#core/answer.ts';
import { ActRefused, type Call, type Failure, type HttpProvider } from '#core/provider.ts';
import type { World } from '#core/world.ts';
import { SANDBOX_CREDENTIALS } from '#credentials.ts';
import { hasBearerToken } from '#providers/bearer-token.ts';
import { type ListingDocument, listingDocument, SHORTEST_DESCRIPTION } from './listing-document.ts';
import { listingPanel, listingsPage } from './pages.ts';
import {
  etagOf,
  type FieldError,
  type Listing,
  type ListingState,
  PublishedListings,
} from './published-listings.ts';
import { firstMarker, markerOutcome } from './title-markers.ts';

const FAILURES: Record<Failure, [number, string]> = {
  unauthorized: [401, 'unauthorized'],
  no_such_path: [404, 'not_found'],
  unsupported_media_type: [415, 'unsupported_media_type'],
  unreadable_body: [400, 'invalid_json'],
  rate_limited: [429, 'rate_limited'],
  server_error: [500, 'internal_error'],
  unavailable: [503, 'unavailable'],
};

/** How long the site's people take over a listing that is looked at first. */
const MODERATION_MS = 60_000;

/** The push protocol to mbl.is, which is our own: the site's is agreed with each agency. */
export function mbl(world: World): HttpProvider {
  const listings = new PublishedListings(world);

  const put = (call: Call): Answer => {
    const ourId = call.params.ourId ?? '';
    const read = listingDocument.safeParse(call.body);
    if (!read.success) {
      const errors = read.error.issues.map(({ path, code, message }) => ({
        field: path.join('.'),
        code,
        message,
      }));
      return json(422, { error: 'invalid', errors });
    }
    const document = read.data;
    const older = listings.find(ourId);
    const stale = older && older.state !== 'removed' && staleness(call, older, document);
    if (stale || firstMarker(document) === 'dup')
      return json(409, { error: 'stale', message: stale ?? 'already received' });
    const unchanged =
      older?.etag === etagOf(document) && (older.state === 'live' || older.state === 'pending');
    if (older && unchanged) return answer(call, 200, older);

    const tooShort = thinDescription(document);
    if (tooShort) {
      const rejected = listings.put(ourId, document, 'rejected', [tooShort]);
      return json(422, { error: 'rejected', ...present(call, rejected) });
    }
    const state = stateFor(document, call);
    const listing = listings.put(ourId, document, state === 'live' ? 'live' : 'pending');
    if (state === 'rejected') moderate(listing, 'rejected');
    if (state === 'removed') moderate(listing, 'removed');
    return answer(call, state === 'live' ? (older ? 200 : 201) : 202, listing);
  };

  /** The site's own people decide a little later. */
  const moderate = (listing: Listing, state: ListingState) => {
    const errors = state === 'rejected' ? [refusal('does not follow the rules of the site')] : [];
    world.clock.after(MODERATION_MS, () => {
      if (listing.state === 'pending') listings.setState(listing, state, errors);
    });
  };

  const decide = (input: Record<string, unknown>, state: ListingState, errors: FieldError[] = []) => {
    const listing = listings.find(String(input.id));
    if (!listing) throw new ActRefused('no such listing');
    listings.setState(listing, state, errors);
    return { ourId: listing.ourId, state };
  };

  return {
    name: 'mbl',
    title: 'mbl.is listings',
    failure: (kind) => {
      const [status, error] = FAILURES[kind];
      return json(status, { error }, status === 429 ? { 'retry-after': '2' } : undefined);
    },
    authorize: (call) =>
      hasBearerToken(call, SANDBOX_CREDENTIALS.MBL_TOKEN) ? undefined : json(401, { error: 'unauthorized' }),
    operations: [
      {
        name: 'upsert',
        method: 'PUT',
        path: '/v1/listings/:ourId',
        accepts: 'json',
        plays: ['decline', 'expire'],
        scenario: ({ body }) => markerOutcome(body),
        answer: put,
      },
      {
        name: 'status',
        method: 'GET',
        path: '/v1/listings/:ourId',
        answer: (call) => {
          const listing = listings.find(call.params.ourId ?? '');
          return listing ? answer(call, 200, listing) : json(404, { error: 'not_found' });
        },
      },
      {
        name: 'remove',
        method: 'DELETE',
        path: '/v1/listings/:ourId',
        answer: ({ params }) => {
          const listing = listings.find(params.ourId ?? '');
          if (!listing) return json(404, { error: 'not_found' });
          if (listing.state !== 'removed') listings.setState(listing, 'removed');
          return empty(204);
        },
      },
      {
        name: 'page',
        method: 'GET',
        path: '/',
        unlogged: true,
        answer: () => page(200, listingsPage(listings.all())),
      },
      {
        name: 'page',
        method: 'GET',
        path: '/leiga/:externalId',
        unlogged: true,
        answer: ({ params }) => {
          const listing = listings.findByExternalId(params.externalId ?? '');
          return page(listing ? 200 : 404, listingsPage(listing ? [listing] : []));
        },
      },
    ],
    acts: {
      approve: (input) => decide(input, 'live'),
      reject: (input) => decide(input, 'rejected', [refusal(String(input.reason ?? 'refused by the site'))]),
    },
    panel: () => listingPanel(listings.all()),
  };
}

function stateFor(document: ListingDocument, { outcome }: Call): ListingState {
  const marker = firstMarker(document);
  if (outcome === 'decline' || marker === 'decline') return 'rejected';
  if (outcome === 'expire' || marker === 'expire') return 'removed';
  return marker === 'pending' ? 'pending' : 'live';
}

function staleness({ headers }: Call, older: Listing, document: ListingDocument): string | undefined {
  const expected = headers['if-match'];
  if (expected !== undefined && expected !== '*' && expected !== older.etag)
    return `the site holds ${older.etag}`;
  const isOlder = Date.parse(document.updated_at) < Date.parse(older.document.updated_at);
  return isOlder ? `the site holds the state of ${older.document.updated_at}` : undefined;
}

function thinDescription({ description }: ListingDocument): FieldError | undefined {
  const longest = Math.max(...Object.values(description).map((text) => text?.trim().length ?? 0), 0);
  if (longest >= SHORTEST_DESCRIPTION) return undefined;
  const message = `at least ${SHORTEST_DESCRIPTION} characters in one language`;
  return { field: 'description', code: 'too_short', message };
}

function refusal(message: string): FieldError {
  return { field: 'title', code: 'refused', message };
}

function present(call: Call, { externalId, state, errors }: Listing) {
  return { externalId, url: `${call.baseUrl}/leiga/${externalId}`, state, errors };
}

function answer(call: Call, status: number, listing: Listing): Answer {
  return json(status, present(call, listing), { etag: listing.etag });
}
