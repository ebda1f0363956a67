import {
  activateMobileLogin,
  activateMobileLoginStatus,
  activatePersonalId,
} from '@heima/domain/electronic-id/endpoints.ts';
import type { CallResult } from '@heima/domain/shared/endpoint.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';

import { ControlCode } from '#platform/eid/control-code.tsx';
import { useGatewayVisit } from '#platform/eid/use-gateway-visit.ts';
import { usePolledEndpoint } from '#platform/eid/use-polled-endpoint.ts';
import { useReturnedToken } from '#platform/eid/use-returned-token.ts';
import { useEndpointCall } from '#platform/forms/use-endpoint-call.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useOwnAccount } from './use-own-account.ts';

interface OwnerProofProps {
  /** Whether it is asked for now; the answer that says so is loaded anew once it was given. */
  needed: boolean;
  /** Path and query of the page that the identity gateway sends people back to. */
  returnPath: string;
  /** Where the focus goes when it is what is missing. */
  place?: RefObject<HTMLDivElement | null>;
}

/** Asks whoever has no password for the electronic ID anew, before what only the owner of the account may do. */
export function OwnerProof({ needed, returnPath, place }: OwnerProofProps) {
  const { t } = useTexts();
  const [isProved, setProved] = useState(false);
  const own = useRef<HTMLDivElement>(null);
  const box = place ?? own;
  const isShown = needed || isProved;
  // The control code has gone, and with it the place of the reader.
  useEffect(() => {
    if (isProved) box.current?.focus();
  }, [isProved, box]);
  if (!isShown) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and there are none.
    <div className="stack" ref={box} role="group" tabIndex={-1} aria-label={t('identity.owner.title')}>
      {needed ? (
        <Ways returnPath={returnPath} onProved={() => setProved(true)} />
      ) : (
        <Notice tone="success" role="status">
          {t('identity.owner.done')}
        </Notice>
      )}
    </div>
  );
}

/** By the phone, where there is one, or at the gateway. */
function Ways({ returnPath, onProved }: { returnPath: string; onProved: () => void }) {
  const { t } = useTexts();
  const account = useOwnAccount();
  const { token: returned, forget } = useReturnedToken();
  const [isUsed, setUsed] = useState(false);
  const [asked, setAsked] = useState<CallResult<typeof activateMobileLogin>>();
  const [problem, setProblem] = useState<string>();
  const visit = useGatewayVisit(returnPath);
  const start = useEndpointCall(activateMobileLogin, { onDone: setAsked });
  const end = (why?: string) => {
    setAsked(undefined);
    setUsed(true);
    forget();
    setProblem(why);
  };
  const outcome = {
    isDone: ({ status }: { status: string }) => status === 'success',
    onDone: () => {
      end();
      onProved();
    },
    onRefusal: ({ body }: { body: { detail?: string | undefined } }) =>
      end(body.detail || t('identity.unknownError')),
  };
  const id = account?.id ?? '';
  const token = isUsed || !account ? undefined : returned;
  usePolledEndpoint(activatePersonalId, token ? { params: { id, token } } : undefined, outcome);
  usePolledEndpoint(activateMobileLoginStatus, asked && { params: { id, token: asked.token } }, outcome);
  const phone = account?.phones.find((one) => one.id === account.primary_phone_id && one.verified);
  const told = problem ?? start.refusal ?? visit.refusal;
  return (
    <>
      <p>{t('identity.owner.text')}</p>
      {told && (
        <Notice tone="danger" role="alert">
          {told}
        </Notice>
      )}
      {asked && phone ? (
        <ControlCode
          code={asked.control_code}
          phone={`${phone.number.slice(0, 3)} ${phone.number.slice(3)}`}
          expiresAt={asked.expires_at}
          onCancel={() => end()}
        />
      ) : token ? (
        <p role="status">{t('identity.gateway.checking')}</p>
      ) : (
        <div className="row row--wrap">
          {phone && (
            <Button busy={start.sending} onClick={() => void start.run({ params: { id } })}>
              {t('identity.owner.phone')}
            </Button>
          )}
          <Button variant="quiet" busy={visit.leaving} onClick={visit.go}>
            {t('identity.owner.gateway')}
          </Button>
        </div>
      )}
    </>
  );
}
