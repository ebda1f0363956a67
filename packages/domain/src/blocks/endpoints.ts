import { z } from 'zod';
import { endpoint } from '../shared/endpoint.ts';

const common = {
  path: '/users/:id/block',
  access: 'user',
  params: z.object({ id: z.uuid() }),
  limits: [{ name: 'blocks', per: 'actor', max: 120, seconds: 3600 }],
} as const;

export const blockPerson = endpoint({
  ...common,
  method: 'PUT',
  summary: 'Blocks a person whom the caller deals with: neither writes to the other. The person is not told.',
});

export const unblockPerson = endpoint({
  ...common,
  method: 'DELETE',
  summary: 'Takes a block back.',
});
