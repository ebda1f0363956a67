import type { ScreenMenu } from '#features/shell/menu.ts';

/** What the screens put into the menus and tiles of a signed-in person: their files `account.menu.ts`. */
export const accountMenu: readonly ScreenMenu[] = Object.values(
  import.meta.glob<ScreenMenu>('./areas/**/account.menu.ts', { eager: true, import: 'menu' }),
);
