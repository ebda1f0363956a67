import type { ScreenMenu } from '#features/shell/menu.ts';

/**
 * What the screens put into the header: their files `header.menu.ts`. The header of every page carries them with their
 * icons; what only the menus of a signed-in person show stands in `account.menu.ts` instead.
 */
export const headerMenu: readonly ScreenMenu[] = Object.values(
  import.meta.glob<ScreenMenu>('./areas/**/header.menu.ts', { eager: true, import: 'menu' }),
);
