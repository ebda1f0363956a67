import { refreshEntity } from '@heima/domain/identity/endpoints.ts';
import { showPersonalId } from '@heima/domain/identity/kennitala.ts';
import { useEndpointCall } from '#platform/forms/use-endpoint-call.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toasts.ts';
import styles from './identity.module.css';
import type { IdentityPartProps } from './identity-part.tsx';

/** Name, birth date and personal id as they were proved, and the button that asks the registry anew (R127 to R130). */
export function RegistryRefresh({ identity, account }: Pick<IdentityPartProps, 'identity' | 'account'>) {
  const { t, format } = useTexts();
  const { run, sending } = useEndpointCall(refreshEntity, {
    onDone: () => showToast({ tone: 'success', text: t('identity.registry.action_complete') }),
    onRefusal: ({ body }) => {
      showToast({
        tone: 'danger',
        text: t('identity.registry.action_error'),
        more: body.detail || t('identity.unknownError'),
      });
      return true;
    },
  });
  const { full_name: name, birth_date: born, personal_id: id, personal_id_country: country } = identity;
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt className="small muted">{t('identity.registry.name')}</dt>
          <dd>{name}</dd>
        </div>
        {id && country && (
          <div>
            <dt className="small muted">{t('identity.registry.personalId')}</dt>
            <dd className="num">{showPersonalId(country, id)}</dd>
          </div>
        )}
        {born && (
          <div>
            <dt className="small muted">{t('identity.registry.born')}</dt>
            <dd className="num">{format.date(born)}</dd>
          </div>
        )}
      </dl>
      <div>
        <Button size="small" busy={sending} onClick={() => void run({ params: { id: account.id } })}>
          {t('identity.registry.refresh')}
        </Button>
      </div>
    </>
  );
}
