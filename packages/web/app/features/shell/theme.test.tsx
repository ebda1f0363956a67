import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withTheme } from '#platform/chosen-theme.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { nightMedia } from '#platform/night-media.ts';
import { followDarkness, isDarkNow } from '#platform/theme.ts';
import { ThemeLinks } from './theme-links.tsx';

let device: EventTarget & { matches: boolean };
beforeEach(() => {
  device = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => device);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  delete document.documentElement.dataset.theme;
});

const html =
  '<!doctype html><html lang="is"><head></head><body><source media="(prefers-color-scheme: dark)"></body></html>';

describe('gap: light and dark by hand', () => {
  it('offers light, dark and the device as addresses that keep the rest', async () => {
    await renderInPage(<ThemeLinks />, [], { address: '/listings?rooms=2' });
    const links = screen.getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Ljóst', '/listings?rooms=2&theme=light'],
      ['Dökkt', '/listings?rooms=2&theme=dark'],
      ['Eins og tækið', '/listings?rooms=2&theme=device'],
    ]);
  });

  it('writes the choice on the page: its root, the bars of the browser, and the pictures of one time of day', () => {
    const dark = withTheme(html, 'dark');
    expect(dark).toContain('<html data-theme="dark" lang="is">');
    expect(dark).toContain('<source media="screen">');
    expect(dark.match(/<meta name="theme-color"[^>]*>/g)).toEqual([
      '<meta name="theme-color" content="#171f27"/>',
    ]);
    const light = withTheme(html, 'light');
    expect(light).toContain('<source media="not all">');
    expect(light.match(/<meta name="theme-color"[^>]*>/g)).toEqual([
      '<meta name="theme-color" content="#ffffff"/>',
    ]);
  });

  it('leaves the page to the device where nobody chose', () => {
    const page = withTheme(html, undefined);
    expect(page).toContain('<html lang="is">');
    expect(page).toContain('<source media="(prefers-color-scheme: dark)">');
    expect(page.match(/<meta name="theme-color"[^>]*media="[^"]*"/g)).toHaveLength(2);
  });

  it('maps are drawn as it was chosen, else as the device asks for, and follow that', () => {
    expect(isDarkNow()).toBe(false);
    const follow = vi.fn();
    const end = followDarkness(follow);
    device.matches = true;
    device.dispatchEvent(new Event('change'));
    expect([isDarkNow(), follow.mock.calls.length]).toEqual([true, 1]);
    end();
    device.dispatchEvent(new Event('change'));
    expect(follow).toHaveBeenCalledTimes(1);
    document.documentElement.dataset.theme = 'light';
    expect([isDarkNow(), nightMedia('light'), nightMedia('dark')]).toEqual([false, 'not all', 'screen']);
  });
});
