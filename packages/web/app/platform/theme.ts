import type { Theme } from '@heima/domain/shared/theme.ts';

/** The theme that was chosen by hand in this browser; the server writes it on the page. Nothing where the device decides. */
const chosenTheme = () => document.documentElement.dataset.theme as Theme | undefined;

const darkness = '(prefers-color-scheme: dark)';

/** Whether the page is dark now, for what is drawn without styles. */
export const isDarkNow = (): boolean =>
  chosenTheme() ? chosenTheme() === 'dark' : matchMedia(darkness).matches;

/** Calls back when the device has become dark or light. Returns what ends it. A choice by hand comes with a new page. */
export function followDarkness(follow: () => void): () => void {
  const device = matchMedia(darkness);
  device.addEventListener('change', follow);
  return () => device.removeEventListener('change', follow);
}
