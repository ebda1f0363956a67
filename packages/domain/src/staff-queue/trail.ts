/** What the history of an item shows, of all that is recorded about its subject: names of events, with `_` for the dot. */
export const trailActions = [
  'listings_created',
  'listings_published',
  'listings_republished',
  'listings_unpublished',
  'listings_accepted',
  'listings_denied',
  'listingPublication_priceChanged',
  'reports_listingReported',
  'reports_personReported',
  'reports_closed',
  'accounts_signedUp',
  'accounts_changed',
  'accounts_roleChanged',
  'identity_identityProved',
  'identity_verificationDecided',
  'identity_reviewed',
] as const;
export type TrailAction = (typeof trailActions)[number];

/** What somebody may read of the history: of themselves not what others reported, which names the reporter. */
export const trailFor = ({ isAboutReader }: { isAboutReader: boolean }): readonly TrailAction[] =>
  isAboutReader ? trailActions.filter((action) => !/^reports_.*Reported$/.test(action)) : trailActions;

/** The name of the event that an entry of the history tells of. */
export const eventOfTrail = (action: TrailAction): string => action.replace('_', '.');

/** The entry of the history that tells of an event. */
export const trailOfEvent = (event: string): TrailAction => event.replace('.', '_') as TrailAction;
