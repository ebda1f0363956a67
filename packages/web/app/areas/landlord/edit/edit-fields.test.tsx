import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { someListing } from '#entities/listing/testing/some-listing.ts';
import { fakeApi } from '#platform/forms/testing/fake-api.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { currentToasts, dismissToast } from '#ui/toasts.ts';
import { EditPage } from './edit-page.tsx';

const sets = [
  'landlordScreens',
  'wizardScreens',
  'listingScreen',
  'listings',
  'reference',
  'places',
  'validation',
];
const options = ['self_managed', 'billing'].map((id) => ({ id, name: id, description: '', services: [] }));

/** The edit page of a listing at a section; gives the bodies that were saved. */
async function edit(section: string, changes: Parameters<typeof someListing>[0] = {}) {
  const listing = someListing({ title: 'Risíbúð', ...changes });
  const { seen } = fakeApi(({ method, path, body }) => {
    if (method !== 'GET') return { status: 200, body: { ...listing, ...(body as object) } };
    if (path.includes('/contract-payment-options')) return { status: 200, body: options };
    return { status: 200, body: /^\/listings\/[^/]*$/.test(path) ? listing : [] };
  });
  await renderInPage(<EditPage />, sets, {
    address: `/landlord/my-listings/${listing.id}/edit?section=${section}`,
    viewer: { id: 'u1' },
  });
  return {
    save: async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Vista breytingar' }));
      const saved = () => seen.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
      await waitFor(() => expect(saved()).toHaveLength(1));
      return saved()[0];
    },
  };
}

afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
  cleanup();
  vi.unstubAllGlobals();
});

describe('the fields of the edit pages', () => {
  it('gap V096: number and reading of a meter are asked for where the tenant pays, and saved', async () => {
    const { save } = await edit('price');
    expect(screen.queryByLabelText(/Númer mælis/)).toBeNull();
    const [heating] = await screen.findAllByRole('radio', { name: 'Leigjandi greiðir' });
    fireEvent.click(heating!);
    fireEvent.change(screen.getByLabelText(/Númer mælis/), { target: { value: 'OR-4711' } });
    fireEvent.change(screen.getByLabelText(/Staða mælis/), { target: { value: '12.345' } });
    expect(await save()).toMatchObject({
      utilities: [
        { utility_id: 'heating', paid_by_tenant: true, meter_number: 'OR-4711', meter_value: '12.345' },
      ],
    });
  });

  it('gap V096: the house fund and the internet have no meter', async () => {
    await edit('price');
    const choices = await screen.findAllByRole('radio', { name: 'Leigjandi greiðir' });
    for (const choice of choices.slice(2)) fireEvent.click(choice);
    expect(screen.queryByLabelText(/Númer mælis/)).toBeNull();
  });

  it('gap V097 V072: the edit page has the products; an extra service may be the tenant’s, and nothing else', async () => {
    const { save } = await edit('products', { requested_contract_service: true, service: 'billing' });
    const who = await screen.findByRole('radio', { name: 'Leigjandi' });
    fireEvent.click(who);
    const [, preApproval] = screen.getAllByRole('radio', { name: 'Já' });
    fireEvent.click(preApproval!);
    expect(await save()).toEqual({ service_paid_by_tenant: true, pre_approval: true });
  });

  it('G32: choosing the way that costs nothing takes the tenant’s part back', async () => {
    const { save } = await edit('products', {
      requested_contract_service: true,
      service: 'billing',
      service_paid_by_tenant: true,
    });
    fireEvent.click(await screen.findByRole('radio', { name: /self_managed/ }));
    expect(screen.queryByRole('radio', { name: 'Leigjandi' })).toBeNull();
    expect(await save()).toEqual({ service: 'self_managed', service_paid_by_tenant: false });
  });

  it('gap V065 V096: the securities that a landlord takes are chosen', async () => {
    const { save } = await edit('price');
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Tryggingarfé á bankareikningi' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Leiguábyrgð' }));
    expect(await save()).toEqual({ insurance_types: ['PRODUCT_GUARANTEE', 'DEPOSIT_ON_ACCOUNT'] });
  });

  it.each([
    ['long-term', 'Uppsagnarfrestur', 'Stysti leigutími, mánuðir', /hefur engan lokadag/],
    ['fixed-term', 'Stysti leigutími, mánuðir', 'Uppsagnarfrestur', /eiga við um tímabundinn samning/],
  ] as const)(
    'gap V075 V095: a %s let is asked for what it has, and the screen says why',
    async (duration, asked, not, why) => {
      await edit('dates', { duration });
      expect(await screen.findByText(asked)).toBeTruthy();
      expect(screen.queryByText(not)).toBeNull();
      expect(screen.getByText(why)).toBeTruthy();
    },
  );

  it('gap V090: what is furnished is asked for once', async () => {
    await edit('amenities');
    await screen.findByRole('checkbox', { name: 'Þvottavél' });
    expect(screen.queryByRole('checkbox', { name: /Húsgögn|Með húsgögnum/ })).toBeNull();
  });
});
