import { IconMessage } from '@tabler/icons-react';
import type { ScreenMenu } from '#features/shell/menu.ts';

export const menu: ScreenMenu = {
  to: '/inbox',
  icon: IconMessage,
  entry: { key: 'messages', place: 'signs', order: 10 },
};
