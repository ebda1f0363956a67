import type { ListingAnswer } from '@heima/domain/listings/listing-answer.ts';
import type { WizardStep } from '@heima/domain/listings/wizard-steps.ts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draftServer } from '#areas/wizard/testing/draft-server.ts';
import { someListing } from '#entities/listing/testing/some-listing.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { WizardPage } from './wizard-page.tsx';

const sets = ['wizardScreens', 'autosave', 'listingScreen', 'listings', 'reference', 'places', 'validation'];
const id = '01990000-0000-7000-8000-00000000000d';

const show = async (step: WizardStep) => {
  const { router } = await renderInPage(<WizardPage />, sets, {
    address: `/start-listing?step=${step}`,
    viewer: { id: 'u1' },
  });
  await screen.findByRole('heading', { level: 1 });
  return () => new URLSearchParams(router.state.location.search).get('step');
};

/** A step of a draft; gives the step that is open now. */
async function open(step: WizardStep, draft: Partial<ListingAnswer> = {}) {
  const { seen } = draftServer(someListing({ id, step, ...draft }));
  return { step: await show(step), seen };
}
const goOn = () => fireEvent.click(screen.getByRole('button', { name: 'Áfram' }));
const choose = (group: string, name: string | RegExp) =>
  fireEvent.click(within(screen.getByRole('group', { name: group })).getByRole('radio', { name }));
const isChosen = (group: string, name: string | RegExp) =>
  (within(screen.getByRole('group', { name: group })).getByRole('radio', { name }) as HTMLInputElement)
    .checked;
const type = (name: string | RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const isSettled = () => waitFor(() => expect(screen.getByText('Sumt er óvistað')).toBeTruthy());

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  localStorage.clear();
});
// The network stays as the test left it: a page that is closed still sends what was typed on it.
describe('going on from a step of the wizard', () => {
  it('"yes" to pets without a pet is asked about, and never becomes "no" by itself', async () => {
    const { step } = await open('4_rules');
    const told = 'Segðu hvaða gæludýr eru leyfð, eða veldu „Nei“.';
    choose('Eru gæludýr leyfð?', 'Já');
    expect(screen.queryByText(told)).toBeNull();
    goOn();
    expect(screen.getByText(told)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Hvaða gæludýr?' }));
    expect(step()).toBe('4_rules');
    // Nor when the page is loaded anew.
    await isSettled();
    cleanup();
    await show('4_rules');
    await waitFor(() => expect(isChosen('Eru gæludýr leyfð?', 'Já')).toBe(true));
    cleanup();
    await show('6_summary');
    expect(screen.getByRole('link', { name: `Húsreglur: ${told}` }).getAttribute('href')).toContain(
      'step=4_rules#f-rules-allowed-pet',
    );
  });

  it('the last pet taken away does not say "no" either; a pet chosen lets one go on', async () => {
    const { step } = await open('4_rules', {
      rules: { ...someListing().rules, allowed_pet: ['dog'] },
    });
    fireEvent.click(screen.getByRole('checkbox', { name: 'Hundar' }));
    expect(isChosen('Eru gæludýr leyfð?', 'Já')).toBe(true);
    goOn();
    expect(step()).toBe('4_rules');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Kettir' }));
    goOn();
    await waitFor(() => expect(step()).toBe('4_availability'));
  });

  it('"from a day" without a day is asked about, and never becomes "now" by itself', async () => {
    const { step } = await open('4_availability');
    choose('Hvenær er laust?', 'Frá ákveðnum degi');
    goOn();
    expect(screen.getByText('Veldu daginn sem húsnæðið losnar, eða „laust núna“.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Laust frá' }));
    expect(step()).toBe('4_availability');
    await isSettled();
    cleanup();
    await show('4_availability');
    await waitFor(() => expect(isChosen('Hvenær er laust?', 'Frá ákveðnum degi')).toBe(true));
  });

  it('a day that has passed is reported when the field is left', async () => {
    await open('4_availability');
    choose('Hvenær er laust?', 'Frá ákveðnum degi');
    const day = screen.getByRole('textbox', { name: 'Laust frá' });
    day.focus();
    fireEvent.change(day, { target: { value: '1.3.2020' } });
    expect(day.getAttribute('aria-invalid')).toBeNull();
    fireEvent.blur(day);
    expect(day.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(/^Dagurinn sem húsnæðið losnar er liðinn/)).toBeTruthy();
  });

  it.each([
    ['Leiga á mánuði', '5_pricing', {}],
    ['Fjárhæð tryggingar', '5_pricing', { security_deposit: 'custom' }],
    [/^Stærð/, '2_size', {}],
  ] as const)(
    'an amount too large in the field %s is said there, and stays as typed',
    async (name, at, draft) => {
      const { step } = await open(at, draft);
      type(name, '999999999999');
      const field = screen.getByRole('textbox', { name }) as HTMLInputElement;
      goOn();
      expect([field.getAttribute('aria-invalid'), document.activeElement === field]).toEqual(['true', true]);
      expect(field.value.replace(/\D/g, '')).toBe('999999999999');
      expect(step()).toBe(at);
    },
  );

  it('an amount too large for a utility is said at its own field', async () => {
    const { step } = await open('5_pricing');
    choose('Hiti', 'Leigjandi greiðir');
    type('Hiti, fjárhæð á mánuði', '999999999999');
    const field = screen.getByRole('textbox', { name: 'Hiti, fjárhæð á mánuði' });
    fireEvent.blur(field);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Fjárhæðin má vera mest einn milljarður króna.')).toBeTruthy();
    goOn();
    expect(step()).toBe('5_pricing');
  });

  it('an unusual rent has to be confirmed or changed before one goes on', async () => {
    const { step } = await open('5_pricing');
    type('Leiga á mánuði', '5');
    goOn();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Leiga á mánuði' }));
    expect(step()).toBe('5_pricing');
    fireEvent.click(screen.getByRole('button', { name: 'Verðið er rétt' }));
    goOn();
    await waitFor(() => expect(step()).toBe('6_products'));
  });

  it('what is only missing yet holds nobody up', async () => {
    const { step } = await open('5_pricing');
    goOn();
    await waitFor(() => expect(step()).toBe('6_products'));
  });
});

describe('the first look of the wizard', () => {
  it('says of a copy what it is like, what came along and what did not', async () => {
    draftServer(someListing({ id, step: '1_map' }));
    const { router } = await renderInPage(<WizardPage />, sets, {
      address: '/start-listing',
      viewer: { id: 'u1' },
    });
    await act(() => router.navigate(`/start-listing?listing=${id}`, { state: { copyOf: 'Risíbúð' } }));
    expect(await screen.findByText('Þetta er afrit af „Risíbúð“')).toBeTruthy();
    expect(screen.getByText(/^Með fylgdi .*myndir/)).toBeTruthy();
    expect(screen.getByText(/^Íbúðarnúmer, fasteignanúmer/)).toBeTruthy();
    cleanup();
    await show('1_map');
    expect(screen.queryByText(/^Þetta er afrit/)).toBeNull();
  });

  it('the words beside the switch of the kitchen turn it too', async () => {
    await open('2_size');
    const kitchen = screen.getByRole('switch', { name: 'Eldhús eða eldunaraðstaða' }) as HTMLInputElement;
    fireEvent.click(screen.getByText('Eldhús eða eldunaraðstaða'));
    expect(kitchen.checked).toBe(true);
  });
});
