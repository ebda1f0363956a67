import { z } from 'zod';
import { listingAnswer } from '#listings/listing-answer.ts';
import { endpoint } from '#shared/endpoint.ts';

export const duplicateListing = endpoint({
  method: 'POST',
  path: '/listings/:id/duplicate',
  summary:
    'Makes a draft like this listing, with its texts and own copies of its pictures, without what belongs to one home or one publication alone.',
  access: 'user',
  params: z.object({ id: z.uuid() }),
  response: listingAnswer,
  status: 201,
  limits: [{ name: 'listing-copy', per: 'actor', max: 20, seconds: 3600 }],
});
