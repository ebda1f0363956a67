import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { CookieBanner } from './cookie-banner.tsx';
import { acceptance, hasAccepted } from './cookie-consent.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  // biome-ignore lint/suspicious/noDocumentCookie: the test clears what it set.
  document.cookie = 'heima_cookies=; path=/; max-age=-1';
});

const wait = () => act(() => vi.advanceTimersByTimeAsync(2000));

describe('cookie banner', () => {
  it('V007 R012 eye C26: says that there are none but the necessary ones, shows until it is accepted, and never again after that', async () => {
    await renderInPage(<CookieBanner />);
    await wait();
    expect(screen.getByRole('region', { name: 'Vafrakökur' })).toBeTruthy();
    expect(screen.getByText(/aðeins nauðsynlegar/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Í lagi' }));
    expect(screen.queryByRole('region', { name: 'Vafrakökur' })).toBeNull();
    cleanup();
    await renderInPage(<CookieBanner />);
    await wait();
    expect(screen.queryByRole('region', { name: 'Vafrakökur' })).toBeNull();
  });

  it('R011: the acceptance lasts 365 days', () => {
    expect(acceptance(false)).toContain(`max-age=${365 * 24 * 60 * 60}`);
    expect(acceptance(true)).toMatch(/; secure$/);
  });

  it('is read by its whole name', () => {
    expect(hasAccepted('heima_lang=is; heima_cookies=accepted')).toBe(true);
    expect(hasAccepted('xheima_cookies=accepted; heima_lang=is')).toBe(false);
  });
});
