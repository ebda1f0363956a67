import { useEffect, useRef, useState } from 'react';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Inline } from '#ui/prose.tsx';
import controlCodeStyles from './control-code.module.css';
import waitStyles from './wait.module.css';

interface ControlCodeProps {
  code: string;
  /** Where the request went, as people read it. */
  phone: string;
  /** Until when the phone may answer. */
  expiresAt: string;
  onCancel: () => void;
}

/** The number to compare with the one on the phone, while the person confirms there. */
export function ControlCode({ code, phone, expiresAt, onCancel }: ControlCodeProps) {
  const { t } = useTexts();
  const box = useRef<HTMLDivElement>(null);
  const left = useSecondsLeft(expiresAt);
  // What stood here before has gone, and with it the place of the reader.
  useEffect(() => box.current?.focus(), []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and there are none.
    <div
      ref={box}
      className={controlCodeStyles.box}
      role="group"
      tabIndex={-1}
      aria-label={t('identity.code.label')}
    >
      <p>
        <Inline text={t('identity.code.sent', { phone })} />
      </p>
      <output aria-label={t('identity.code.label')}>{code}</output>
      <div className={waitStyles.wait} role="presentation" />
      <p className="muted" role="status">
        {t('identity.code.waiting')}
      </p>
      <p className={classNames(controlCodeStyles.left, 'small muted num')}>
        {left > 0 && t('identity.code.left', { count: left })}
      </p>
      <Button variant="quiet" onClick={onCancel}>
        {t('identity.code.cancel')}
      </Button>
    </div>
  );
}

/** Whole seconds until an instant, counted by this machine's own clock from the moment it is shown. */
function useSecondsLeft(until: string): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((Date.parse(until) - now) / 1000));
}
