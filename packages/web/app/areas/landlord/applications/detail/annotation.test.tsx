import type { ReceivedApplication } from '@heima/domain/applications/application-answer.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  address,
  besideOf,
  route,
  served,
  sets,
  writes,
} from '#areas/landlord/applications/testing/received-page.ts';
import { firstId, someReceived } from '#areas/landlord/applications/testing/some-received.ts';
import { fakeApi } from '#platform/forms/testing/fake-api.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { FakeSource } from '#platform/live/testing/fake-source.ts';
import { ApplicationPage } from './application-page.tsx';

const open = () => renderInPage(<ApplicationPage />, sets, { address, route });

beforeEach(() => vi.stubGlobal('EventSource', FakeSource));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('what the landlord’s side notes', () => {
  it('V250: categories are chosen from the list and saved', async () => {
    const { seen } = served(someReceived({ categories: ['single'] }), () => ({
      categories: ['couple', 'temporary_stay'],
    }));
    await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Velja flokka' }));
    const dialog = await screen.findByRole('dialog', { hidden: true });
    const box = (name: string) => within(dialog).getByRole('checkbox', { name, hidden: true });
    expect(within(dialog).getAllByRole('checkbox', { hidden: true })).toHaveLength(7);
    expect((box('Einstaklingur') as HTMLInputElement).checked).toBe(true);
    for (const name of ['Tímabundin dvöl', 'Einstaklingur', 'Par']) fireEvent.click(box(name));
    fireEvent.submit((box('Par') as HTMLInputElement).form!);
    expect(await screen.findByText('Tímabundin dvöl')).toBeTruthy();
    expect(writes(seen)).toEqual([
      {
        method: 'POST',
        path: `/applications/${firstId}/categories`,
        body: { application_categories: ['couple', 'temporary_stay'] },
      },
    ]);
  });

  it('V109: notes and tags are saved, only what was changed is sent, and it is said who sees them', async () => {
    const { seen } = served(someReceived({ notes: 'Hringdi.' }), (body: object) => body);
    await open();
    const notes = (await screen.findByLabelText('Minnispunktar')) as HTMLTextAreaElement;
    expect(screen.getAllByText(/Umsækjandinn sér þetta ekki/).length).toBeGreaterThan(0);
    const save = screen.getByRole('button', { name: 'Vista minnispunkta' }) as HTMLButtonElement;
    expect(save.disabled).toBe(true);
    const tag = screen.getByLabelText('Merki');
    fireEvent.change(tag, { target: { value: 'meðmæli' } });
    fireEvent.keyDown(tag, { key: 'Enter' });
    expect(screen.getByRole('button', { name: 'Fjarlægja merkið meðmæli' })).toBeTruthy();
    fireEvent.submit(notes.form!);
    await screen.findByText('Minnispunktarnir voru vistaðir.');
    fireEvent.change(notes, { target: { value: 'Hringdi aftur.' } });
    fireEvent.submit(notes.form!);
    await waitFor(() => expect(writes(seen)).toHaveLength(2));
    expect(writes(seen).map(({ body }) => body)).toEqual([
      { tags: ['meðmæli'] },
      { notes: 'Hringdi aftur.' },
    ]);
  });

  /** A server on which somebody else has saved these meanwhile. */
  function changedMeanwhile(theirs: Partial<ReceivedApplication>) {
    let now = someReceived({ notes: 'Hringdi.', tags: ['góð'] });
    const api = fakeApi(({ method, path, body, headers }) => {
      if (method === 'GET') return { status: 200, body: besideOf(path) ?? now };
      if (headers['if-match'] === '"v1"') {
        now = { ...now, ...theirs, version: 'v2' };
        return { status: 412, body: { status: 412, code: 'common.changedMeanwhile', current: now } };
      }
      now = { ...now, ...(body as object), version: 'v3' };
      return { status: 200, body: now };
    });
    return { ...api, sent: () => api.seen.filter(({ method }) => method !== 'GET') };
  }
  const changeNotes = async (value: string) => {
    const notes = (await screen.findByLabelText('Minnispunktar')) as HTMLTextAreaElement;
    fireEvent.change(notes, { target: { value } });
    fireEvent.submit(notes.form!);
    return notes;
  };

  it('V109: what was saved elsewhere meanwhile is taken in, where only the other changed it', async () => {
    const { sent } = changedMeanwhile({ tags: ['góð', 'meðmæli'] });
    await open();
    await changeNotes('Hringdi aftur.');
    await screen.findByText('Minnispunktarnir voru vistaðir.');
    expect(sent().map(({ body, headers }) => [body, headers['if-match']])).toEqual([
      [{ notes: 'Hringdi aftur.' }, '"v1"'],
      [{ notes: 'Hringdi aftur.' }, '"v2"'],
    ]);
    expect(await screen.findByRole('button', { name: 'Fjarlægja merkið meðmæli' })).toBeTruthy();
  });

  it('V109: where both changed the notes nothing is written over before the other’s was read', async () => {
    const { sent } = changedMeanwhile({ notes: 'Kom að skoða.' });
    await open();
    const notes = await changeNotes('Hringdi aftur.');
    expect(await screen.findByText(/breytti þessu í „Kom að skoða.“/)).toBeTruthy();
    expect([notes.value, notes.getAttribute('aria-invalid'), sent().length]).toEqual([
      'Hringdi aftur.',
      'true',
      1,
    ]);
    fireEvent.submit(notes.form!);
    await screen.findByText('Minnispunktarnir voru vistaðir.');
    expect(sent()[1]!.headers['if-match']).toBe('"v2"');
  });

  it('V109: a tag that is too long is refused at its field, and never cut', async () => {
    const { seen } = served(someReceived());
    await open();
    const tag = (await screen.findByLabelText('Merki')) as HTMLInputElement;
    const long = 'meðmæli frá fyrri leigusala sem ég þekki';
    fireEvent.change(tag, { target: { value: long } });
    expect([tag.value, tag.getAttribute('aria-invalid')]).toEqual([long, 'true']);
    expect(screen.getByText('Má vera mest 30 stafir.')).toBeTruthy();
    fireEvent.keyDown(tag, { key: 'Enter' });
    expect((screen.getByRole('button', { name: 'Bæta við' }) as HTMLButtonElement).disabled).toBe(true);
    expect(screen.queryByRole('button', { name: /Fjarlægja merkið/ })).toBeNull();
    expect(writes(seen)).toEqual([]);
  });

  it('V109: notes that could not be saved stay as they were typed', async () => {
    served(someReceived(), 'lost');
    await open();
    const notes = (await screen.findByLabelText('Minnispunktar')) as HTMLTextAreaElement;
    fireEvent.change(notes, { target: { value: 'Reykir líklega ekki.' } });
    fireEvent.submit(notes.form!);
    expect(await screen.findByText(/Við náðum ekki sambandi/)).toBeTruthy();
    expect(notes.value).toBe('Reykir líklega ekki.');
    expect((screen.getByRole('button', { name: 'Vista minnispunkta' }) as HTMLButtonElement).disabled).toBe(
      false,
    );
  });
});
