import { refusalToBeginFactor, refusalToEndFactor } from '@heima/domain/sign-in/second-factor.ts';
import { getSecondFactor } from '@heima/domain/sign-in/second-factor-endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { markStale } from '#platform/api/held.ts';
import { useLazyPart } from '#platform/errors/use-lazy-part.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Section } from '#ui/section.tsx';
import { StateBadge } from '#ui/state-badge.tsx';
import { factorQuery } from './factor-query.ts';
import styles from './login-security.module.css';

const loadSetUp = async () => (await import('./set-up-dialog.tsx')).SetUpDialog;
const loadCode = async () => (await import('./code-dialog.tsx')).CodeDialog;
/** With fewer left, new ones are suggested. */
const few = 3;

type Asking = 'set-up' | 'new-codes' | 'turn-off';

/** The second step of signing in by password: offered to everybody who has one, asked of staff. */
export function FactorSection({ userId }: { userId: string }) {
  const { t } = useTexts();
  const query = factorQuery(userId);
  const { data } = useQuery(query);
  const [asking, setAsking] = useState<Asking>();
  const close = () => {
    setAsking(undefined);
    void markStale([getSecondFactor]);
  };
  const SetUpDialog = useLazyPart(loadSetUp, asking === 'set-up', close);
  const CodeDialog = useLazyPart(loadCode, asking === 'new-codes' || asking === 'turn-off', close);
  const facts = { isOn: data?.is_on ?? false, isRequired: data?.is_required ?? false };
  const acts = useRef<HTMLDivElement>(null);
  useFocusAfter(data?.is_on, acts);
  if (data && !data.has_password && !data.is_on)
    return (
      <Section
        title={t('loginSecurityScreen.factor.title')}
        lead={t('loginSecurityScreen.factor.noPassword')}
      >
        {null}
      </Section>
    );
  return (
    <Section
      title={t('loginSecurityScreen.factor.title')}
      lead={t('loginSecurityScreen.factor.lead')}
      state={
        data && (
          <StateBadge tone={data.is_on ? 'success' : 'neutral'}>
            {t(data.is_on ? 'loginSecurityScreen.factor.isOn' : 'loginSecurityScreen.factor.isOff')}
          </StateBadge>
        )
      }
    >
      {data?.is_required && !data.is_on && (
        <Notice tone="warning">{t('loginSecurityScreen.factor.required')}</Notice>
      )}
      {data?.is_on && (
        <p className="small muted">
          {t('loginSecurityScreen.factor.left', { count: data.recovery_codes_left })}
          {data.recovery_codes_left < few && `\u00a0· ${t('loginSecurityScreen.factor.few')}`}
        </p>
      )}
      {data && (
        <div className={data.is_on ? 'row row--wrap' : 'stack'} ref={acts}>
          {refusalToBeginFactor(facts) ? (
            <>
              <Button onClick={() => setAsking('new-codes')}>
                {t('loginSecurityScreen.factor.newCodes')}
              </Button>
              {!refusalToEndFactor(facts) && (
                <Button variant="danger-quiet" onClick={() => setAsking('turn-off')}>
                  {t('loginSecurityScreen.factor.turnOff')}
                </Button>
              )}
            </>
          ) : (
            <Button variant="primary" className={styles.action} onClick={() => setAsking('set-up')}>
              {t('loginSecurityScreen.factor.begin')}
            </Button>
          )}
        </div>
      )}
      {asking === 'set-up' && SetUpDialog && <SetUpDialog userId={userId} onClose={close} />}
      {(asking === 'new-codes' || asking === 'turn-off') && CodeDialog && (
        <CodeDialog userId={userId} purpose={asking} onClose={close} />
      )}
    </Section>
  );
}

/** The button that the dialog was opened from is gone once the second step is on or off: the focus goes to the next. */
function useFocusAfter(isOn: boolean | undefined, acts: RefObject<HTMLElement | null>): void {
  const before = useRef(isOn);
  useEffect(() => {
    const changed = before.current !== undefined && before.current !== isOn;
    before.current = isOn;
    if (changed && document.activeElement === document.body) acts.current?.querySelector('button')?.focus();
  }, [isOn, acts]);
}
