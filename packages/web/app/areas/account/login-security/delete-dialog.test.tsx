import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeApi, refused } from '#platform/forms/testing/fake-api.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { DeleteDialog } from './delete-dialog.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  ['Delete', 1],
  ['Eyða', 1],
  ['eyða ', 1],
  ['delete', 0],
  ['Eyda', 0],
  ['', 0],
])('R121 eye B16: the word %j sends the deletion %i times', async (word, times) => {
  const { seen } = fakeApi(() => refused(409, 'accounts.lastStaff', 'Nei.'));
  await renderInPage(<DeleteDialog userId="u1" onClose={() => {}} />, ['loginSecurityScreen', 'accounts']);
  fireEvent.change(screen.getByLabelText('Skrifaðu orðið Delete eða Eyða'), { target: { value: word } });
  fireEvent.click(screen.getByRole('checkbox', { hidden: true }));
  fireEvent.click(screen.getByRole('button', { name: 'Eyða aðgangi fyrir fullt og allt', hidden: true }));
  if (times === 0) await screen.findByText('Skrifaðu Delete, nákvæmlega svona.');
  else await waitFor(() => expect(seen).toHaveLength(1));
  expect(seen.filter(({ method }) => method === 'DELETE')).toHaveLength(times);
});
