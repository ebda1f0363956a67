import type { StaffArea } from '../shared/actor.ts';
import { keyFromData, type TextKey } from '../shared/text-key.ts';

/** Ways a notification goes out besides the list on the page, which shows all of them. */
export const notificationMethods = [
  { id: 1, tag: 'email' },
  { id: 2, tag: 'sms' },
] as const;
export type NotificationMethod = (typeof notificationMethods)[number]['tag'];

/** Where a notification leads (R173 to R177, and pages of the account). */
export const notificationActions = [
  'view_conversation',
  'view_listing',
  'view_application',
  'view_own_application',
  'view_offer',
  'view_open_house',
  'view_rental_contract',
  'view_invitation',
  'view_collaborator_invitation',
  'view_payout_methods',
  'view_contact',
  'view_own_listings',
  'view_notifications',
  'review_publish_requests',
  'review_listing_reports',
  'review_person_reports',
  'review_identities',
] as const;
export type NotificationAction = (typeof notificationActions)[number];

export interface NotificationType {
  /** Stored with notifications and in links of e-mails: never changed, never given to another type. */
  id: number;
  /** Also the key of its texts, `notifications.types.<tag>`. */
  tag: string;
  action: NotificationAction;
  /** Ways it may go out, each on or off until the person chooses. A way that is not named is not offered. */
  methods: Partial<Record<NotificationMethod, 'on' | 'off'>>;
  /** Where the e-mail leads when the receiver has something else to do there than to look. */
  emailPath?: `/${string}:id${string}`;
  /** Only staff of this area is notified of it. */
  staffArea?: StaffArea;
  /** Its e-mail is a message of its own, which looks at the same settings. */
  hasOwnEmail?: true;
  /** At least so long between two e-mails that name it: of what comes often, the next e-mail names all that came. */
  pauseMinutes?: number;
  /** Whether something notifies of it already; a setting without effect is not shown. */
  exists: boolean;
}

/** Staff get at most one e-mail an hour of each queue. */
const staffPause = 60;

/** Everything that people are notified of. A capability that begins to notify adds its rows here. */
export const notificationTypes = [
  {
    id: 1,
    tag: 'new_message',
    action: 'view_conversation',
    methods: { email: 'on', sms: 'off' },
    exists: true,
  },
  {
    id: 2,
    tag: 'new_application',
    action: 'view_application',
    methods: { email: 'on', sms: 'off' },
    exists: true,
  },
  {
    id: 3,
    tag: 'listing_denied',
    action: 'view_listing',
    methods: { email: 'on', sms: 'off' },
    emailPath: '/landlord/my-listings/:id/edit',
    exists: true,
  },
  { id: 4, tag: 'listing_accepted', action: 'view_listing', methods: { email: 'off' }, exists: true },
  { id: 5, tag: 'liked_price_drop', action: 'view_listing', methods: { email: 'on' }, exists: true },
  { id: 6, tag: 'liked_available_again', action: 'view_listing', methods: { email: 'on' }, exists: true },
  {
    id: 7,
    tag: 'listing_reported',
    action: 'review_listing_reports',
    methods: { email: 'on' },
    staffArea: 'listings',
    pauseMinutes: staffPause,
    exists: true,
  },
  {
    id: 8,
    tag: 'publish_requested',
    action: 'review_publish_requests',
    methods: { email: 'on' },
    staffArea: 'listings',
    pauseMinutes: staffPause,
    exists: true,
  },
  {
    id: 9,
    tag: 'person_reported',
    action: 'review_person_reports',
    methods: { email: 'on' },
    staffArea: 'support',
    pauseMinutes: staffPause,
    exists: true,
  },
  {
    id: 10,
    tag: 'identity_waits',
    action: 'review_identities',
    methods: { email: 'on' },
    staffArea: 'support',
    pauseMinutes: staffPause,
    exists: true,
  },
  { id: 11, tag: 'report_closed', action: 'view_notifications', methods: { email: 'on' }, exists: true },
  { id: 12, tag: 'identity_accepted', action: 'view_contact', methods: { email: 'on' }, exists: true },
  { id: 13, tag: 'identity_refused', action: 'view_contact', methods: { email: 'on' }, exists: true },
  // The invitation has an e-mail of its own, which also reaches people without an account.
  { id: 14, tag: 'corenter_invitation', action: 'view_invitation', methods: {}, exists: true },
  {
    id: 24,
    tag: 'still_free',
    action: 'view_own_listings',
    methods: { email: 'on' },
    hasOwnEmail: true,
    exists: true,
  },
  // The owner is always told by e-mail that a home has left publication.
  { id: 25, tag: 'not_confirmed', action: 'view_own_listings', methods: {}, exists: true },
  {
    id: 26,
    tag: 'application_accepted',
    action: 'view_own_application',
    methods: { email: 'on', sms: 'off' },
    exists: true,
  },
  {
    id: 27,
    tag: 'application_denied',
    action: 'view_own_application',
    methods: { email: 'on' },
    exists: true,
  },
  {
    id: 28,
    tag: 'application_cancelled',
    action: 'view_application',
    methods: { email: 'on' },
    exists: true,
  },
  {
    id: 29,
    tag: 'bid_received',
    action: 'view_offer',
    methods: { email: 'on', sms: 'off' },
    exists: true,
  },
  {
    id: 30,
    tag: 'bid_accepted',
    action: 'view_offer',
    methods: { email: 'on', sms: 'off' },
    exists: true,
  },
  {
    id: 31,
    tag: 'bid_denied',
    action: 'view_offer',
    methods: { email: 'on' },
    exists: true,
  },
  {
    id: 32,
    tag: 'bid_withdrawn',
    action: 'view_offer',
    methods: { email: 'on' },
    exists: true,
  },
  {
    id: 33,
    tag: 'bid_expired',
    action: 'view_offer',
    methods: { email: 'on' },
    exists: true,
  },
  {
    id: 34,
    tag: 'negotiation_closed',
    action: 'view_offer',
    methods: { email: 'on' },
    exists: true,
  },
  {
    id: 35,
    tag: 'open_house_invited',
    action: 'view_open_house',
    methods: { email: 'on' },
    exists: true,
  },
  {
    id: 36,
    tag: 'open_house_changed',
    action: 'view_open_house',
    methods: { email: 'on', sms: 'off' },
    exists: true,
  },
  {
    id: 37,
    tag: 'open_house_canceled',
    action: 'view_open_house',
    methods: { email: 'on', sms: 'off' },
    exists: true,
  },
  {
    id: 38,
    tag: 'open_house_place',
    action: 'view_open_house',
    methods: { email: 'on', sms: 'off' },
    exists: true,
  },
  {
    id: 39,
    tag: 'open_house_reminder',
    action: 'view_open_house',
    methods: { email: 'on', sms: 'off' },
    exists: true,
  },
  // Their e-mails are about the safety of the account and go another way, so that they cannot be turned off.
  { id: 20, tag: 'payout_account_added', action: 'view_payout_methods', methods: {}, exists: true },
  { id: 21, tag: 'payout_account_changed', action: 'view_payout_methods', methods: {}, exists: true },
] as const satisfies readonly NotificationType[];
export type NotificationTag = (typeof notificationTypes)[number]['tag'];

const byTag = new Map<string, NotificationType & { tag: NotificationTag }>(
  notificationTypes.map((type) => [type.tag, type]),
);
const byId = new Map([...byTag.values()].map((type) => [type.id, type]));

/** The type with this tag. */
export const typeOf = (tag: NotificationTag): NotificationType => byTag.get(tag)!;

/** The type with this id; nothing for a number that no type has. */
export const typeById = (id: number): (NotificationType & { tag: NotificationTag }) | undefined =>
  byId.get(id);

/** The ways a type may go out, in the order of all ways. */
export const methodsOf = ({ methods }: Pick<NotificationType, 'methods'>) =>
  notificationMethods.filter(({ tag }) => methods[tag] !== undefined);

/**
 * Whether a way is blocked for a type (R181): as the person has chosen, and as the type has it where nothing was
 * chosen. A way that the type does not offer is always blocked.
 */
export const isBlocked = (
  { methods }: Pick<NotificationType, 'methods'>,
  method: NotificationMethod,
  chosen: boolean | null | undefined,
): boolean => methods[method] === undefined || (chosen ?? methods[method] === 'off');

/** Where the words of a type stand: `kind` above its text in the list. One that is never sent has no subject. */
export const notificationTextKey = (
  tag: string,
  part: 'kind' | 'name' | 'text' | 'subject' | 'more' | 'action',
): TextKey => keyFromData(`notifications.types.${tag}.${part}`);
