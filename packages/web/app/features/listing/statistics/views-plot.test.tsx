import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drawNothing } from '#features/listing/statistics/testing/draw-nothing.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { ViewsPlot } from './views-plot.tsx';

const days = Array.from({ length: 30 }, (_, at) => ({
  date: `2026-11-${String(at + 1).padStart(2, '0')}`,
  views: at === 29 ? 17 : at % 5,
}));

beforeEach(drawNothing);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('eye C16: the last day is said, the arrow keys go from day to day, and the bars come late', async () => {
  const { container } = await renderInPage(<ViewsPlot days={days} />, ['landlordScreens']);
  const plot = screen.getByRole('slider', { name: /^73 skoðanir frá 01.11.2026 til 30.11.2026, mest 17/ });
  expect(plot.getAttribute('aria-valuetext')).toBe('30.11.2026: 17 skoðanir');
  expect(container.querySelector('canvas')).toBeNull();
  await waitFor(() => expect(container.querySelector('canvas')).toBeTruthy());
  fireEvent.keyDown(plot, { key: 'ArrowLeft' });
  expect(screen.getByText('29.11.2026: 3 skoðanir')).toBeTruthy();
  fireEvent.keyDown(plot, { key: 'ArrowRight' });
  fireEvent.keyDown(plot, { key: 'ArrowRight' });
  expect(plot.getAttribute('aria-valuenow')).toBe('29');
  fireEvent.keyDown(plot, { key: 'Home' });
  expect(screen.getByText('01.11.2026: 0 skoðanir')).toBeTruthy();
  fireEvent.blur(plot);
  expect(screen.getByText('30.11.2026: 17 skoðanir')).toBeTruthy();
});

it('eye C16: without a view there is no axis, but a sentence', async () => {
  const { container } = await renderInPage(
    <ViewsPlot days={days.map(({ date }) => ({ date, views: 0 }))} />,
    ['landlordScreens'],
  );
  expect(screen.getByText('Enginn hefur skoðað síðustu 30 daga.')).toBeTruthy();
  expect(screen.queryByRole('slider')).toBeNull();
  expect(container.querySelector('canvas')).toBeNull();
});
