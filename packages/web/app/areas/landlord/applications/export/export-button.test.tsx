import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { receivedPage, secondId, someReceived } from '#areas/landlord/applications/testing/some-received.ts';
import { fakeApi } from '#platform/forms/testing/fake-api.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { currentToasts, dismissToast } from '#ui/toasts.ts';
import { ExportButton } from './export-button.tsx';

const sets = ['applicationsScreen', 'listings', 'reference'];
let saved: { name: string; text: Promise<string> }[] = [];

beforeEach(() => {
  saved = [];
  let blob: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((given) => {
    blob = given as Blob;
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ name: this.download, text: blob!.text() });
  });
});
afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const second = someReceived({
  id: secondId,
  applicant: { id: 'p2', full_name: '=HYPERLINK("x")', profile_image: null },
  message: 'Lína 1;\n"Lína 2" þ Ґ',
  tags: ['hringja', 'góð'],
});

it('all pages of what the filter lets through are saved as a table, in words, without formulas', async () => {
  const { seen } = fakeApi(({ path }) => {
    const page = new URLSearchParams(path.split('?')[1]).get('page');
    const next = page === '1' ? '/landlords/rental-applications?page=2' : null;
    return {
      status: 200,
      body: { ...receivedPage([page === '1' ? someReceived() : second]), count: 2, next },
    };
  });
  await renderInPage(<ExportButton />, sets, { address: '/?group=new&noSmokingTenants=true&page=7' });
  fireEvent.click(screen.getByRole('button', { name: 'Sækja sem töflu' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(seen.map(({ path }) => Object.fromEntries(new URLSearchParams(path.split('?')[1])))).toEqual(
    ['1', '2'].map((page) => ({
      group: 'new',
      is_smoking: 'false',
      order_by: 'created_at',
      page,
      page_size: '100',
    })),
  );
  expect(saved[0]!.name).toMatch(/^umsoknir-\d{4}-\d{2}-\d{2}\.csv$/);
  const text = await saved[0]!.text;
  const [head, one] = text.split('\r\n');
  expect(head).toMatch(/^\uFEFF?Umsækjandi;Eign;Staða umsóknar;Send;Flytur inn;/);
  expect(one).toMatch(/^Anna Jónsdóttir;Risíbúð við Ránargötu;Móttekin;20\.11\.2026;Frá 15\.01\.2027;/);
  // A spreadsheet takes neither the name for a formula nor the message for two cells.
  expect(text).toContain(`"'=HYPERLINK(""x"")"`);
  expect(text).toContain('"Lína 1;\n""Lína 2"" þ Ґ"');
  expect(text).toContain('hringja, góð');
});

it('a list that cannot be fetched saves nothing and says so', async () => {
  fakeApi(() => ({ status: 500 }));
  await renderInPage(<ExportButton />, sets, { address: '/' });
  fireEvent.click(screen.getByRole('button', { name: 'Sækja sem töflu' }));
  await screen.findByText('Ekki tókst að búa til skrána');
  expect(saved).toEqual([]);
  expect(screen.getByRole('button', { name: 'Sækja sem töflu' })).toBeTruthy();
});
