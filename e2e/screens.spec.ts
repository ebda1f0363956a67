import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { open } from './open.ts';
import { acceptCookies, demoPeople, productUrl, signIn } from './sign-in.ts';
import { violations } from './violations.ts';

/**
 * Every screen in three languages, on a phone and on a desk, in the light and the dark scheme: it answers, speaks its
 * language, has one main heading, does not scroll sideways, complains of nothing, and axe finds nothing.
 */
interface Screen {
  /** Ids of the screens this page shows. */
  ids: string;
  path: string | ((context: BrowserContext) => Promise<string>);
  as?: keyof typeof demoPeople;
  status?: number;
  /** It shows texts as they are kept, with their placeholders. */
  showsPlaceholders?: true;
}

const firstId = async (context: BrowserContext): Promise<string> => {
  const answer = await context.request.get(`${productUrl()}/api/v1/listings?page_size=1`);
  return (await answer.json()).items[0].id;
};
const firstListing = async (context: BrowserContext): Promise<string> =>
  `/listings/${await firstId(context)}`;

const ownListing = async (context: BrowserContext): Promise<string> => {
  const answer = await context.request.get(`${productUrl()}/api/v1/landlords/listings`);
  return (await answer.json()).items[0].id;
};

/** The page about the person who looks at it. */
const ownPage = (start: '/profiles/' | '/users/') => async (context: BrowserContext) => {
  const answer = await context.request.get(`${productUrl()}/api/v1/auth/user`);
  return `${start}${(await answer.json()).id}`;
};

/** The request that waits longest. Staff sign in seldom: each code of theirs is taken once. */
const firstRequest = async (context: BrowserContext) => {
  const answer = await context.request.get(`${productUrl()}/api/v1/staff/queues/publish_requests`);
  return `/man/queue/publish_requests/${(await answer.json()).items[0].id}`;
};

/** The newest account. */
const firstUser = async (context: BrowserContext) => {
  const answer = await context.request.get(`${productUrl()}/api/v1/staff/users`);
  return `/man/users/${(await answer.json()).items[0].id}`;
};

const itemsOf = async <T>(context: BrowserContext, path: string): Promise<T[]> =>
  (await (await context.request.get(`${productUrl()}/api/v1${path}`)).json()).items;

const firstReceived = async (context: BrowserContext) => {
  const [first] = await itemsOf<{ id: string }>(context, '/landlords/rental-applications');
  return `/landlord/applications/${first!.id}`;
};
const compared = async (context: BrowserContext) => {
  const [one, other] = await itemsOf<{ id: string }>(context, '/landlords/rental-applications');
  return `/landlord/applications/compare?ids=${one!.id},${other!.id}`;
};
const firstSent = async (context: BrowserContext) => {
  const [first] = await itemsOf<{ id: string }>(context, '/tenants/rental-applications');
  return `/tenant/applications/${first!.id}`;
};

const firstConversation = async (context: BrowserContext) => {
  const [first] = await itemsOf<{ id: string }>(context, '/conversations');
  return `/inbox/${first!.id}?info=1`;
};
const firstOffer = (start: '/account/offers/' | '/tenant/offers/') => async (context: BrowserContext) => {
  const [first] = await itemsOf<{ id: string }>(context, '/rental-offers');
  return `${start}${first!.id}`;
};

const firstOpenHouse = async (context: BrowserContext) => {
  const [first] = await itemsOf<{ id: string }>(context, '/openhouses');
  return `/open-houses/${first!.id}`;
};

/** Applying for a home that the tenant has not applied for. */
const applying = async (context: BrowserContext) => {
  const sent = await itemsOf<{ listing: { id: string } }>(context, '/tenants/rental-applications');
  const homes = await itemsOf<{ id: string }>(context, '/listings?page_size=50');
  return `/listings/${homes.find(({ id }) => !sent.some(({ listing }) => listing.id === id))!.id}/apply`;
};

const steps = [
  ['V088', '1_map'],
  ['V089', '1_type'],
  ['V090', '2_amenities'],
  ['V091', '2_size'],
  ['V092', '3_photos'],
  ['V093', '3_description'],
  ['V094', '4_rules'],
  ['V095', '4_availability'],
  ['V096', '5_pricing'],
  ['V097', '6_products'],
  ['V098', '6_summary'],
] as const;

/** The parts of the page on which a landlord edits one of the listings. */
const sections = [
  ['V072 V073', 'base'],
  ['V074', 'price'],
  ['V075', 'dates'],
  ['V076', 'applications'],
  ['V078', 'statistics'],
  ['V079', 'images'],
  ['V080', 'location'],
  ['V081', 'size'],
  ['V082', 'amenities'],
  ['V083', 'rules'],
] as const;

const screens: readonly Screen[] = [
  { ids: 'V001 V015 V063', path: '/' },
  { ids: 'V016 R035', path: '/about' },
  { ids: 'V059 V060 V061 V062 V064', path: '/listings' },
  { ids: 'V065 V066', path: firstListing },
  {
    ids: 'gap poster',
    path: async (context: BrowserContext) => `/listings/${await firstId(context)}/poster`,
  },
  { ids: 'gap preview', path: '/listing-preview/not-a-real-token', status: 404 },
  { ids: 'V002 V086', path: firstListing, as: 'staff' },
  { ids: 'V029', path: '/account', as: 'landlord' },
  { ids: 'V031', path: '/account/login-security', as: 'landlord' },
  { ids: 'V244', path: '/account/liked-listings', as: 'landlord' },
  { ids: 'V245', path: '/account/insights', as: 'landlord' },
  { ids: 'V026', path: '/login' },
  { ids: 'V027', path: '/forgot-password/not-a-real-token' },
  { ids: 'V028', path: '/emailconfirmation/not-a-real-token' },
  { ids: 'V236', path: '/terms' },
  { ids: 'V237', path: '/terms/payment-terms' },
  { ids: 'V238', path: '/terms/privacy-policy' },
  { ids: 'V239', path: '/terms/communication-declaration' },
  { ids: 'V240', path: '/terms/cookie-policy' },
  { ids: 'V241', path: '/terms/service-terms' },
  { ids: 'V242', path: '/no-such-page', status: 404 },
  { ids: 'V194', path: '/man/queue', as: 'staff' },
  { ids: 'V009 V010 V185', path: '/man/users', as: 'staff' },
  { ids: 'V194 R304', path: '/man/listings/publishes', as: 'staff' },
  { ids: 'V210', path: '/man/translations', as: 'staff', showsPlaceholders: true },
  {
    ids: 'V210',
    path: '/man/translations/staffScreens.users.found',
    as: 'staff',
    showsPlaceholders: true,
  },
  { ids: 'V009 V242 R032', path: '/man/queue', as: 'tenant', status: 404 },
  // Visitors are sent to sign in.
  { ids: 'R041', path: '/man' },
  { ids: 'R041', path: '/man/queue/identities' },
  { ids: 'V087', path: '/start-listing' },
  ...steps.map(([id, step]) => ({ ids: id, path: `/start-listing?step=${step}` })),
  { ids: 'V011', path: '/account/contact', as: 'landlord' as const },
  { ids: 'saved searches', path: '/account/saved-searches', as: 'tenant' as const },
  { ids: 'V033', path: '/account/payout-methods', as: 'landlord' as const },
  { ids: 'V030', path: '/account/notifications', as: 'landlord' as const },
  { ids: 'V243', path: '/notifications', as: 'landlord' as const },
  { ids: 'V243 R185', path: '/notifications', as: 'staff' as const },
  { ids: 'V004 V085', path: '/landlord/my-listings', as: 'landlord' as const },
  { ids: 'V004 overview', path: '/landlord', as: 'landlord' as const },
  { ids: 'V003 overview', path: '/tenant', as: 'tenant' as const },
  { ids: 'V085 refused', path: '/landlord/my-listings?only=refused', as: 'landlord' as const },
  { ids: 'V103 invitations', path: '/tenant/open-houses?only=invitations', as: 'tenant' as const },
  { ids: 'V108', path: '/landlord/applications', as: 'landlord' as const },
  { ids: 'V109', path: firstReceived, as: 'landlord' as const },
  { ids: 'side by side', path: compared, as: 'landlord' as const },
  { ids: 'V044 V046 V047 V048 V049 V050 V051 V052 V057', path: '/profile', as: 'tenant' as const },
  { ids: 'V041 V042 V043 V045 V055 V056', path: '/profile/edit', as: 'tenant' as const },
  { ids: 'V045', path: '/profile/edit', as: 'foreigner' as const },
  { ids: 'V058', path: ownPage('/profiles/'), as: 'tenant' as const },
  { ids: 'V104', path: '/tenant/co-tenants', as: 'tenant' as const },
  { ids: 'V067', path: applying, as: 'tenant' as const },
  { ids: 'V099', path: '/tenant/applications', as: 'tenant' as const },
  { ids: 'V100', path: firstSent, as: 'tenant' as const },
  { ids: 'V101', path: '/tenant/offers', as: 'tenant' as const },
  { ids: 'V102 V069', path: firstOffer('/tenant/offers/'), as: 'tenant' as const },
  { ids: 'V103', path: '/tenant/open-houses', as: 'tenant' as const },
  { ids: 'V251', path: '/open-houses', as: 'tenant' as const },
  { ids: 'V252', path: firstOpenHouse, as: 'tenant' as const },
  { ids: 'V111', path: '/landlord/open-houses', as: 'landlord' as const },
  { ids: 'V035', path: '/account/offers', as: 'landlord' as const },
  { ids: 'V036', path: firstOffer('/account/offers/'), as: 'landlord' as const },
  { ids: 'V112', path: '/inbox?unread=1', as: 'landlord' as const },
  { ids: 'V113 V114', path: firstConversation, as: 'landlord' as const },
  { ids: 'V249 V248', path: '/inbox?new=1', as: 'landlord' as const },
  { ids: 'V247', path: ownPage('/users/'), as: 'landlord' as const },
  { ids: 'V058', path: '/shared-profile/not-a-real-token', status: 404 },
  { ids: 'still free', path: '/still-free/not-a-real-token', status: 404 },
  { ids: 'unsubscribing', path: '/unsubscribe/not-a-real-token', status: 404 },
  { ids: 'V194 V086', path: firstRequest, as: 'staff' as const },
  { ids: 'V186', path: firstUser, as: 'staff' as const },
  { ids: 'V242', path: '/users/01990000-0000-7000-8000-000000000001', as: 'tenant' as const, status: 404 },
  { ids: 'V106', path: '/invitations/01990000-0000-7000-8000-000000000001', status: 404 },
  ...sections.map(([ids, section]) => ({
    ids,
    path: async (context: BrowserContext) =>
      `/landlord/my-listings/${await ownListing(context)}/edit?section=${section}`,
    as: 'landlord' as const,
  })),
];

const phone = { viewport: { width: 360, height: 780 }, colorScheme: 'light' } as const;
const desk = { viewport: { width: 1280, height: 900 }, colorScheme: 'dark' } as const;

/**
 * What is looked at: the longest words must fit on a phone in every language; what axe finds does not hang on the
 * language, but on the scheme and on what a width shows.
 */
const views = [
  { name: 'phone, light, is', ...phone, code: 'is', tag: 'is', axe: true },
  { name: 'phone, light, en', ...phone, code: 'en', tag: 'en', axe: false },
  { name: 'phone, light, ua', ...phone, code: 'ua', tag: 'uk', axe: false },
  { name: 'desk, dark, en', ...desk, code: 'en', tag: 'en', axe: true },
] as const;

/** What the browser itself says about the machine it runs on is not about the page. */
const aboutTheMachine =
  /WebGL|GPU stall|GL Driver|Failed to load resource: the server responded with a status of 4/;

async function look(page: Page, path: string, view: (typeof views)[number], screen: Screen): Promise<void> {
  await page.setViewportSize(view.viewport);
  await page.emulateMedia({ colorScheme: view.colorScheme });
  const answer = await open(page, `${productUrl()}${path}${path.includes('?') ? '&' : '?'}lang=${view.code}`);
  expect(answer!.status()).toBe(screen.status ?? 200);
  await expect(page.locator('html')).toHaveAttribute('lang', view.tag);
  await expect(page.locator('h1')).toHaveCount(1);
  expect(await page.title()).toMatch(/\S/);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways, 'scrolls sideways').toBeLessThanOrEqual(0);
  const raw = await page.locator('main').textContent();
  if (!screen.showsPlaceholders) expect(raw, 'a placeholder was not filled in').not.toContain('{{');
  if (view.axe) expect(await violations(page)).toEqual([]);
}

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

/** Opens a screen in each view, signed in by `enter`. */
const walk = (screen: Screen, enter: (context: BrowserContext) => Promise<void>) =>
  test(`${screen.ids} ${typeof screen.path === 'string' ? screen.path : ''} ${screen.as ?? 'visitor'}`, async ({
    context,
    page,
  }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && !aboutTheMachine.test(message.text()))
        complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await acceptCookies(context);
    await enter(context);
    const path = typeof screen.path === 'string' ? screen.path : await screen.path(context);
    for (const view of views)
      await test.step(view.name, async () => {
        await look(page, path, view, screen);
        expect(complaints).toEqual([]);
      });
  });

test.describe('every screen', () => {
  for (const screen of screens.filter(({ as }) => as !== 'staff'))
    walk(screen, async (context) => {
      if (screen.as) await signIn(context, demoPeople[screen.as]);
    });
});

test.describe('every screen of staff', () => {
  // One after the other, with one sign-in: a code of theirs is taken once, and wrong ones are counted.
  test.describe.configure({ mode: 'default' });
  let session: Cookies | undefined;
  for (const screen of screens.filter(({ as }) => as === 'staff'))
    walk(screen, async (context) => {
      if (session) await context.addCookies(session);
      else await signIn(context, demoPeople.staff);
    });
  // Tokens may have been renewed meanwhile.
  test.afterEach(async ({ context }) => {
    session = await context.cookies();
  });
});
