/** Which sets of texts a page needs, by the start of its path; the first that fits counts. */
const table: readonly (readonly [start: string, sets: readonly string[]])[] = [
  [
    '/start-listing',
    ['wizard', 'listing', 'listings', 'places', 'find', 'reference', 'auth', 'accounts', 'validation'],
  ],
  ['/landlord', ['landlord', 'wizard', 'listing', 'listings', 'places', 'reference', 'validation']],
  ['/listings/', ['listing', 'reference', 'find']],
  ['/listings', ['reference', 'regions', 'find']],
  ['/login', ['auth', 'accounts', 'identity']],
  ['/forgot-password', ['auth', 'accounts']],
  ['/emailconfirmation', ['auth', 'accounts']],
  ['/account/liked-listings', ['account', 'find', 'reference']],
  ['/account/insights', ['account', 'landlord', 'find']],
  ['/account/login-security', ['security', 'accounts', 'validation']],
  ['/account/saved-searches', ['alerts', 'reference', 'regions']],
  ['/account/payout-methods', ['payouts']],
  ['/account/notifications', ['notifications']],
  ['/notifications', ['notifications']],
  ['/unsubscribe', ['emailSubscriptions']],
  ['/profile', ['profile', 'identity', 'auth', 'accounts', 'reference']],
  ['/profiles', ['profile', 'reference']],
  ['/shared-profile', ['profile', 'reference']],
  ['/users', ['profile', 'reference', 'find']],
  ['/tenant/co-tenants', ['profile']],
  ['/invitations', ['profile']],
  ['/account', ['auth', 'accounts', 'account']],
  ['/terms', ['legal']],
  ['/about', ['about']],
  ['/', ['reference', 'regions', 'home', 'find']],
];

/**
 * On every page. Messages of forms and of signing in are fetched when a form or the sign-in is used, so that pages to
 * look at do not carry them.
 */
const always = ['shell'];

/** The sets of texts of the page at this path. */
export function textsFor(pathname: string): string[] {
  const found = table.find(([start]) =>
    start === '/'
      ? true
      : pathname === start || pathname.startsWith(start.endsWith('/') ? start : `${start}/`),
  );
  return [...new Set([...always, ...(found?.[1] ?? [])])];
}
