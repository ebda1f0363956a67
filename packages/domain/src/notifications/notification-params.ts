import type { Language } from '../shared/language.ts';
import { type Currency, showMoney } from '../shared/money.ts';
import { showDate, todayInIceland } from '../shared/plain-date.ts';
import { keyFromData } from '../shared/text-key.ts';
import type { TextParams, Translate } from '../shared/translate.ts';

/**
 * A value in the text of a notification: an amount with its currency, a moment, or the key of a text. It is stored as it is and
 * translated when it is read, since the reader's language may be another one by then.
 */
export type NotificationParam =
  | string
  | number
  | { amount: number; currency: Currency }
  /** An instant in ISO form. */
  | { moment: string }
  | { text: string };
export type NotificationParams = Readonly<Record<string, NotificationParam>>;

/** Date and time in Iceland, one way everywhere (V05). */
export const showMoment = (moment: string, translate: Translate): string => {
  const instant = new Date(moment);
  return translate('notifications.box.at', {
    date: showDate(todayInIceland(instant)),
    time: instant.toISOString().slice(11, 16),
  });
};

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
          : 'moment' in value
            ? showMoment(value.moment, translate)
            : showMoney(value.amount, value.currency, language),
    ]),
  );
