import type { ListingAnswer } from '@heima/domain/listings/listing-answer.ts';
import { fakeApi, refused } from '#platform/forms/testing/fake-api.ts';

type Request = Parameters<Parameters<typeof fakeApi>[0]>[0];

const postalCodes = [
  { code: '101', name: '101 Reykjavík', label: 'Miðbær' },
  { code: '603', name: '603 Akureyri', label: null },
];

/** Answers as the server does for one draft, which takes what is sent to it. */
export function draftServer(
  draft: ListingAnswer,
  { has = true, refuses }: { has?: boolean; refuses?: (request: Request) => boolean } = {},
) {
  let listing = draft;
  return fakeApi((request) => {
    if (refuses?.(request)) return refused(503, 'common.providerDown', 'Reyndu aftur.');
    const { method, path } = request;
    if (path.startsWith('/listingprogress'))
      return { status: 200, body: { listing_id: has ? draft.id : null, step_name: listing.step } };
    if (method === 'GET' && path.startsWith('/listings/')) return { status: 200, body: listing };
    if (path.startsWith('/postalcodes')) return { status: 200, body: postalCodes };
    if (path.startsWith('/addresses/')) return { status: 200, body: {} };
    if (path.startsWith('/rules/'))
      return { status: 200, body: { ...listing.rules, ...(request.body as object) } };
    if (path.startsWith('/listings')) {
      const { client_id: _, ...changes } = request.body as Record<string, unknown>;
      listing = { ...listing, ...changes };
      return { status: method === 'POST' ? 201 : 200, body: listing };
    }
    return { status: 200, body: [] };
  });
}
