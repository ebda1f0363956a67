import { describe, expect, it } from 'vitest';
import { translateParams } from './notification-params.ts';

describe('values in the text of a notification', () => {
  const translate = (key: string, params?: object) =>
    params ? `said ${key} ${Object.values(params).join(' ')}` : `said ${key}`;

  it('R005 R006 V05: amounts are written as the reader’s language does, moments in one way, texts translated to it, the rest left as it is', () => {
    const params = {
      title: '{{name}}',
      count: 3,
      price: { amount: 285_000, currency: 'ISK' },
      deposit: { amount: 123_450, currency: 'USD' },
      time: { moment: '2026-12-05T17:00:00.000Z' },
      none: { text: 'listings.card.untitled' },
    } as const;
    expect(translateParams(params, translate, 'is')).toEqual({
      title: '{{name}}',
      count: 3,
      price: '285.000\u00a0kr.',
      deposit: '$1.234,50',
      time: 'said notifications.box.at 05.12.2026 17:00',
      none: 'said listings.card.untitled',
    });
    expect(translateParams(params, translate, 'en')).toMatchObject({
      price: '285,000\u00a0kr.',
      deposit: '$1,234.50',
    });
  });
});
