import { stepNumber, wizardProgressMax, wizardSteps } from '@heima/domain/listings/wizard-steps.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draftServer } from '#areas/wizard/testing/draft-server.ts';
import { someListing } from '#entities/listing/testing/some-listing.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { WizardPage } from './wizard-page.tsx';

const sets = ['wizardScreens', 'autosave', 'listingScreen', 'listings', 'reference', 'places', 'validation'];
const draft = someListing({
  id: '01990000-0000-7000-8000-00000000000d',
  step: '3_description',
  title: 'Risíbúð',
});

const server = (given?: Parameters<typeof draftServer>[1]) => draftServer(draft, given);
const show = (query: string) =>
  renderInPage(<WizardPage />, sets, { address: `/start-listing${query}`, viewer: { id: 'u1' } });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const tabs = () => within(screen.getByRole('navigation')).getAllByRole('link');

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  localStorage.clear();
});
// The network stays as the test left it: a page that is closed still sends what was typed on it.
describe('the wizard (V087)', () => {
  it('R271 R272 R273: eleven tabs in order, each in the bar of its number, of six', async () => {
    server({ has: false });
    await show('?step=1_map');
    await heading('Hvar er eignin?');
    expect(
      tabs().map((tab) => new URLSearchParams(tab.getAttribute('href')!.split('?')[1]).get('step')),
    ).toEqual([...wizardSteps]);
    const bars = within(screen.getByRole('navigation')).getAllByRole('listitem');
    expect(bars).toHaveLength(wizardProgressMax);
    expect(bars.map((bar) => within(bar).queryAllByRole('link').length)).toEqual(
      bars.map((_, at) => wizardSteps.filter((step) => stepNumber(step) === at + 1).length),
    );
  });

  it('X01: a step opened by the button begins at its heading, names the page and shows how far it is', async () => {
    server();
    await show('?step=3_description');
    await heading('Segðu frá eigninni');
    fireEvent.click(screen.getByRole('button', { name: 'Áfram' }));
    const next = await heading('Hvaða reglur gilda?');
    await waitFor(() => expect(document.activeElement).toBe(next));
    expect(document.title).toContain('Hvaða reglur gilda?');
    expect(screen.getAllByRole('status').some((one) => /4.*6|Skref 4/.test(one.textContent!))).toBe(true);
    expect(
      tabs()
        .find((tab) => tab.getAttribute('aria-current') === 'step')!
        .getAttribute('aria-label'),
    ).toMatch(/Reglur/i);
  });

  it('eye C11: the phone shows on every step what is there by now; before anything is there a desk says what will come', async () => {
    server();
    const { container, unmount } = await show('?step=4_rules');
    await heading('Hvaða reglur gilda?');
    expect(container.querySelector('[data-peek]')?.textContent).toContain('Risíbúð');
    unmount();
    server({ has: false });
    await show('?listing=new&step=1_map');
    await heading('Hvar er eignin?');
    expect(document.querySelector('[data-peek]')).toBeNull();
    expect(screen.getByText(/Auglýsingin verður til hér/)).toBeTruthy();
    expect(screen.queryByText('Verð ekki skráð')).toBeNull();
  });

  it('eye C12: the help on all rooms stands at their field', async () => {
    server();
    await show('?step=2_size');
    await heading('Hve stór er eignin?');
    const row = document.getElementById('f-rooms')!;
    expect(row.textContent).toContain('Herbergi alls eru svefnherbergi og stofur samanlagt.');
  });

  it('L09: opens the draft at the step it was left on, and at the step of the address when one is named', async () => {
    server();
    const { unmount } = await show('');
    await heading('Segðu frá eigninni');
    expect((screen.getByRole('textbox', { name: 'Fyrirsögn' }) as HTMLInputElement).value).toBe('Risíbúð');
    unmount();
    await show('?step=5_pricing');
    await heading('Hvað kostar að leigja?');
  });

  it('R261: without the progress the wizard begins, and says nothing of it', async () => {
    server({ refuses: ({ path }) => path.startsWith('/listingprogress') });
    await show('');
    await heading('Hvar er eignin?');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText('Reyndu aftur.')).toBeNull();
  });

  it('makes the draft at the first edit and sends each later one by itself', async () => {
    const { seen } = server({ has: false });
    await show('?step=3_description');
    const title = await screen.findByRole('textbox', { name: 'Fyrirsögn' });
    fireEvent.change(title, { target: { value: 'Björt íbúð' } });
    await screen.findByText(/^Vistað/, {}, { timeout: 3000 });
    fireEvent.change(title, { target: { value: 'Björt og hlý íbúð' } });
    await waitFor(() => expect(seen.some(({ method }) => method === 'PATCH')).toBe(true), { timeout: 3000 });
    const writes = seen.filter(({ method, path }) => method !== 'GET' && !path.endsWith('/steps'));
    expect(writes.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /listings',
      `PATCH /listings/${draft.id}`,
    ]);
    expect(writes.at(-1)!.body).toMatchObject({ title: 'Björt og hlý íbúð' });
  });

  it('keeps what could not be saved, also over a reload, and sends it when asked', async () => {
    let isDown = true;
    const { seen } = server({ refuses: ({ method }) => isDown && method !== 'GET' });
    const { unmount } = await show('?step=3_description');
    fireEvent.change(await screen.findByRole('textbox', { name: 'Fyrirsögn' }), {
      target: { value: 'Íbúð við höfnina' },
    });
    await screen.findByRole('button', { name: 'Reyna núna' }, { timeout: 3000 });
    unmount();
    await show('?step=3_description');
    const title = (await screen.findByRole('textbox', { name: 'Fyrirsögn' })) as HTMLInputElement;
    await waitFor(() => expect(title.value).toBe('Íbúð við höfnina'));
    isDown = false;
    fireEvent.click(await screen.findByRole('button', { name: 'Reyna núna' }, { timeout: 3000 }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Reyna núna' })).toBeNull());
    const sent = seen.filter(({ method }) => method === 'PATCH');
    expect(sent.at(-1)!.body).toMatchObject({ title: 'Íbúð við höfnina' });
    await screen.findByText(/^Vistað/);
  });
});
