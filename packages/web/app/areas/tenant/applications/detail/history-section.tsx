import type { ApplicationEvent } from '@heima/domain/applications/application-answer.ts';
import {
  IconArrowBackUp,
  IconCircleCheck,
  IconCircleX,
  IconEye,
  IconSend,
  IconStar,
  IconStarOff,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { loadState } from '#platform/errors/load-state.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Section } from '#ui/section.tsx';
import { Timeline, type TimelineEvent } from '#ui/timeline.tsx';
import { eventsQuery } from './application-queries.ts';

const looks: Readonly<Record<ApplicationEvent['kind'], Pick<TimelineEvent, 'icon' | 'tone'>>> = {
  sent: { icon: IconSend, tone: 'info' },
  opened: { icon: IconEye },
  considered: { icon: IconStar },
  set_aside: { icon: IconStarOff },
  accepted: { icon: IconCircleCheck, tone: 'success' },
  denied: { icon: IconCircleX, tone: 'danger' },
  cancelled: { icon: IconArrowBackUp },
};

interface HistorySectionProps {
  id: string;
  /** Unknown once the account is gone. */
  landlord: string | undefined;
}

/** What has happened to an application, the first first (R211). */
export function HistorySection({ id, landlord }: HistorySectionProps) {
  const { t, format } = useTexts();
  const events = useQuery(eventsQuery(id));
  const title = t('applicationsScreen.tenant.detail.history');
  const by = {
    applicant: t('applicationsScreen.tenant.detail.you'),
    landlord: landlord ?? t('applicationsScreen.tenant.detail.landlord'),
  };
  return (
    <Section title={title}>
      {loadState(events, t('applicationsScreen.tenant.detail.historyFailed'), 1) ?? (
        <Timeline
          label={title}
          events={(events.data?.items ?? []).map((event) => ({
            key: event.id,
            at: event.at,
            when: `${format.date(event.at)} ${format.time(event.at)}`,
            what: t(`applicationsScreen.tenant.events.${event.kind}`),
            actor: by[event.side],
            ...looks[event.kind],
          }))}
        />
      )}
    </Section>
  );
}
