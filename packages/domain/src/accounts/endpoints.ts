import { z } from 'zod';
import { endpoint } from '../shared/endpoint.ts';
import { languageCodes } from '../shared/language.ts';

/** The signed-in person, as the product's pages need it. */
export const currentUserAnswer = z.object({
  id: z.string(),
  full_name: z.string(),
  username: z.string(),
  user_type: z.enum(['TN', 'LL']),
  is_staff: z.boolean(),
  primary_language: z.enum(languageCodes),
  email_addresses: z.array(z.object({ id: z.string(), address: z.string(), verified: z.boolean() })),
  phones: z.array(
    z.object({ id: z.string(), country_code: z.string(), number: z.string(), verified: z.boolean() }),
  ),
  primary_email_id: z.string().nullable(),
  primary_phone_id: z.string().nullable(),
  has_verified_email_address: z.boolean(),
  has_verified_phone_number: z.boolean(),
  birth_date: z.string().nullable(),
  bio: z.string().nullable(),
  last_conversation_id: z.string().nullable(),
  unseen_notifications: z.int(),
});
export type CurrentUser = z.output<typeof currentUserAnswer>;

export const currentUser = endpoint({
  method: 'GET',
  path: '/auth/user',
  tag: 'accounts',
  spec: 'E012',
  summary: 'The signed-in person.',
  access: 'user',
  response: currentUserAnswer,
});
