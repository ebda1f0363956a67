import { IconX } from '@tabler/icons-react';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import styles from './profile.module.css';

/** A file on its way. */
export interface Sending {
  name: string;
  size: number;
  /** Bytes that have left. */
  sent: number;
}

const megabytes = (bytes: number, number: (value: number) => string): string =>
  number(Math.round(bytes / 100_000) / 10);

/** How far a file has come, and the way to call it off. */
export function SendingRow({ sending, onCancel }: { sending: Sending; onCancel: () => void }) {
  const { t, format } = useTexts();
  const { name, size, sent } = sending;
  const percent = size === 0 ? 0 : Math.min(100, Math.round((100 * sent) / size));
  return (
    <div className={styles.sending}>
      <div className={styles.sendingWords}>
        <div className="row between small">
          <span className="medium clip">{name}</span>
          <span className="muted num nowrap">
            {t('profileScreens.sending.sent', {
              sent: megabytes(Math.min(sent, size), format.number),
              size: megabytes(size, format.number),
            })}
          </span>
        </div>
        <div
          className={styles.bar}
          role="progressbar"
          aria-label={t('profileScreens.sending.label', { name })}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
        >
          <span style={{ width: `${percent}%` }} />
        </div>
      </div>
      <IconButton
        icon={IconX}
        size="small"
        label={t('profileScreens.sending.cancel', { name })}
        onClick={onCancel}
      />
    </div>
  );
}
