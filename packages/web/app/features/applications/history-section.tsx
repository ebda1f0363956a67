import type { ApplicationEvent, ApplicationSide } from '@heima/domain/applications/application-answer.ts';
import {
  IconArrowBackUp,
  IconCashBanknote,
  IconCircleCheck,
  IconCircleX,
  IconClockX,
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
  bid: { icon: IconCashBanknote, tone: 'info' },
  counter_bid: { icon: IconCashBanknote, tone: 'info' },
  bid_accepted: { icon: IconCircleCheck, tone: 'success' },
  bid_denied: { icon: IconCircleX, tone: 'danger' },
  bid_withdrawn: { icon: IconArrowBackUp },
  bid_expired: { icon: IconClockX },
};

interface HistorySectionProps {
  id: string;
  /** How each side is called; by its role where there is no name. */
  names: Partial<Record<ApplicationSide, string | undefined>>;
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
          events={(events.data?.items ?? []).map(({ id: key, at, kind, side, price }) => ({
            key,
            at,
            when: `${format.date(at)} ${format.time(at)}`,
            what: t(`applicationsScreen.history.kinds.${kind}`, {
              price: price ? format.money(price.price, price.currency) : '',
            }),
            actor: side ? (names[side] ?? t(`applicationsScreen.history.${side}`)) : undefined,
            ...looks[kind],
          }))}
        />
      )}
    </Section>
  );
}
