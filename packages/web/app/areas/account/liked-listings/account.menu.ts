import { IconHeart } from '@tabler/icons-react';
import type { ScreenMenu } from '#features/shell/menu.ts';

export const menu: ScreenMenu = {
  to: '/account/liked-listings',
  icon: IconHeart,
  entry: { key: 'likedListings', place: 'view', order: 20, view: 'tenant' },
  tile: { key: 'liked', order: 34, view: 'tenant' },
};
