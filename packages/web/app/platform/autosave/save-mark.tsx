import { IconAlertCircle, IconCircleCheck, IconCloudOff, IconRefresh } from '@tabler/icons-react';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { Notice } from '#ui/notice.tsx';
import type { AutosaveState } from './autosave.ts';
import styles from './save-mark.module.css';

/** 14:02, by the clock in Iceland. */
const clock = (moment: number, time: (value: string) => string): string =>
  time(new Date(moment).toISOString());

/** Whether everything is saved; quiet while it is. */
export function SaveMark({ state }: { state: AutosaveState }) {
  const { t, format } = useTexts();
  const { status, savedAt } = state;
  if (status === 'clean') return <span className={styles.mark} role="status" />;
  if (status === 'offline' || status === 'failed')
    return (
      <span className={classNames(styles.mark, styles.off)} role="status">
        <Icon of={status === 'offline' ? IconCloudOff : IconAlertCircle} size={16} />
        <span>{t(state.isKept ? 'autosave.kept' : 'autosave.notKept')}</span>
      </span>
    );
  const isRefused = Object.values(state.edits).some((edit) => edit.state === 'refused');
  if (status === 'saved' && isRefused)
    return (
      <span className={classNames(styles.mark, styles.off)} role="status">
        <Icon of={IconAlertCircle} size={16} />
        <span>{t('autosave.partly')}</span>
      </span>
    );
  return (
    <span className={styles.mark} role="status">
      <Icon of={status === 'saving' ? IconRefresh : IconCircleCheck} size={16} />
      <span>
        {status === 'saving' || savedAt === undefined
          ? t('autosave.saving')
          : t('autosave.saved', { time: clock(savedAt, format.time) })}
      </span>
    </span>
  );
}

interface SaveNoticeProps {
  state: AutosaveState;
  onAgain: () => void;
  /** Says what could not be saved, where the page knows better than that something could not. */
  failed?: string | undefined;
}

/** Why something is not saved, what is kept meanwhile, and the way to try again now (R262). */
export function SaveNotice({ state, onAgain, failed }: SaveNoticeProps) {
  const { t, format } = useTexts();
  const { status, waiting, waitingSince, message, isKept } = state;
  if (status !== 'offline' && status !== 'failed') return null;
  const since = waitingSince === undefined ? '' : clock(waitingSince, format.time);
  const title = status === 'offline' && !message ? t('autosave.offline') : (failed ?? t('autosave.failed'));
  return (
    <Notice
      tone="warning"
      role="status"
      icon={status === 'offline' ? IconCloudOff : IconAlertCircle}
      title={title}
      action={
        <Button size="small" onClick={onAgain}>
          {t('autosave.again')}
        </Button>
      }
    >
      <span>
        {`${message ? `${message} ` : ''}${isKept ? t('autosave.keptSince', { count: waiting, time: since }) : t('autosave.lostOnLeave')}`}
      </span>
    </Notice>
  );
}
