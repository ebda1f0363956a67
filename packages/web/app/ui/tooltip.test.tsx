import { IconPencil } from '@tabler/icons-react';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { IconButton } from './icon-button.tsx';
import { Tooltip } from './tooltip.tsx';

it('says its words at what has the focus, and Escape takes them away', async () => {
  render(
    <Tooltip text="Rename">
      <IconButton icon={IconPencil} label="Rename: Vesturbær" />
    </Tooltip>,
  );
  const button = screen.getByRole('button', { name: 'Rename: Vesturbær' });
  expect(screen.queryByRole('tooltip')).toBeNull();
  act(() => button.focus());
  const tip = await screen.findByRole('tooltip');
  expect(tip.textContent).toBe('Rename');
  expect(button.getAttribute('aria-describedby')).toBe(tip.id);
  fireEvent.keyDown(document, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
});
