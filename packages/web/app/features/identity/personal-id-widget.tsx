import { activatePersonalId } from '@heima/domain/electronic-id/endpoints.ts';
import { useState } from 'react';
import { useGatewayVisit } from '#platform/eid/use-gateway-visit.ts';
import { usePolledEndpoint } from '#platform/eid/use-polled-endpoint.ts';
import { useReturnedToken } from '#platform/eid/use-returned-token.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { showToast } from '#ui/toasts.ts';
import { ActiveBadge, IdentityPart, type IdentityPartProps } from './identity-part.tsx';

/** Ties an electronic ID to the account at the identity gateway; a failure shows the server's message (V043, R108). */
export function PersonalIdWidget({ identity, account, returnPath }: IdentityPartProps) {
  const { t } = useTexts();
  const { token: returned, forget } = useReturnedToken();
  const [ended, setEnded] = useState(false);
  const [problem, setProblem] = useState<string>();
  const visit = useGatewayVisit(returnPath);
  const token = ended ? undefined : returned;
  const end = () => {
    setEnded(true);
    forget();
  };
  usePolledEndpoint(activatePersonalId, token ? { params: { id: account.id, token } } : undefined, {
    isDone: ({ status }) => status === 'success',
    onDone: () => {
      end();
      showToast({ tone: 'success', text: t('identity.personalId.done') });
    },
    onRefusal: ({ body }) => {
      end();
      setProblem(body.detail || t('identity.unknownError'));
    },
  });
  const told = problem ?? visit.refusal;
  return (
    <IdentityPart
      title={t('identity.personalId.title')}
      state={identity.personal_id_login && <ActiveBadge>{t('identity.active')}</ActiveBadge>}
      text={t(identity.personal_id_login ? 'identity.personalId.activeText' : 'identity.personalId.text')}
    >
      {told && (
        <Notice tone="danger" role="alert">
          {told}
        </Notice>
      )}
      {token ? (
        <p role="status">{t('identity.gateway.checking')}</p>
      ) : (
        !identity.personal_id_login && (
          <div>
            <Button busy={visit.leaving} onClick={visit.go}>
              {t('identity.personalId.activate')}
            </Button>
          </div>
        )
      )}
    </IdentityPart>
  );
}
