import { IconArrowLeft, IconX } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from './class-names.ts';
import styles from './dialog.module.css';
import { IconButton } from './icon-button.tsx';
import { Modal } from './modal.tsx';
import { ToastRegion } from './toast-region.tsx';

interface DialogProps {
  /** Stands on top and names the dialog. */
  title: string;
  closeLabel: string;
  onClose: () => void;
  /** Widths of the documents: sign-in 568, confirmations 425, languages 400 (R017, R018, R019). */
  width?: 568 | 425 | 400;
  /** On phones a sheet at the bottom edge. */
  sheet?: boolean;
  back?: { label: string; onBack: () => void } | undefined;
  /** A question that needs an answer. */
  alert?: boolean;
  /** Names what is shown, when that changes while the dialog is open: the focus then starts anew. */
  step?: string;
  children: ReactNode;
  foot?: ReactNode;
}

/** A panel over the page, with its title, a way to close it, and what acts at its foot. */
export function Dialog({
  title,
  closeLabel,
  onClose,
  width = 425,
  sheet = false,
  back,
  alert = false,
  step,
  children,
  foot,
}: DialogProps) {
  const name = useId();
  // Outside of the page's tree, since a dialog opened within a form may hold one of its own.
  return createPortal(
    <Modal
      className={classNames(styles.scrim, sheet && styles.sheet)}
      role={alert ? 'alertdialog' : undefined}
      aria-labelledby={name}
      onClose={onClose}
      step={step}
    >
      <div className={styles.panel} data-width={width} style={{ maxWidth: width }}>
        <div className={classNames(styles.head, back && styles.hasBack)}>
          {back && <IconButton icon={IconArrowLeft} label={back.label} onClick={back.onBack} />}
          <h2 id={name} className={styles.title} tabIndex={-1}>
            {title}
          </h2>
          <IconButton icon={IconX} className="end" label={closeLabel} onClick={onClose} />
        </div>
        <div className={styles.body}>{children}</div>
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
      <ToastRegion closeLabel={closeLabel} />
    </Modal>,
    document.body,
  );
}
