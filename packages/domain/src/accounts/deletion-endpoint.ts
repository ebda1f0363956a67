import { z } from 'zod';
import { endpoint } from '../shared/endpoint.ts';

/** What a person types to delete the account, in every language (R121). */
export const deletionWord = 'Delete';

export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/users/:id/delete',
  spec: 'E023',
  summary:
    'Deletes one’s account: signs out everywhere, takes listings out of publication and forgets what no law asks to keep.',
  access: 'user',
  params: z.object({ id: z.uuid() }),
  refusals: ['accounts.lastStaff'],
});
