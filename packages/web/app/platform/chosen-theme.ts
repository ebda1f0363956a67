import type { Theme } from '@heima/domain/shared/theme.ts';
import { nightMedia } from './night-media.ts';

/** The grounds of `tokens.css` (--snow), which the browser's own bars take on. */
const grounds = { light: '#ffffff', dark: '#171f27' } as const;

const bar = (theme: Theme, media = '') => `<meta name="theme-color" content="${grounds[theme]}"${media}/>`;

/**
 * Makes a page light or dark, as it was chosen by hand: on the finished page, since the browser's scripts then need to
 * know nothing of it.
 *
 * @param html The whole page, as React renders it.
 */
export function withTheme(html: string, theme: Theme | undefined): string {
  const bars = theme
    ? bar(theme)
    : bar('light', ' media="(prefers-color-scheme: light)"') +
      bar('dark', ` media="${nightMedia(undefined)}"`);
  const page = html.replace('</head>', `${bars}</head>`);
  if (!theme) return page;
  return page
    .replace('<html', `<html data-theme="${theme}"`)
    .replaceAll(`media="${nightMedia(undefined)}"`, `media="${nightMedia(theme)}"`);
}
