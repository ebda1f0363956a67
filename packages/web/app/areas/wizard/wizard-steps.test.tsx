import type { ListingAnswer } from '@heima/domain/listings/listing-answer.ts';
import { type WizardStep, wizardSteps } from '@heima/domain/listings/wizard-steps.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draftServer } from '#areas/wizard/testing/draft-server.ts';
import { clientIdCookie } from '#entities/listing/client-id.ts';
import { someListing } from '#entities/listing/testing/some-listing.ts';
import { closeLogin, currentLogin } from '#features/auth/open-login.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { WizardPage } from './wizard-page.tsx';

const sets = ['wizardScreens', 'autosave', 'listingScreen', 'listings', 'reference', 'places', 'validation'];
const id = '01990000-0000-7000-8000-00000000000d';
const someImage = {
  id: 'i1',
  caption: 'Stofa',
  src: '/media/a',
  width: 1920,
  height: 1440,
  widths: [160],
  avif: false,
  blur: 'data:,',
};

const show = (step: WizardStep, viewer: { id: string } | 'visitor' = { id: 'u1' }) =>
  renderInPage(<WizardPage />, sets, {
    address: `/start-listing?step=${step}`,
    ...(viewer !== 'visitor' && { viewer }),
  });

/** A step of a draft, and what has been saved of it by itself. */
async function open(step: WizardStep, draft: Partial<ListingAnswer> = {}) {
  const { seen } = draftServer(someListing({ id, step, ...draft }));
  await show(step);
  await screen.findByRole('heading', { level: 1 });
  const saved = () =>
    Object.assign(
      {},
      ...seen
        .filter(({ method, path }) => method !== 'GET' && !path.endsWith('/steps'))
        .map(({ body }) => body),
    ) as Record<string, unknown>;
  return async (expected: object) => waitFor(() => expect(saved()).toMatchObject(expected));
}

const inGroup = (name: string) => within(screen.getByRole('group', { name }));
const chosen = (name: string) =>
  inGroup(name)
    .getAllByRole('radio')
    .filter((one) => (one as HTMLInputElement).checked)
    .map((one) => one.closest('label')!.textContent);
const choose = (group: string, name: string | RegExp) =>
  fireEvent.click(inGroup(group).getByRole('radio', { name }));
const tallyOf = (name: string) => inGroup(name).getByRole('status').textContent;

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  localStorage.clear();
  closeLogin();
});
// The network stays as the test left it: a page that is closed still sends what was typed on it.
describe('the tabs of the wizard', () => {
  it('V088 R310 R312: street, number and postal code of a list are saved; a property number that cannot be one is reported', async () => {
    const isSaved = await open('1_map');
    expect(screen.getByRole('combobox', { name: 'Leita að heimilisfangi' })).toBeTruthy();
    fireEvent.change(screen.getByRole('textbox', { name: 'Gata' }), { target: { value: 'Ránargata' } });
    fireEvent.change(screen.getByRole('textbox', { name: 'Húsnúmer' }), { target: { value: '12' } });
    const code = screen.getByRole('combobox', { name: 'Póstnúmer' }) as HTMLSelectElement;
    await waitFor(() => expect(code.options.length).toBe(3));
    fireEvent.change(code, { target: { value: '101' } });
    await isSaved({ street_name: 'Ránargata', street_number: '12', postal_code: '101' });
    const property = screen.getByRole('textbox', { name: /^Fasteignanúmer/ });
    fireEvent.change(property, { target: { value: '12' } });
    fireEvent.blur(property);
    expect(property.getAttribute('aria-invalid')).toBe('true');
  });

  it('V089 R233: one of six types is chosen, then one of its categories; another type takes a category that is not its own', async () => {
    const isSaved = await open('1_type');
    expect(inGroup('Tegund leigu').getAllByRole('radio')).toHaveLength(6);
    expect(screen.queryByRole('group', { name: 'Tegund húsnæðis' })).toBeNull();
    choose('Tegund leigu', /^Íbúðarhúsnæði/);
    choose('Tegund húsnæðis', 'Stúdíóíbúð');
    await isSaved({ listing_type: 'residential', listing_category: 'studio' });
    choose('Tegund leigu', /^Atvinnuhúsnæði/);
    expect(inGroup('Tegund húsnæðis').queryByRole('radio', { name: 'Stúdíóíbúð' })).toBeNull();
    await isSaved({ listing_type: 'commercial', listing_category: null });
  });

  it('V090 R236: amenities and furniture are saved as they are chosen', async () => {
    const isSaved = await open('2_amenities');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Þvottavél' }));
    choose('Húsgögn', 'Með húsgögnum');
    await isSaved({ amenities: ['washer'], furniture: 'furnished' });
  });

  it('V091 R235: size, bedrooms and bathrooms; a kitchen is one’s own until it is said to be shared', async () => {
    const isSaved = await open('2_size');
    fireEvent.change(screen.getByRole('textbox', { name: /^Stærð/ }), { target: { value: '62' } });
    fireEvent.click(screen.getByRole('button', { name: 'Fleiri svefnherbergi' }));
    fireEvent.click(screen.getByRole('button', { name: 'Fleiri baðherbergi' }));
    expect(screen.queryByRole('group', { name: 'Hver notar eldhúsið?' })).toBeNull();
    fireEvent.click(screen.getByRole('switch', { name: 'Eldhús eða eldunaraðstaða' }));
    expect(chosen('Hver notar eldhúsið?')).toEqual(['Séreldhús']);
    choose('Hver notar eldhúsið?', 'Sameiginlegt eldhús');
    await isSaved({ size: '62', bedrooms: 1, bathrooms: 1, kitchen: { present: true, kitchen_shared: 2 } });
  });

  it('V093 R240: title, neighbourhood and a description with how much it lacks, in the language of the reader', async () => {
    const isSaved = await open('3_description');
    const text = screen.getByRole('textbox', { name: 'Lýsing' });
    expect(text.getAttribute('lang')).toBe('is');
    expect(screen.getByText('Minnst 50 stafir.')).toBeTruthy();
    for (const [length, counter] of [
      [49, '49 stafir, vantar 1.'],
      [50, '50 af 10.000 stöfum.'],
      [10_000, '10.000 af 10.000 stöfum.'],
      [10_001, '10.001 stafir, mest 10.000.'],
    ] as const) {
      fireEvent.change(text, { target: { value: 'a'.repeat(length) } });
      expect(screen.getByText(counter)).toBeTruthy();
    }
    fireEvent.change(text, { target: { value: 'b'.repeat(50) } });
    fireEvent.change(screen.getByRole('textbox', { name: 'Fyrirsögn' }), { target: { value: 'Björt íbúð' } });
    fireEvent.change(screen.getByRole('textbox', { name: /^Hverfi/ }), { target: { value: 'Vesturbær' } });
    await isSaved({
      title: 'Björt íbúð',
      neighbourhood: 'Vesturbær',
      description: 'b'.repeat(50),
      language: 'is',
    });
  });

  it('V094 R274 R275 R277: nothing may be smoked, no pets, and nobody is counted until it is said', async () => {
    const isSaved = await open('4_rules');
    expect(chosen('Má reykja inni?')).toEqual(['Nei']);
    expect(chosen('Eru gæludýr leyfð?')).toEqual(['Nei']);
    expect(tallyOf('Mesti fjöldi íbúa')).toBe('Frjálst');
    choose('Eru gæludýr leyfð?', 'Já');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Hundar' }));
    choose('Má reykja inni?', 'Já');
    fireEvent.click(screen.getByRole('button', { name: 'Fleiri íbúar' }));
    await isSaved({ smoking: true, allowed_pet: ['dog'], max_people: 1 });
  });

  it('V094 R276: of a room nobody is excluded until it is said', async () => {
    await open('4_rules', { listing_type: 'residential', listing_category: 'room' });
    expect(chosen('Hverjum er leigt?')).toEqual(['Öll kyn']);
  });

  it('V095 R280 R281 R283: available now; a fixed term is 6 to 12 months and cannot be renewed until it is said', async () => {
    const isSaved = await open('4_availability');
    expect(chosen('Hvenær er laust?')).toEqual(['Laust núna']);
    choose('Tegund leigutíma', /^Tímabundin leiga/);
    expect([tallyOf('Stysti leigutími, mánuðir'), tallyOf('Lengsti leigutími, mánuðir')]).toEqual([
      '6',
      '12',
    ]);
    expect(chosen('Er hægt að framlengja?')).toEqual(['Nei']);
    choose('Er hægt að framlengja?', 'Já');
    await isSaved({ duration: 'fixed-term', renewable: true });
  });

  it('V095 R282: an open-ended let has six months of notice until it is said', async () => {
    await open('4_availability', { duration: 'long-term' });
    expect(tallyOf('Uppsagnarfrestur')).toBe('6');
  });

  it('V096 R284 R285 R286 R288: a monthly rent in krónur with a deposit of three months until it is said', async () => {
    const isSaved = await open('5_pricing');
    const shown = (name: string) => {
      const { options, selectedIndex } = screen.getByRole('combobox', { name }) as HTMLSelectElement;
      return options[selectedIndex]!.textContent;
    };
    expect([shown('Gjaldmiðill'), shown('Fjöldi mánaða')]).toEqual(['Íslensk króna', '3 mánuðir']);
    expect(chosen('Trygging')).toEqual(['Mánuðir']);
    fireEvent.change(screen.getByRole('textbox', { name: 'Leiga á mánuði' }), {
      target: { value: '285000' },
    });
    choose('Trygging', 'Engin');
    expect(screen.queryByRole('combobox', { name: 'Fjöldi mánaða' })).toBeNull();
    await isSaved({ price: '285000', security_deposit: 'none' });
  });

  it('V097: a lease made here, with the ways to collect the rent and what they cost', async () => {
    const isSaved = await open('6_products');
    expect(screen.queryByRole('group', { name: 'Hvernig á að innheimta leiguna?' })).toBeNull();
    choose('Viltu gera leigusamninginn hjá okkur?', 'Já');
    await screen.findByRole('group', { name: 'Hvernig á að innheimta leiguna?' });
    await isSaved({ requested_contract_service: true });
    choose('Viltu gera leigusamninginn hjá okkur?', 'Nei');
    await isSaved({ requested_contract_service: false, service: null, service_paid_by_tenant: false });
  });

  it('V098 R287: what is missing stands with its link, the terms are not agreed to, and the button leads there instead of publishing', async () => {
    const isSaved = await open('6_summary', { title: 'Risíbúð' });
    expect(screen.getByText('Risíbúð', { selector: 'dd' })).toBeTruthy();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href')!);
    expect(links.some((href) => href.includes('step=5_pricing#'))).toBe(true);
    const publish = screen.getByRole('button', { name: 'Birta auglýsingu' }) as HTMLButtonElement;
    const terms = screen.getByRole('checkbox', { name: /skilmálana/ }) as HTMLInputElement;
    expect(terms.checked).toBe(false);
    fireEvent.click(publish);
    expect(document.activeElement?.id).toBe('missing-list');
    expect(screen.getByText('Samþykkja þarf skilmálana.')).toBeTruthy();
    fireEvent.click(terms);
    expect(screen.queryByText('Samþykkja þarf skilmálana.')).toBeNull();
    await isSaved({ terms_accepted: true });
  });

  it('V098 R242 R243: a visitor with a whole draft is asked to sign in, and nothing is published', async () => {
    const { seen } = draftServer(wholeDraft);
    knowVisitor();
    await show('6_summary', 'visitor');
    const publish = (await screen.findByRole('button', { name: 'Birta auglýsingu' })) as HTMLButtonElement;
    fireEvent.click(publish);
    await waitFor(() => expect(currentLogin()).toMatchObject({ userType: 'LL' }));
    expect(currentLogin()!.redirect).toContain('step=6_summary');
    expect(seen.filter(({ path }) => path.endsWith('/publish'))).toEqual([]);
  });
});

const clientId = '01990000-0000-7000-8000-0000000000c1';
/** The browser of a visitor who has begun a draft (G30). */
function knowVisitor(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the browser of the tests has no other way.
  document.cookie = `${clientIdCookie}=${clientId}; path=/`;
}
const wholeDraft = someListing({
  id,
  step: '6_summary',
  title: 'Risíbúð við höfnina',
  listing_type: 'residential',
  listing_category: 'apartment',
  street_name: 'Ránargata',
  street_number: '12',
  postal_code: { code: '101', name: '101 Reykjavík' } as never,
  city: 'Reykjavík',
  location: { lat: 64.15, lng: -21.95, exact: true },
  size: 84.5,
  bedrooms: 2,
  bathrooms: 1,
  kitchen: { present: true, kitchen_shared: 2 },
  amenities: ['elevator'] as never,
  furniture: 'negotiable',
  images: [someImage],
  description_translations: [
    { id: 'd1', language: 'is', text: 'Íbúðin er björt og hlý. '.repeat(4), machine_translated: false },
  ] as never,
  primary_description: 'is',
  rules: {
    id,
    max_people: 3,
    sex_allowed: 0,
    sex_limitation_reason: null,
    smoking: true,
    allowed_pet: ['cat'],
  },
  duration: 'fixed-term',
  contract_min_months: 9,
  contract_max_months: 18,
  renewable: true,
  price: { price: 285_000, currency: 'ISK' },
  insurance_months: 2,
  requested_contract_service: true,
  service: 'self_managed' as never,
  terms_accepted: true,
});

/** Everything that the form of a step holds, as its reader sees it. */
const valuesOf = () =>
  [
    ...document.querySelectorAll<HTMLInputElement>(
      'form input, form select, form textarea, form output, form dd',
    ),
  ].map((one) =>
    one.type === 'radio' || one.type === 'checkbox'
      ? `${one.closest('label')?.textContent ?? one.id}: ${one.checked}`
      : one.value || one.textContent,
  );

describe('a reload inside the wizard (L09)', () => {
  const draftIn = async (step: WizardStep, viewer: { id: string } | 'visitor') => {
    await show(step, viewer);
    const heading = await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
    const shown = [heading.textContent, valuesOf()] as const;
    cleanup();
    return shown;
  };

  it.each([
    ['signed in', { id: 'u1' }],
    ['as a visitor', 'visitor'],
  ] as const)('L09: keeps the step and its values, in each of the eleven steps, %s', async (_, viewer) => {
    if (viewer === 'visitor') knowVisitor();
    draftServer(someListing({ id }));
    const empty = new Map<WizardStep, readonly unknown[]>();
    for (const step of wizardSteps) empty.set(step, await draftIn(step, viewer));
    draftServer(wholeDraft);
    for (const step of wizardSteps) {
      const before = await draftIn(step, viewer);
      expect(await draftIn(step, viewer)).toEqual(before);
      // The draft is there: a form without it looks otherwise.
      expect(before, step).not.toEqual(empty.get(step));
    }
  });
});
