import { missingFields } from '@heima/domain/listings/missing-fields.ts';
import { moneyFromWire } from '@heima/domain/listings/money-on-wire.ts';
import { todayInIceland } from '@heima/domain/shared/plain-date.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { someListing } from '#entities/listing/testing/some-listing.ts';
import { missingFieldId } from '#features/listing/publish/missing-field-id.ts';
import { fakeApi, refused } from '#platform/forms/testing/fake-api.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { currentToasts, dismissToast } from '#ui/toasts.ts';
import { EditPage } from './edit-page.tsx';
import { sectionOfStep } from './sections.ts';

const sets = [
  'landlordScreens',
  'wizardScreens',
  'listingScreen',
  'listings',
  'reference',
  'places',
  'validation',
];
const listing = someListing({
  title: 'Risíbúð',
  visible: true,
  state: 'PUBLISHED',
  price: { price: 285_000, currency: 'ISK' },
});

/** A server that refuses every change while `isDown`. */
function server() {
  const world = { isDown: true };
  const { seen } = fakeApi(({ method, body }) => {
    if (method === 'GET') return { status: 200, body: [] };
    if (world.isDown) return refused(503, 'common.providerDown', 'Þjónninn svarar ekki.');
    return { status: 200, body: { ...listing, ...(body as object) } };
  });
  return { world, changes: () => seen.filter(({ method }) => method !== 'GET') };
}

const show = (section: string, changed: Partial<typeof listing> = {}) => {
  const answer = { ...listing, ...changed };
  const { fetch: known } = globalThis;
  vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) =>
    (init.method ?? 'GET') === 'GET' && /\/listings\//.test(path)
      ? Promise.resolve(Response.json(answer))
      : known(path, init),
  );
  return renderInPage(<EditPage />, sets, {
    address: `/landlord/my-listings/${listing.id}/edit?section=${section}`,
    viewer: { id: 'u1' },
  });
};
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Vista breytingar' }));

afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
  cleanup();
  vi.unstubAllGlobals();
});

describe('editing a listing', () => {
  it('V072: leads to each section that there is, and to no other', async () => {
    server();
    await show('contracts');
    const menu = await screen.findByRole('navigation', { name: 'Kaflar auglýsingar' });
    const sections = within(menu)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')!.split('section=')[1]);
    expect(sections).toEqual([
      'base',
      'price',
      'dates',
      'products',
      'applications',
      'statistics',
      'images',
      'location',
      'size',
      'amenities',
      'rules',
    ]);
    expect(within(menu).getByRole('link', { current: 'page' }).getAttribute('href')).toContain('base');
  });

  it('R264: a price that could not be changed is reported, stays as typed, and can be sent again', async () => {
    const { world, changes } = server();
    await show('price');
    const price = (await screen.findByRole('textbox', { name: 'Leiga á mánuði' })) as HTMLInputElement;
    fireEvent.change(price, { target: { value: '295000' } });
    save();
    await screen.findByText('Ekki tókst að breyta verðinu');
    expect(price.value.replace(/\D/g, '')).toBe('295000');
    world.isDown = false;
    fireEvent.click(screen.getByRole('button', { name: 'Reyna aftur' }));
    await screen.findByText('Breytingarnar hafa verið vistaðar.');
    expect(changes().map(({ body }) => body)).toEqual([{ price: '295000' }, { price: '295000' }]);
  });

  it.each([
    ['R265', 'price', 'radio', 'Engin', 'Ekki tókst að breyta tryggingunni'],
    ['R266', 'amenities', 'radio', 'Án húsgagna', 'Ekki tókst að vista breytingarnar'],
  ] as const)('%s: a change of %s that failed is reported', async (_, section, role, name, message) => {
    server();
    await show(section);
    fireEvent.click(await screen.findByRole(role, { name }));
    save();
    await screen.findByText(message);
    expect(screen.getByText('Þjónninn svarar ekki.')).toBeTruthy();
  });

  it('what is refused is said at its field, and no message covers the button', async () => {
    const { changes } = server();
    await show('price');
    const price = (await screen.findByRole('textbox', { name: 'Leiga á mánuði' })) as HTMLInputElement;
    fireEvent.change(price, { target: { value: '999999999999' } });
    save();
    await screen.findByText('Fjárhæðin má vera mest einn milljarður króna.');
    screen.getByText('Lagaðu reitina sem eru merktir.');
    expect([price.value, document.activeElement === price]).toEqual(['999.999.999.999', true]);
    expect([currentToasts(), changes()]).toEqual([[], []]);
  });

  it('an unusual rent is asked about before it is saved', async () => {
    const { world, changes } = server();
    world.isDown = false;
    await show('price');
    const price = await screen.findByRole('textbox', { name: 'Leiga á mánuði' });
    fireEvent.change(price, { target: { value: '5' } });
    save();
    await waitFor(() => expect(document.activeElement).toBe(price));
    expect(changes()).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Verðið er rétt' }));
    save();
    await screen.findByText('Breytingarnar hafa verið vistaðar.');
    expect(changes().map(({ body }) => body)).toEqual([{ price: '5' }]);
  });

  it('"yes" to pets without a pet is asked about instead of saved as "no"', async () => {
    const { changes } = server();
    await show('rules');
    const [, pets] = await screen.findAllByRole('radio', { name: 'Já' });
    fireEvent.click(pets!);
    save();
    await screen.findByText('Segðu hvaða gæludýr eru leyfð, eða veldu „Nei“.');
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Hvaða gæludýr?' }));
    expect(changes()).toEqual([]);
  });

  it('saving what has not changed says so', async () => {
    server();
    await show('price');
    await screen.findByRole('textbox', { name: 'Leiga á mánuði' });
    save();
    await screen.findByText('Engu hefur verið breytt.');
  });

  it('R268: a place that could not be changed is reported', async () => {
    server();
    await show('location');
    fireEvent.change(await screen.findByRole('textbox', { name: 'Gata' }), {
      target: { value: 'Ránargata' },
    });
    save();
    await screen.findByText('Ekki tókst að breyta staðsetningunni');
  });

  it('eye A3: everything that can be missing stands in the section that its link leads to, and gets the focus', async () => {
    server();
    const lacking = missingFields(
      { ...moneyFromWire(someListing({ listing_category: 'apartment', contract_termination_term: 2 })) },
      todayInIceland(new Date()),
    );
    expect(lacking.map(({ field }) => field)).toContain('terms_accepted');
    for (const { field, step } of lacking) {
      const draft = { visible: false, state: 'NEVER_PUBLISHED', listing_category: 'apartment' } as const;
      await show(`${sectionOfStep[step]}#${missingFieldId(field)}`, {
        ...draft,
        contract_termination_term: 2,
      });
      await screen.findByRole('button', { name: 'Vista breytingar' });
      const id = missingFieldId(field);
      expect([field, document.getElementById(id)?.id]).toEqual([field, id]);
      expect([field, document.activeElement?.id]).toEqual([field, id]);
      cleanup();
    }
  });

  it('eye A3: the terms can be agreed to where the link leads, and are saved', async () => {
    const { world, changes } = server();
    world.isDown = false;
    await show('base', { visible: false, state: 'NEVER_PUBLISHED' });
    fireEvent.click(await screen.findByRole('checkbox', { name: /skilmála/ }));
    save();
    await screen.findByText('Breytingarnar hafa verið vistaðar.');
    expect(changes().at(-1)?.body).toMatchObject({ terms_accepted: true });
  });
});
