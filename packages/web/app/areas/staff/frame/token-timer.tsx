import { IconRefresh } from '@tabler/icons-react';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { showToast } from '#ui/toasts.ts';
import styles from './staff-frame.module.css';
import { renewsAt, useTimeLeft } from './use-time-left.ts';

/** Minutes and seconds, as a clock shows them. */
const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/**
 * How long the session's token still works, counted every second (V010, R034). A button renews it, and a page that is
 * in sight does so by itself in the last minute. A screen reader reads the time when asked, and hears of a renewal.
 */
export function TokenTimer() {
  const { t } = useTexts();
  const { left, renew } = useTimeLeft();
  const renewAndSay = async () => {
    const text = (await renew()) ? 'renewed' : 'failed';
    showToast({
      tone: text === 'renewed' ? 'success' : 'danger',
      text: t(`staffScreens.frame.${text}`),
      about: 'session',
    });
  };
  return (
    <div className={styles.timer}>
      <span
        role="timer"
        aria-label={t('staffScreens.frame.timer')}
        title={t('staffScreens.frame.timer')}
        className={left !== undefined && left <= renewsAt ? styles.short : undefined}
      >
        {left === undefined ? '–:––' : clock(left)}
      </span>
      <IconButton
        icon={IconRefresh}
        label={t('staffScreens.frame.renew')}
        onClick={() => void renewAndSay()}
      />
    </div>
  );
}
