import type { CurrentUser } from '@heima/domain/accounts/endpoints.ts';
import type { OwnProfile, Paycheck } from '@heima/domain/profiles/profile-answer.ts';

/** A person with a confirmed e-mail and no phone. */
export const someAccount = (given: Partial<CurrentUser> = {}): CurrentUser => ({
  id: 'p1',
  number: 10_042,
  full_name: 'Þóra Ægisdóttir',
  username: 'thora',
  user_type: 'TN',
  is_staff: false,
  needs_second_factor: false,
  primary_language: 'is',
  email_addresses: [{ id: 'e1', address: 'thora@daemi.is', verified: true }],
  phones: [],
  primary_email_id: 'e1',
  primary_phone_id: null,
  has_verified_email_address: true,
  has_verified_phone_number: false,
  birth_date: '1996-05-19',
  bio: null,
  last_conversation_id: null,
  unseen_notifications: 0,
  profile_image: null,
  icelandic_id: null,
  personal_id: null,
  personal_id_country: null,
  rental_profile: null,
  version: 'v1',
  ...given,
});

export const somePaycheck = (given: Partial<Paycheck> = {}): Paycheck => ({
  id: 'c1',
  description: 'Október 2026',
  file: {
    url: '/documents/paychecks/c1?key=x',
    expires_at: '2026-11-28T12:15:00.000Z',
    name: 'laun.pdf',
    type: 'application/pdf',
    size: 84_200,
  },
  created_at: '2026-11-28T12:00:00.000Z',
  version: 'v1',
  ...given,
});

/** A profile in which nothing is said yet. */
export const someProfile = (given: Partial<OwnProfile> = {}): OwnProfile => ({
  id: 'p1',
  user_id: 'p1',
  bio: null,
  age: 30,
  occupation: null,
  nationality: null,
  spoken_languages: [],
  has_clean_criminal_record: null,
  is_smoking: null,
  profile_image: null,
  pets: [],
  has_pets: null,
  language: 'is',
  completeness: 25,
  has_verified_identity: false,
  missing: ['bio', 'occupation', 'nationality', 'clean_criminal_record', 'verified_phone', 'spoken_language'],
  paychecks: [],
  version: 'v1',
  ...given,
});
