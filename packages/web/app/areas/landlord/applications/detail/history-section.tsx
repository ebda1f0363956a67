import type { ApplicationEvent } from '@heima/domain/applications/application-answer.ts';
import { IconCircleCheck, IconCircleX, IconEye, IconSend, IconStar, IconStarOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { loadState } from '#platform/errors/load-state.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Section } from '#ui/section.tsx';
import { Timeline, type TimelineEvent } from '#ui/timeline.tsx';
import { eventsQuery } from './detail-queries.ts';

type Look = Pick<TimelineEvent, 'icon' | 'tone'>;

const looks: Readonly<Record<ApplicationEvent['kind'], Look>> = {
  sent: { icon: IconSend, tone: 'info' },
  opened: { icon: IconEye },
  considered: { icon: IconStar },
  set_aside: { icon: IconStarOff },
  accepted: { icon: IconCircleCheck, tone: 'success' },
  denied: { icon: IconCircleX, tone: 'danger' },
  cancelled: { icon: IconCircleX },
};

/** What has happened to an application, the first first (R211). */
export function HistorySection({ id }: { id: string }) {
  const { t, format } = useTexts();
  const query = useQuery(eventsQuery(id));
  const title = t('applicationsScreen.landlord.history.title');
  return (
    <Section id="history" title={title}>
      {loadState(query, t('applicationsScreen.landlord.history.failed'), 1) ?? (
        <Timeline
          label={title}
          events={query.data!.items.map(({ id: key, at, kind, side }) => ({
            key,
            at,
            when: `${format.date(at)} ${format.time(at)}`,
            what: t(`applicationsScreen.landlord.history.${kind}`),
            actor: t(`applicationsScreen.landlord.history.${side}`),
            ...looks[kind],
          }))}
        />
      )}
    </Section>
  );
}
