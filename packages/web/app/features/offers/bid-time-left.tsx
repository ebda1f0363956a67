import { useEffect } from 'react';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { refreshOffers } from './use-live-offers.ts';
import { useSecondsUntil } from './use-seconds-until.ts';

/**
 * The time that a bid still stands, ticking. When it is over the server is asked what has become of it. The page as it
 * was served names the moment alone: the time that is left is another one by then.
 */
export function BidTimeLeft({ expiresAt }: { expiresAt: string }) {
  const { t } = useTexts();
  const seconds = useSecondsUntil(expiresAt);
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) void refreshOffers();
  }, [isOver]);
  if (!seconds) return null;
  const [days, hours, minutes] = [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60) % 60,
  ];
  const parts =
    days > 0
      ? [t('offersScreen.days', { count: days }), hours > 0 && t('offersScreen.hours', { count: hours })]
      : hours > 0
        ? [
            t('offersScreen.hours', { count: hours }),
            minutes > 0 && t('offersScreen.minutes', { count: minutes }),
          ]
        : minutes > 0
          ? [t('offersScreen.minutes', { count: minutes })]
          : [t('offersScreen.seconds', { count: seconds })];
  return (
    <>
      {' · '}
      <span role="timer">{t('offersScreen.left', { left: parts.filter(Boolean).join(' ') })}</span>
    </>
  );
}
