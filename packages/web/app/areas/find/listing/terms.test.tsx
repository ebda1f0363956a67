import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { someListing } from '#entities/listing/testing/some-listing.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { Terms } from './terms.tsx';

const show = (changes: Parameters<typeof someListing>[0]) =>
  renderInPage(<Terms listing={someListing(changes)} />, ['listingScreen', 'reference']);
const shownAt = (name: string) => screen.queryByText(name)?.nextElementSibling?.textContent;

afterEach(cleanup);

describe('gap V065: the terms of a listing', () => {
  it('V065: shows its type, the securities, pre-approval and the service that the tenant pays', async () => {
    await show({
      listing_type: 'residential',
      insurance_types: ['DEPOSIT_ON_ACCOUNT', 'PRODUCT_GUARANTEE'],
      pre_approval: true,
      service: 'billing',
      service_paid_by_tenant: true,
    });
    expect(shownAt('Tegund leigu')).toBe('Íbúðarhúsnæði');
    expect(shownAt('Tegund tryggingar')).toBe('Tryggingarfé á bankareikningi, leiguábyrgð');
    expect(shownAt('Forsamþykki')).toBe('Óskað er eftir forsamþykki');
    expect(shownAt('Þjónusta við leiguna')).toBe('Mánaðarlegar kröfur í netbanka, leigjandi greiðir');
  });

  it('V065: is silent about what was not said', async () => {
    await show({ security_deposit: 'none', insurance_types: ['PRODUCT_GUARANTEE'], service: 'billing' });
    for (const name of ['Tegund tryggingar', 'Forsamþykki', 'Þjónusta við leiguna', 'Áætlaður leigutími'])
      expect(shownAt(name)).toBeUndefined();
  });

  it('V065 V075: an open-ended let shows the length its landlord expects, once it was said', async () => {
    await show({ duration: 'long-term', contract_min_months: 3, contract_max_months: 24 });
    expect(shownAt('Leigutími')).toBe('Ótímabundinn');
    expect(shownAt('Áætlaður leigutími')).toBe('3 til 24 mánuðir');
  });
});
