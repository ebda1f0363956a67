import { addDays, type PlainDate } from '@heima/domain/shared/plain-date.ts';
import type { Translate } from '@heima/domain/shared/translate.ts';
import type { Formats } from '#platform/format/formats.ts';

interface Said {
  t: Translate;
  format: Formats;
  today: PlainDate;
}

/** A day as it stands between messages: today, yesterday, or its weekday and date. */
export function dayName(day: string, { t, format, today }: Said): string {
  if (day === today) return t('inboxScreens.today');
  if (day === addDays(today, -1)) return t('inboxScreens.yesterday');
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() as 0 | 1 | 2 | 3 | 4 | 5 | 6;
  return t('inboxScreens.day', { weekday: t(`inboxScreens.weekdays.${weekday}`), date: format.date(day) });
}

/** When something was said, in a list: the time of today, yesterday, or the date. */
export function briefly(at: string, { t, format, today }: Said): string {
  const day = at.slice(0, 10);
  if (day === today) return format.time(at);
  return day === addDays(today, -1) ? t('inboxScreens.yesterday') : format.date(at);
}
