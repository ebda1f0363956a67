import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { useToday } from './today.ts';

afterEach(() => void vi.useRealTimers());

const Today = () => <p>{useToday()}</p>;

it('found 20: the day is the one the page was made on, whatever the clock of the device says', async () => {
  vi.useFakeTimers({ now: new Date('2031-05-06T12:00:00Z'), toFake: ['Date'] });
  await renderInPage(<Today />, [], { today: '2026-12-01' });
  expect(screen.getByText('2026-12-01')).toBeDefined();
});
