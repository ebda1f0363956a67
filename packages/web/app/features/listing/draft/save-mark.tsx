import { IconAlertCircle, IconCircleCheck, IconCloudOff, IconRefresh } from '@tabler/icons-react';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { Notice } from '#ui/notice.tsx';
import type { DraftState } from './draft-autosave.ts';
import styles from './save-mark.module.css';

/** 14:02, by the clock in Iceland. */
const clock = (moment: number, time: (value: string) => string): string =>
  time(new Date(moment).toISOString());

/** Whether everything is saved; quiet while it is. */
export function SaveMark({ state }: { state: DraftState }) {
  const { t, format } = useTexts();
  const { status, savedAt } = state;
  if (status === 'clean') return <span className={styles.mark} role="status" />;
  if (status === 'offline' || status === 'failed')
    return (
      <span className={classNames(styles.mark, styles.off)} role="status">
        <Icon of={status === 'offline' ? IconCloudOff : IconAlertCircle} size={16} />
        {t(state.isKept ? 'wizardScreens.save.kept' : 'wizardScreens.save.notKept')}
      </span>
    );
  const isRefused = Object.values(state.edits).some((edit) => edit.state === 'refused');
  if (status === 'saved' && isRefused)
    return (
      <span className={classNames(styles.mark, styles.off)} role="status">
        <Icon of={IconAlertCircle} size={16} />
        {t('wizardScreens.save.partly')}
      </span>
    );
  return (
    <span className={styles.mark} role="status">
      <Icon of={status === 'saving' ? IconRefresh : IconCircleCheck} size={16} />
      {status === 'saving' || savedAt === undefined
        ? t('wizardScreens.save.saving')
        : t('wizardScreens.save.saved', { time: clock(savedAt, format.time) })}
    </span>
  );
}

/** Why something is not saved, what is kept meanwhile, and the way to try again now (R262). */
export function SaveNotice({ state, onAgain }: { state: DraftState; onAgain: () => void }) {
  const { t, format } = useTexts();
  const { status, waiting, waitingSince, message, isKept } = state;
  if (status !== 'offline' && status !== 'failed') return null;
  const since = waitingSince === undefined ? '' : clock(waitingSince, format.time);
  const placeWaits = Object.entries(state.edits).some(
    ([field, edit]) => edit.state === 'waiting' && (field.startsWith('address.') || field === 'location'),
  );
  const title =
    status === 'offline' && !message
      ? t('wizardScreens.save.offline')
      : t(placeWaits ? 'wizardScreens.save.placeFailed' : 'wizardScreens.save.failed');
  return (
    <Notice
      tone="warning"
      role="status"
      icon={status === 'offline' ? IconCloudOff : IconAlertCircle}
      title={title}
      action={
        <Button size="small" onClick={onAgain}>
          {t('wizardScreens.save.again')}
        </Button>
      }
    >
      {message ? `${message} ` : ''}
      {isKept
        ? t('wizardScreens.save.keptSince', { count: waiting, time: since })
        : t('wizardScreens.save.lostOnLeave')}
    </Notice>
  );
}
