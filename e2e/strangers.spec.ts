import { expect, type Page, test } from '@playwright/test';
import { alive, open } from './open.ts';
import { productUrl, signUp } from './sign-in.ts';
import { homeOfLandlord, twoSides } from './two-sides.ts';

/** Pages of things that somebody else may not know: they are not there, whichever way leads to them. */

const notFound = 'Síðan fannst ekki';

/** Goes there inside the browser, as a link would. */
const follow = (page: Page, address: string) =>
  page.evaluate(
    (to) =>
      (
        window as unknown as { __reactRouterDataRouter: { navigate: (to: string) => Promise<void> } }
      ).__reactRouterDataRouter.navigate(to),
    address,
  );

test('V072 V100 V102 V109 V252: what belongs to others is not there for a stranger, loaded or followed', async ({
  browser,
}) => {
  const { forTenant, forLandlord, close } = await twoSides(browser);
  const home = await homeOfLandlord(forLandlord);
  const post = async (context: typeof forTenant, path: string, data: object) => {
    const answer = await context.request.post(`${productUrl()}/api/v1${path}`, {
      data,
      headers: { origin: productUrl() },
    });
    expect([path, answer.ok()]).toEqual([path, true]);
    return (await answer.json()) as { id: string; application: { id: string } };
  };
  const { id: application } = await post(forTenant, `/listings/${home.id}/applications`, {
    message: 'Halló',
    preferred_move_in: 'asap',
    preferred_stay: 'longer',
    adults: 1,
    occupation: 'student',
    is_smoking: false,
  });
  const offer = await post(forTenant, `/listings/${home.id}/rental-offers`, { price: home.price.price });
  const draft = await post(forLandlord, '/listings', {});
  const tenant = await (await forTenant.request.get(`${productUrl()}/api/v1/auth/user`)).json();
  const none = '01990000-0000-7000-8000-000000000000';

  const stranger = await browser.newContext({ baseURL: productUrl() });
  await signUp(stranger, 'Ókunnugur Gestsson');
  const page = await stranger.newPage();
  const addresses = [
    `/landlord/my-listings/${home.id}/edit`,
    `/landlord/my-listings/${draft.id}/edit`,
    `/landlord/applications/${application}`,
    `/tenant/applications/${application}`,
    `/tenant/offers/${offer.id}`,
    `/account/offers/${offer.id}`,
    `/open-houses/${none}`,
    `/profiles/${tenant.id}`,
    `/users/${tenant.id}`,
    '/man/users/1',
  ];
  for (const address of addresses) {
    const answer = await page.goto(address);
    expect.soft([address, answer?.status()]).toEqual([address, 404]);
    await expect.soft(page.getByRole('heading', { level: 1 }), address).toHaveText(notFound);
  }
  // A home has words of its own for being gone.
  for (const address of [
    `/listings/${draft.id}`,
    `/listings/${draft.id}/apply`,
    `/listings/${draft.id}/poster`,
  ]) {
    const answer = await page.goto(address);
    expect.soft([address, answer?.status()]).toEqual([address, 404]);
    await expect.soft(page.getByText('Vandinn er hjá okkur'), address).toHaveCount(0);
  }
  // No link leads anybody else to the back office.
  for (const address of addresses.filter((one) => !one.startsWith('/man'))) {
    await open(page, '/listings');
    await alive(page);
    await follow(page, address);
    await expect.soft(page.getByRole('heading', { level: 1 }), address).toHaveText(notFound);
  }
  await stranger.close();
  await close();
});
