import { IconBookmark } from '@tabler/icons-react';
import type { ScreenMenu } from '#features/shell/menu.ts';

export const menu: ScreenMenu = {
  to: '/account/saved-searches',
  icon: IconBookmark,
  entry: { key: 'savedSearches', place: 'user', order: 30 },
  tile: { key: 'searches', order: 36 },
};
