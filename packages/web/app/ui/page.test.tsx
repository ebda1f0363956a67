import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ConfirmButton } from './confirm-button.tsx';
import { Page } from './page.tsx';
import { Row, Rows } from './rows.tsx';
import { Section } from './section.tsx';

it('a page is a landmark with one main heading, and shows its state instead of its content', () => {
  const page = (state?: string) => (
    <Page head={<title>Leitir</title>} title="Vaktaðar leitir" lead="Hvað er nýtt" state={state}>
      <p>Efni</p>
    </Page>
  );
  const { rerender } = render(page());
  expect(screen.getByRole('main').id).toBe('content');
  expect(screen.getByRole('heading', { level: 1, name: 'Vaktaðar leitir' })).toBeTruthy();
  expect(screen.queryByText('Efni')).not.toBeNull();
  rerender(page('Ekki tókst að sækja leitir'));
  expect(screen.queryByText('Efni')).toBeNull();
  expect(screen.queryByText('Ekki tókst að sækja leitir')).not.toBeNull();
});

it('a section is a region named by its title', () => {
  render(
    <Section id="links" bar title="Hlekkir" actions={<button type="button">Nýr hlekkur</button>}>
      <Rows label="Hlekkir">
        <Row title="Til Önnu" actions={<button type="button">Afrita</button>} note="Útrunninn" />
      </Rows>
    </Section>,
  );
  const section = screen.getByRole('region', { name: 'Hlekkir' });
  expect(section.id).toBe('links');
  expect(screen.getByRole('listitem').textContent).toBe('Til ÖnnuAfritaÚtrunninn');
});

it('a button that confirms asks once, acts, and gives the focus back', async () => {
  const onConfirm = vi.fn(async () => {});
  render(
    <ConfirmButton
      confirm={{
        title: 'Eyða drögunum?',
        text: '12 myndir hverfa.',
        action: 'Eyða drögum',
        close: 'Halda drögum',
        closeLabel: 'Loka',
        danger: true,
      }}
      onConfirm={onConfirm}
    >
      Eyða
    </ConfirmButton>,
  );
  const opener = screen.getByRole('button', { name: 'Eyða' });
  opener.focus();
  fireEvent.click(opener);
  expect(onConfirm).not.toHaveBeenCalled();
  expect(screen.getByRole('alertdialog', { name: 'Eyða drögunum?' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Eyða drögum' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(onConfirm).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(opener);
});
