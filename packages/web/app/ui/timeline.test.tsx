import { IconEye } from '@tabler/icons-react';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Timeline } from './timeline.tsx';

it('says of each event what happened, when, and by whom', () => {
  render(
    <Timeline
      label="History"
      events={[
        {
          key: 'a',
          at: '2026-11-28T14:02:00Z',
          when: '28.11.2026 14:02',
          what: 'Seen',
          actor: 'Jón',
          icon: IconEye,
        },
        { key: 'b', at: '2026-11-27T09:00:00Z', when: '27.11.2026 09:00', what: 'Made', icon: IconEye },
      ]}
    />,
  );
  expect(screen.getByRole('list', { name: 'History' })).toBeTruthy();
  const [first, second] = screen.getAllByRole('listitem');
  expect(first!.textContent).toBe('Seen28.11.2026 14:02 · Jón');
  expect(first!.querySelector('time')!.dateTime).toBe('2026-11-28T14:02:00Z');
  expect(second!.textContent).toBe('Made27.11.2026 09:00');
});
