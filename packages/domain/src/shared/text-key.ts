import type aboutScreen from '../../locales/is/aboutScreen.json';
import type accountScreens from '../../locales/is/accountScreens.json';
import type accounts from '../../locales/is/accounts.json';
import type alerts from '../../locales/is/alerts.json';
import type applications from '../../locales/is/applications.json';
import type applicationsScreen from '../../locales/is/applicationsScreen.json';
import type auth from '../../locales/is/auth.json';
import type autosave from '../../locales/is/autosave.json';
import type chat from '../../locales/is/chat.json';
import type common from '../../locales/is/common.json';
import type contacts from '../../locales/is/contacts.json';
import type corenters from '../../locales/is/corenters.json';
import type electronicId from '../../locales/is/electronicId.json';
import type emailSubscriptions from '../../locales/is/emailSubscriptions.json';
import type homeScreen from '../../locales/is/homeScreen.json';
import type identity from '../../locales/is/identity.json';
import type inboxScreens from '../../locales/is/inboxScreens.json';
import type landlordScreens from '../../locales/is/landlordScreens.json';
import type legalScreens from '../../locales/is/legalScreens.json';
import type listingContent from '../../locales/is/listingContent.json';
import type listingFreshness from '../../locales/is/listingFreshness.json';
import type listingPreviews from '../../locales/is/listingPreviews.json';
import type listingScreen from '../../locales/is/listingScreen.json';
import type listingSearch from '../../locales/is/listingSearch.json';
import type listings from '../../locales/is/listings.json';
import type loginSecurityScreen from '../../locales/is/loginSecurityScreen.json';
import type notifications from '../../locales/is/notifications.json';
import type offers from '../../locales/is/offers.json';
import type offersScreen from '../../locales/is/offersScreen.json';
import type openHouses from '../../locales/is/openHouses.json';
import type openHousesScreen from '../../locales/is/openHousesScreen.json';
import type outbox from '../../locales/is/outbox.json';
import type overviewScreen from '../../locales/is/overviewScreen.json';
import type payouts from '../../locales/is/payouts.json';
import type person from '../../locales/is/person.json';
import type places from '../../locales/is/places.json';
import type posterScreen from '../../locales/is/posterScreen.json';
import type profileScreens from '../../locales/is/profileScreens.json';
import type profiles from '../../locales/is/profiles.json';
import type proofs from '../../locales/is/proofs.json';
import type reference from '../../locales/is/reference.json';
import type regions from '../../locales/is/regions.json';
import type rentIndex from '../../locales/is/rentIndex.json';
import type reports from '../../locales/is/reports.json';
import type searchScreen from '../../locales/is/searchScreen.json';
import type sessions from '../../locales/is/sessions.json';
import type shell from '../../locales/is/shell.json';
import type signIn from '../../locales/is/signIn.json';
import type staffScreens from '../../locales/is/staffScreens.json';
import type translations from '../../locales/is/translations.json';
import type validation from '../../locales/is/validation.json';
import type wizardScreens from '../../locales/is/wizardScreens.json';
/** The sets of texts by name; Icelandic is the source that the other languages follow. */
export interface TextSets {
  aboutScreen: typeof aboutScreen;
  accountScreens: typeof accountScreens;
  accounts: typeof accounts;
  alerts: typeof alerts;
  applicationsScreen: typeof applicationsScreen;
  applications: typeof applications;
  auth: typeof auth;
  autosave: typeof autosave;
  chat: typeof chat;
  common: typeof common;
  contacts: typeof contacts;
  corenters: typeof corenters;
  electronicId: typeof electronicId;
  emailSubscriptions: typeof emailSubscriptions;
  homeScreen: typeof homeScreen;
  identity: typeof identity;
  inboxScreens: typeof inboxScreens;
  landlordScreens: typeof landlordScreens;
  legalScreens: typeof legalScreens;
  listingContent: typeof listingContent;
  listingFreshness: typeof listingFreshness;
  listingScreen: typeof listingScreen;
  listingSearch: typeof listingSearch;
  listingPreviews: typeof listingPreviews;
  listings: typeof listings;
  loginSecurityScreen: typeof loginSecurityScreen;
  notifications: typeof notifications;
  offers: typeof offers;
  offersScreen: typeof offersScreen;
  openHouses: typeof openHouses;
  openHousesScreen: typeof openHousesScreen;
  outbox: typeof outbox;
  overviewScreen: typeof overviewScreen;
  payouts: typeof payouts;
  person: typeof person;
  places: typeof places;
  posterScreen: typeof posterScreen;
  profileScreens: typeof profileScreens;
  profiles: typeof profiles;
  proofs: typeof proofs;
  reference: typeof reference;
  regions: typeof regions;
  rentIndex: typeof rentIndex;
  reports: typeof reports;
  searchScreen: typeof searchScreen;
  sessions: typeof sessions;
  shell: typeof shell;
  signIn: typeof signIn;
  staffScreens: typeof staffScreens;
  translations: typeof translations;
  validation: typeof validation;
  wizardScreens: typeof wizardScreens;
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

/** The key of a text that exists: `searchScreen.title`. A key put together from codes is checked for each code. */
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
