import { z } from 'zod';
import { profileImageAnswer } from '../people/profile-image.ts';
import { endpoint } from '../shared/endpoint.ts';
import { pageOf, pageQuery } from '../shared/paging.ts';

/** A shorter text names nobody: the answer is an empty page. */
export const shortestSearch = 2;

export const searchUsers = endpoint({
  method: 'GET',
  path: '/users',
  spec: 'E018',
  summary: 'People one already deals with, by name, whole e-mail address or phone number.',
  access: 'user',
  query: z.object({ search: z.string().trim().max(100).default(''), ...pageQuery }),
  response: pageOf(
    z.object({ id: z.string(), full_name: z.string(), profile_image: profileImageAnswer.nullable() }),
  ),
  limits: [{ name: 'user-search', per: 'actor', max: 120, seconds: 60 }],
});
