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
import { eventsQuery } from './events-query.ts';

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
  /** How each side is called; by its role where there is no name. */
  names: Partial<Record<ApplicationEvent['side'], string | undefined>>;
}

/** What has happened to an application, the first first (R211). */
export function HistorySection({ id, names }: HistorySectionProps) {
  const { t, format } = useTexts();
  const events = useQuery(eventsQuery(id));
  const title = t('applicationsScreen.history.title');
  return (
    <Section id="history" title={title}>
      {loadState(events, t('applicationsScreen.history.failed'), 1) ?? (
        <Timeline
          label={title}
          events={(events.data?.items ?? []).map(({ id: key, at, kind, side }) => ({
            key,
            at,
            when: `${format.date(at)} ${format.time(at)}`,
            what: t(`applicationsScreen.history.kinds.${kind}`),
            actor: names[side] ?? t(`applicationsScreen.history.${side}`),
            ...looks[kind],
          }))}
        />
      )}
    </Section>
  );
}
