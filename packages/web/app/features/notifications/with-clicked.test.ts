import type { NotificationAnswer } from '@heima/domain/notifications/endpoints.ts';
import { expect, it } from 'vitest';
import { withClicked } from './with-clicked.ts';

it('R172: one is marked as clicked, or all', () => {
  const items = ['02', '01'].map((id) => ({ id, clicked: false }) as NotificationAnswer);
  const held = { items, next: null };
  expect(withClicked(held, '02').items.map(({ clicked }) => clicked)).toEqual([true, false]);
  expect(withClicked(held).items.map(({ clicked }) => clicked)).toEqual([true, true]);
});
