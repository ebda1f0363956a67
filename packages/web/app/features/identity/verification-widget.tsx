import {
  startVerification,
  type VerificationAnswer,
  verificationStatus,
} from '@heima/domain/identity/endpoints.ts';
import { refusalToVerify } from '@heima/domain/identity/verification-status.ts';
import { useState } from 'react';
import { usePolledEndpoint } from '#platform/eid/use-polled-endpoint.ts';
import { useEndpointCall } from '#platform/forms/use-endpoint-call.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { ActiveBadge, IdentityPart, type IdentityPartProps } from './identity-part.tsx';

/** A document is looked at by people too: there is no hurry. */
const everyMs = 5000;

const tones = {
  pending: 'info',
  completed: 'success',
  declined: 'danger',
  resubmission: 'warning',
  expired: 'warning',
  error: 'danger',
} as const satisfies Record<VerificationAnswer['status'], string>;

const toneOf = ({ status, under_review, review_refused }: VerificationAnswer) =>
  review_refused ? 'danger' : under_review ? 'warning' : tones[status];

/** Verification of a passport or identity card, with the provider's state in words (V041, R109 to R113). */
export function VerificationWidget({ identity, account, returnPath }: IdentityPartProps) {
  const { t, format } = useTexts();
  const known = identity.verification;
  const [latest, setLatest] = useState<VerificationAnswer>();
  const [gone, setGone] = useState(false);
  const shown = latest && latest.session_id === known?.session_id ? latest : known;
  const { run, sending, refusal } = useEndpointCall(startVerification, {
    onDone: ({ url }) => {
      setGone(true);
      location.assign(url);
    },
  });
  // A session that came to nothing is asked about once more when the page is opened anew.
  const isOpen = shown?.status === 'pending' || shown?.status === 'resubmission';
  usePolledEndpoint(
    verificationStatus,
    isOpen ? { params: { userId: account.id, sessionId: shown.session_id } } : undefined,
    {
      everyMs,
      isDone: ({ status }) => status !== shown?.status,
      onDone: setLatest,
      onRefusal: () => setLatest(undefined),
    },
  );

  const staffLook = shown?.under_review || shown?.review_refused;
  const isVerified = identity.verified || (shown?.status === 'completed' && !staffLook);
  const needsNothing = refusalToVerify({ isVerified }) !== undefined;
  return (
    <IdentityPart
      title={t('identity.verification.title')}
      state={
        shown?.status === 'completed' &&
        !staffLook && <ActiveBadge>{t('identity.verification.badge')}</ActiveBadge>
      }
      text={t('identity.verification.text')}
    >
      {shown && (
        <Notice tone={toneOf(shown)} role="status">
          {shown.review_refused
            ? t('identity.verification.states.refused', {
                date: format.date(shown.review_refused.at),
                reason: shown.review_refused.reason,
              })
            : t(`identity.verification.states.${shown.under_review ? 'underReview' : shown.status}`)}
        </Notice>
      )}
      {refusal && (
        <Notice tone="danger" role="alert">
          {refusal}
        </Notice>
      )}
      {!needsNothing && (
        <div>
          <Button
            disabled={sending || gone}
            onClick={() =>
              void run({
                params: { id: account.id },
                body: { return_url: location.origin + returnPath },
              })
            }
          >
            {t(
              `identity.verification.${!shown ? 'start' : isOpen ? 'continue' : staffLook ? 'another' : 'again'}`,
            )}
          </Button>
        </div>
      )}
    </IdentityPart>
  );
}
