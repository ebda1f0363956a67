import type { OpenHouse } from '@heima/domain/open-houses/open-house-answer.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';

/** Writes when an open house is, one way on every page (V05). */
export function useWhen(): (of: Pick<OpenHouse, 'starts_at' | 'ends_at'>) => string {
  const { t, format } = useTexts();
  return ({ starts_at, ends_at }) =>
    t('openHousesScreen.when', {
      date: format.date(starts_at),
      from: format.time(starts_at),
      to: format.time(ends_at),
    });
}
