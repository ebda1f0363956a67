import type { landlordOverview } from '@heima/domain/overview/endpoints.ts';
import type { CallResult } from '@heima/domain/shared/endpoint.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';

type First = CallResult<typeof landlordOverview>['waiting'][number]['first'];

/** Says of the first thing of a kind what it is about, and until when there is time or when it begins. */
export function useFirstDetails(): (kind: string, first: First) => (string | null)[] {
  const { t, format } = useTexts();
  return (kind, { title, name, at, people }) => [
    // An address of e-mail is broken behind its sign, where a line has no room for it.
    title && (kind === 'contacts' ? title.replace('@', '@\u200b') : title),
    name,
    at &&
      t(kind === 'bids' ? 'overviewScreen.first.until' : 'overviewScreen.first.begins', {
        date: format.date(at),
        time: format.time(at),
      }),
    people === null ? null : t('overviewScreen.first.people', { count: people }),
  ];
}
