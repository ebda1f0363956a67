import { z } from 'zod';
import { profileImageAnswer } from '../people/profile-image.ts';
import { endpoint } from '../shared/endpoint.ts';

/** More are not shown: whoever looks for somebody types more of the name. */
export const mostFound = 20;

export const searchUsers = endpoint({
  method: 'GET',
  path: '/users',
  spec: 'E018',
  summary: 'People one already deals with, by name, whole e-mail address or phone number.',
  access: 'user',
  query: z.object({ search: z.string().trim().min(2).max(100) }),
  response: z.array(
    z.object({ id: z.string(), full_name: z.string(), picture: profileImageAnswer.nullable() }),
  ),
  limits: [{ name: 'user-search', per: 'actor', max: 120, seconds: 60 }],
});
