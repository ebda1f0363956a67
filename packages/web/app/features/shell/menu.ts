import type { CurrentUser } from '@heima/domain/accounts/endpoints.ts';
import type { KeysBelow } from '@heima/domain/shared/text-key.ts';

/** What the menus need to know of the person. */
export type MenuPerson = Pick<
  CurrentUser,
  | 'id'
  | 'full_name'
  | 'user_type'
  | 'is_staff'
  | 'email_addresses'
  | 'phones'
  | 'primary_email_id'
  | 'has_verified_email_address'
  | 'has_verified_phone_number'
  | 'last_conversation_id'
  | 'unseen_notifications'
>;

export interface MenuEntry {
  /** Also the key of its text, `shell.menu.<key>`, and of its icon. */
  key: KeysBelow<'shell.menu'>;
  to: string;
  /** Where it stands: the navbar, its signs on the right, the user menu, or the menu of the tenant or landlord view. */
  place: 'navbar' | 'signs' | 'user' | 'view';
  /** Navbar entries that visitors see too (R021, R022). */
  visitors?: true;
  view?: 'tenant' | 'landlord';
  staffOnly?: true;
  /** Current only at its own address: other entries stand below it. */
  isExact?: true;
  /** Whether the screen exists; an entry without its screen would lead nowhere and is not shown. */
  exists: boolean;
}

/** Every entry of every menu of the shell (V001 to V004). */
export const menuEntries: readonly MenuEntry[] = [
  { key: 'listings', to: '/listings', place: 'navbar', visitors: true, exists: true },
  { key: 'createListing', to: '/start-listing', place: 'navbar', exists: true },
  { key: 'about', to: '/about', place: 'navbar', visitors: true, exists: true },
  { key: 'messages', to: '/inbox', place: 'signs', exists: false },
  { key: 'notifications', to: '/notifications', place: 'signs', exists: true },
  { key: 'personalInfo', to: '/profile', place: 'user', exists: true },
  { key: 'contact', to: '/account/contact', place: 'user', exists: true },
  { key: 'savedSearches', to: '/account/saved-searches', place: 'user', exists: true },
  { key: 'security', to: '/account/login-security', place: 'user', exists: true },
  { key: 'notificationSettings', to: '/account/notifications', place: 'user', exists: true },
  { key: 'contracts', to: '/rental-contracts', place: 'user', exists: false },
  { key: 'tenantApplications', to: '/tenant/applications', place: 'view', view: 'tenant', exists: false },
  { key: 'likedListings', to: '/account/liked-listings', place: 'view', view: 'tenant', exists: true },
  {
    key: 'tenantGuarantees',
    to: '/tenant/rental-guarantees',
    place: 'view',
    view: 'tenant',
    staffOnly: true,
    exists: false,
  },
  { key: 'myListings', to: '/landlord/my-listings', place: 'view', view: 'landlord', exists: true },
  { key: 'insights', to: '/account/insights', place: 'view', view: 'landlord', exists: true },
  {
    key: 'landlordApplications',
    to: '/landlord/applications',
    place: 'view',
    view: 'landlord',
    exists: false,
  },
  { key: 'landlordContracts', to: '/landlord/contracts', place: 'view', view: 'landlord', exists: false },
  {
    key: 'landlordGuarantees',
    to: '/landlord/rental-guarantees',
    place: 'view',
    view: 'landlord',
    staffOnly: true,
    exists: false,
  },
  { key: 'teams', to: '/account/teams', place: 'view', view: 'landlord', staffOnly: true, exists: false },
  { key: 'payoutMethods', to: '/account/payout-methods', place: 'view', staffOnly: true, exists: true },
  { key: 'settings', to: '/account', place: 'user', isExact: true, exists: true },
  { key: 'admin', to: '/man/users', place: 'user', staffOnly: true, exists: false },
];

/** The view a person is in: it follows the user type (R117, R119). */
export const viewOf = ({ user_type }: Pick<MenuPerson, 'user_type'>): 'tenant' | 'landlord' =>
  user_type === 'LL' ? 'landlord' : 'tenant';

/** The plain inbox link leads to the conversation that was open last (R033). */
export const inboxPath = ({ last_conversation_id: id }: Pick<MenuPerson, 'last_conversation_id'>): string =>
  id === null ? '/inbox' : `/inbox/${id}`;

/**
 * The entries of one place that this person sees: visitors only what is open to all (R021, R022), entries of a view
 * only in it (R028), staff entries only staff (R027, R029, R030, R031), and nothing that does not exist yet.
 */
export function menuFor(
  place: MenuEntry['place'],
  person: MenuPerson | undefined,
  entries: readonly MenuEntry[] = menuEntries,
): MenuEntry[] {
  return entries
    .filter((entry) => entry.place === place && entry.exists)
    .filter((entry) =>
      person
        ? (!entry.view || entry.view === viewOf(person)) && (!entry.staffOnly || person.is_staff)
        : entry.visitors === true,
    )
    .map((entry) => (person && entry.key === 'messages' ? { ...entry, to: inboxPath(person) } : entry));
}

/** What the user menu is called: the first name, or the e-mail address when there is no name (R024). */
export function menuName(
  person: Pick<MenuPerson, 'full_name' | 'email_addresses' | 'primary_email_id'>,
): string {
  const [first] = person.full_name.trim().split(/\s+/);
  if (first) return first;
  const { email_addresses: emails, primary_email_id: primary } = person;
  return (emails.find(({ id }) => id === primary) ?? emails[0])?.address ?? '';
}

/** What is still unconfirmed, each with a warning in the user menu (R025, R026). */
export const contactWarnings = (
  person: Pick<MenuPerson, 'has_verified_email_address' | 'has_verified_phone_number'>,
): ('phone' | 'email')[] => [
  ...(person.has_verified_phone_number ? [] : (['phone'] as const)),
  ...(person.has_verified_email_address ? [] : (['email'] as const)),
];
