import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { neighboursIn, type ReceivedQueue } from '#areas/landlord/applications/received-queue.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Icon } from '#ui/icon.tsx';
import { LinkButton } from '#ui/link-button.tsx';

interface QueueLinksProps {
  id: string;
  queue: ReceivedQueue | undefined;
}

/**
 * The ways to the application before and the one after, also by the arrow keys while nothing has the focus. Letters are
 * no keys for it: whoever speaks to the computer would press them by saying words.
 */
export function QueueLinks({ id, queue }: QueueLinksProps) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { before, after } = neighboursIn(queue, id);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
      if (target !== document.body || altKey || ctrlKey || metaKey || shiftKey || defaultPrevented) return;
      const to = key === 'ArrowLeft' ? before : key === 'ArrowRight' ? after : undefined;
      if (to) void navigate(`/landlord/applications/${to}`, { state: { queue } });
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [before, after, queue, navigate]);
  if (!before && !after) return null;
  return (
    <nav className="row between row--wrap" aria-label={t('applicationsScreen.landlord.queue.label')}>
      {before ? (
        <LinkButton size="row" rel="prev" to={`/landlord/applications/${before}`} state={{ queue }}>
          <Icon of={IconArrowLeft} size={16} />
          {t('applicationsScreen.landlord.queue.before')}
        </LinkButton>
      ) : (
        <span />
      )}
      {after && (
        <LinkButton size="row" rel="next" to={`/landlord/applications/${after}`} state={{ queue }}>
          {t('applicationsScreen.landlord.queue.after')}
          <Icon of={IconArrowRight} size={16} />
        </LinkButton>
      )}
    </nav>
  );
}
