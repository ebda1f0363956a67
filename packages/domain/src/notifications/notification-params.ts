import type { Language } from '../shared/language.ts';
import { type Currency, showMoney } from '../shared/money.ts';
import { keyFromData } from '../shared/text-key.ts';
import type { TextParams, Translate } from '../shared/translate.ts';

/**
 * A value in the text of a notification: an amount with its currency, or the key of a text. It is stored as it is and
 * translated when it is read, since the reader's language may be another one by then.
 */
export type NotificationParam = string | number | { amount: number; currency: Currency } | { text: string };
export type NotificationParams = Readonly<Record<string, NotificationParam>>;

/** The values as the texts of one language take them. */
export const translateParams = (
  params: NotificationParams,
  translate: Translate,
  language: Language,
): TextParams =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value !== 'object'
        ? value
        : 'text' in value
          ? translate(keyFromData(value.text))
          : showMoney(value.amount, value.currency, language),
    ]),
  );
