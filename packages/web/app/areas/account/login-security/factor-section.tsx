import { getSecondFactor } from '@heima/domain/accounts/second-factor-endpoints.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { endpointQuery } from '../../../platform/api/queries.ts';
import { useLazyPart } from '../../../platform/errors/use-lazy-part.ts';
import { useTexts } from '../../../platform/i18n/use-texts.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Section } from './section.tsx';

const loadSetUp = async () => (await import('./set-up-dialog.tsx')).SetUpDialog;
const loadCode = async () => (await import('./code-dialog.tsx')).CodeDialog;
/** With fewer left, new ones are suggested. */
const few = 3;

type Asking = 'set-up' | 'new-codes' | 'turn-off';

/** The second step of signing in by password: offered to everybody, asked of staff. */
export function FactorSection({ userId }: { userId: string }) {
  const { t } = useTexts();
  const queries = useQueryClient();
  const query = endpointQuery(getSecondFactor, { params: { id: userId } });
  const { data } = useQuery(query);
  const [asking, setAsking] = useState<Asking>();
  const close = () => {
    setAsking(undefined);
    void queries.invalidateQueries({ queryKey: query.queryKey });
  };
  const SetUpDialog = useLazyPart(loadSetUp, asking === 'set-up', close);
  const CodeDialog = useLazyPart(loadCode, asking === 'new-codes' || asking === 'turn-off', close);
  return (
    <Section
      title={t('security.factor.title')}
      lead={t('security.factor.lead')}
      state={
        data && (
          <span className={data.is_on ? 'badge badge--moss' : 'badge'}>
            {t(data.is_on ? 'security.factor.isOn' : 'security.factor.isOff')}
          </span>
        )
      }
    >
      {data?.is_required && !data.is_on && <Notice tone="warning">{t('security.factor.required')}</Notice>}
      {data?.is_on && (
        <p className="small muted">
          {t('security.factor.left', { count: data.recovery_codes_left })}
          {data.recovery_codes_left < few && ` · ${t('security.factor.few')}`}
        </p>
      )}
      {data &&
        (data.is_on ? (
          <div className="row row--wrap">
            <button className="btn btn--line" type="button" onClick={() => setAsking('new-codes')}>
              {t('security.factor.newCodes')}
            </button>
            {!data.is_required && (
              <button className="btn btn--danger-quiet" type="button" onClick={() => setAsking('turn-off')}>
                {t('security.factor.turnOff')}
              </button>
            )}
          </div>
        ) : (
          <button
            className="btn btn--primary security__act"
            type="button"
            onClick={() => setAsking('set-up')}
          >
            {t('security.factor.begin')}
          </button>
        ))}
      {asking === 'set-up' && SetUpDialog && <SetUpDialog userId={userId} onClose={close} />}
      {(asking === 'new-codes' || asking === 'turn-off') && CodeDialog && (
        <CodeDialog userId={userId} purpose={asking} onClose={close} />
      )}
    </Section>
  );
}
