import { z } from 'zod';
import { listingAnswer } from '#listings/listing-answer.ts';
import { endpoint } from '#shared/endpoint.ts';

const id = z.object({ id: z.uuid() });

/** The link by which anybody can see a draft; both null while there is none. */
const previewLink = z.object({
  url: z.string().nullable(),
  created_at: z.iso.datetime().nullable(),
});
export type PreviewLink = z.output<typeof previewLink>;

export const getPreviewLink = endpoint({
  method: 'GET',
  path: '/listings/:id/preview-link',
  summary: 'The link by which a draft can be seen, if there is one that works.',
  access: 'user',
  params: id,
  response: previewLink,
});

export const createPreviewLink = endpoint({
  method: 'POST',
  path: '/listings/:id/preview-link',
  summary:
    'Makes the link by which anybody can see a draft as it will look. Again it answers the link that there is. It works until it is withdrawn, or the draft is published or deleted.',
  access: 'user',
  params: id,
  response: previewLink,
  status: 201,
  refusals: ['listings.wasPublished'],
  limits: [{ name: 'listing-preview', per: 'actor', max: 60, seconds: 3600 }],
});

export const withdrawPreviewLink = endpoint({
  method: 'DELETE',
  path: '/listings/:id/preview-link',
  summary: 'Withdraws the link at once; the next one is another.',
  access: 'user',
  params: id,
});

export const getListingPreview = endpoint({
  method: 'GET',
  path: '/listing-previews/:token',
  summary: 'The draft behind a preview link, as others will see it.',
  access: 'token',
  params: z.object({ token: z.string().min(1).max(200) }),
  response: listingAnswer,
  refusals: ['listingPreviews.linkEnded'],
  limits: [{ name: 'listing-preview-token', per: 'address', max: 300, seconds: 600 }],
});
