import { IconAlertCircle, IconCircleCheck, IconX } from '@tabler/icons-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import styles from './toast-region.module.css';
import {
  currentToasts,
  dismissToast,
  enterToastHost,
  isTopToastHost,
  successMs,
  type Toast,
  watchToasts,
} from './toasts.ts';

const none: readonly Toast[] = [];

/** Where messages appear: read out when they come, a success for six seconds, a danger until it is closed (V014). */
export function ToastRegion({ closeLabel }: { closeLabel: string }) {
  const [host] = useState(() => Symbol('toasts'));
  useEffect(() => enterToastHost(host), [host]);
  const toasts = useSyncExternalStore(watchToasts, currentToasts, () => none);
  const shown = isTopToastHost(host) ? toasts : none;
  return (
    <div className={classNames(styles.region, 'on-screen')} role="status" aria-live="polite">
      {shown.map((toast) => (
        <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} />
      ))}
    </div>
  );
}

function ToastCard({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  const { id, tone, text, more, undo } = toast;
  const [held, setHeld] = useState(false);
  // Whoever is reading or reaching for the button is not hurried.
  useEffect(() => {
    if (tone !== 'success' || held) return;
    const timer = setTimeout(() => dismissToast(id), successMs);
    return () => clearTimeout(timer);
  }, [id, tone, held]);
  const success = tone === 'success';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the card only notices that it is being read.
    <div
      className={classNames(styles.toast, success ? styles.success : styles.danger)}
      data-tone={tone}
      role={success ? undefined : 'alert'}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon of={success ? IconCircleCheck : IconAlertCircle} />
      <div className={styles.text}>
        {more ? <b className="medium">{text}</b> : text}
        {more && <div className="small muted">{more}</div>}
      </div>
      {undo && (
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            dismissToast(id);
            undo.run();
          }}
        >
          {undo.label}
        </Button>
      )}
      <IconButton icon={IconX} size="small" label={closeLabel} onClick={() => dismissToast(id)} />
    </div>
  );
}
