import type { StaffUser } from '@heima/domain/staff-users/endpoints.ts';
import { IconPoint } from '@tabler/icons-react';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Section } from '#ui/section.tsx';
import { Timeline } from '#ui/timeline.tsx';

type Entry = Omit<StaffUser['history'][number], 'reason'> & { reason?: string | null };

/** What was done about a person or an item, and by whom. */
export function TrailSection({ history }: { history: readonly Entry[] }) {
  const { t, format } = useTexts();
  const title = t('staffScreens.item.history');
  return (
    <Section title={title}>
      {history.length === 0 ? (
        <p className="muted">{t('staffScreens.item.noHistory')}</p>
      ) : (
        <Timeline
          label={title}
          events={history.map(({ id, at, action, by, reason }) => ({
            key: id,
            at,
            when: `${format.date(at)} ${format.time(at)}`,
            what: [t(`staffScreens.trail.${action}`), reason].filter(Boolean).join(': '),
            actor: by,
            icon: IconPoint,
          }))}
        />
      )}
    </Section>
  );
}
