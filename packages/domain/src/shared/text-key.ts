import type about from '../../locales/is/about.json';
import type account from '../../locales/is/account.json';
import type accounts from '../../locales/is/accounts.json';
import type alerts from '../../locales/is/alerts.json';
import type auth from '../../locales/is/auth.json';
import type common from '../../locales/is/common.json';
import type corenters from '../../locales/is/corenters.json';
import type emailSubscriptions from '../../locales/is/emailSubscriptions.json';
import type emails from '../../locales/is/emails.json';
import type find from '../../locales/is/find.json';
import type home from '../../locales/is/home.json';
import type identity from '../../locales/is/identity.json';
import type landlord from '../../locales/is/landlord.json';
import type legal from '../../locales/is/legal.json';
import type listing from '../../locales/is/listing.json';
import type listings from '../../locales/is/listings.json';
import type notifications from '../../locales/is/notifications.json';
import type payouts from '../../locales/is/payouts.json';
import type places from '../../locales/is/places.json';
import type profile from '../../locales/is/profile.json';
import type profiles from '../../locales/is/profiles.json';
import type reference from '../../locales/is/reference.json';
import type regions from '../../locales/is/regions.json';
import type rentIndex from '../../locales/is/rentIndex.json';
import type security from '../../locales/is/security.json';
import type shell from '../../locales/is/shell.json';
import type translations from '../../locales/is/translations.json';
import type validation from '../../locales/is/validation.json';
import type wizard from '../../locales/is/wizard.json';

/** The sets of texts by name; Icelandic is the source that the other languages follow. */
export interface TextSets {
  about: typeof about;
  account: typeof account;
  accounts: typeof accounts;
  alerts: typeof alerts;
  auth: typeof auth;
  common: typeof common;
  corenters: typeof corenters;
  emailSubscriptions: typeof emailSubscriptions;
  emails: typeof emails;
  find: typeof find;
  home: typeof home;
  identity: typeof identity;
  landlord: typeof landlord;
  legal: typeof legal;
  listing: typeof listing;
  listings: typeof listings;
  notifications: typeof notifications;
  payouts: typeof payouts;
  places: typeof places;
  profile: typeof profile;
  profiles: typeof profiles;
  reference: typeof reference;
  regions: typeof regions;
  rentIndex: typeof rentIndex;
  security: typeof security;
  shell: typeof shell;
  translations: typeof translations;
  validation: typeof validation;
  wizard: typeof wizard;
}

export type TextSet = keyof TextSets;

/** A key without its plural form: `rooms_one` and `rooms_other` are asked for as `rooms`. */
type Base<Key extends string, Tree> = Key extends `${infer Stem}_${'one' | 'other'}`
  ? `${Stem}_other` extends keyof Tree
    ? `${Stem}_one` extends keyof Tree
      ? Stem
      : Key
    : Key
  : Key;

type KeysOf<Tree, Prefix extends string> = {
  [Key in keyof Tree & string]: Tree[Key] extends string
    ? `${Prefix}${Base<Key, Tree>}`
    : KeysOf<Tree[Key], `${Prefix}${Key}.`>;
}[keyof Tree & string];

/** The key of a text that exists: `find.title`. A key put together from codes is checked for each code. */
export type TextKey = { [Set in TextSet]: KeysOf<TextSets[Set], `${Set}.`> }[TextSet];

/** What may follow a prefix: `KeysBelow<'shell.menu'>` is the names of the menu's entries. */
export type KeysBelow<Prefix extends string> = TextKey extends infer Key
  ? Key extends `${Prefix}.${infer Rest}`
    ? Rest
    : never
  : never;

/**
 * A key that comes from data (a stored notification, a schema's message, a word of staff): nothing is checked here, so
 * a test of whoever writes the data must be. The count of its uses is held by a test.
 */
export const keyFromData = (key: string): TextKey => key as TextKey;
