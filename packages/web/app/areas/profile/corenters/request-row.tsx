import {
  answerCorenterRequest,
  type CorenterRequest,
  removeCorenterRequest,
} from '@heima/domain/corenters/endpoints.ts';
import { IconCircleCheck, IconClock, IconClockPause } from '@tabler/icons-react';
import { useEndpointCall } from '#platform/forms/use-endpoint-call.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmButton } from '#ui/confirm-button.tsx';
import { FieldError } from '#ui/fields/field.tsx';
import { Row } from '#ui/rows.tsx';
import { StateBadge } from '#ui/state-badge.tsx';
import { showToast } from '#ui/toasts.ts';

interface RequestRowProps {
  request: CorenterRequest;
  onChanged: (changed: CorenterRequest) => void;
  onGone: () => void;
}

/** One co-renter: who it is, what state it is in (R187), and what can be done. */
export function RequestRow({ request, onChanged, onGone }: RequestRowProps) {
  const { t } = useTexts();
  const { id, direction, is_accepted: isAccepted } = request;
  const isReceived = direction === 'received';
  const other = isReceived ? request.requested_by : request.requested_to;
  const name = other?.full_name ?? request.email;
  const answer = useEndpointCall(answerCorenterRequest, {
    onDone: (changed) => {
      const key = changed ? 'accepted' : 'declined';
      showToast({ tone: 'success', text: t(`profileScreens.corenters.${key}`, { name }) });
      if (changed) onChanged(changed);
      else onGone();
    },
  });
  const removal = useEndpointCall(removeCorenterRequest, {
    onDone: () => {
      showToast({ tone: 'success', text: t('profileScreens.corenters.removed', { name }) });
      onGone();
    },
  });
  const refusal = answer.refusal ?? removal.refusal;
  const waits = isReceived && !isAccepted;
  const reply = (value: boolean) => void answer.run({ params: { id }, body: { is_accepted: value } });
  return (
    <Row
      lead={<Avatar name={other?.full_name ?? '@'} image={other?.profile_image?.image.smaller} />}
      title={name}
      actions={
        waits ? (
          <>
            <Button
              size="row"
              aria-label={t('profileScreens.corenters.acceptNamed', { name })}
              busy={answer.sending}
              onClick={() => reply(true)}
            >
              {t('profileScreens.corenters.accept')}
            </Button>
            <Button
              variant="soft"
              size="row"
              aria-label={t('profileScreens.corenters.declineNamed', { name })}
              busy={answer.sending}
              onClick={() => reply(false)}
            >
              {t('profileScreens.corenters.decline')}
            </Button>
          </>
        ) : (
          <ConfirmButton
            variant="danger-quiet"
            size="row"
            aria-label={t('profileScreens.corenters.removeNamed', { name })}
            busy={removal.sending}
            confirm={{
              title: t('profileScreens.corenters.removeTitle'),
              text: t(
                isAccepted
                  ? 'profileScreens.corenters.removeAccepted'
                  : 'profileScreens.corenters.removePending',
                {
                  name,
                },
              ),
              action: t('profileScreens.corenters.remove'),
              close: t('profileScreens.corenters.keep'),
              closeLabel: t('shell.close'),
              danger: true,
            }}
            onConfirm={() => removal.run({ params: { id } })}
          >
            {t('profileScreens.corenters.remove')}
          </ConfirmButton>
        )
      }
      note={refusal && <FieldError alert>{refusal}</FieldError>}
    >
      <State request={request} />
    </Row>
  );
}

function State({ request }: { request: CorenterRequest }) {
  const { t, format } = useTexts();
  if (request.is_accepted)
    return (
      <StateBadge tone="success" look="text" className="small" icon={IconCircleCheck}>
        {t('profileScreens.corenters.state.accepted')}
      </StateBadge>
    );
  if (request.is_expired)
    return (
      <StateBadge look="text" className="small" icon={IconClockPause}>
        {t('profileScreens.corenters.state.expired')}
      </StateBadge>
    );
  return (
    <StateBadge tone="warning" look="text" className="small" icon={IconClock}>
      {t(`profileScreens.corenters.state.${request.direction}`, { date: format.date(request.expires_at) })}
    </StateBadge>
  );
}
