import type { ReceivedApplication } from '@heima/domain/applications/application-answer.ts';
import { toggleConsideration } from '@heima/domain/applications/landlord-endpoints.ts';
import { IconStar, IconStarOff } from '@tabler/icons-react';
import { useState } from 'react';
import { applicationQuery } from '#areas/landlord/applications/application-query.ts';
import { hold } from '#platform/api/held.ts';
import { useEndpointCall } from '#platform/forms/use-endpoint-call.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/fields/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { showToast } from '#ui/toasts.ts';
import { AcceptDialog, DenyDialog } from './decision-dialog.tsx';

/** What can be answered: accepted, denied, taken into consideration; nothing once it is decided (R197 to R200). */
export function DecisionActions({ application }: { application: ReceivedApplication }) {
  const { t } = useTexts();
  const [asks, setAsks] = useState<'accept' | 'deny'>();
  const close = () => setAsks(undefined);
  const { id, can } = application;
  if (!can.decide && !can.consider) return null;
  const Ask = asks && { accept: AcceptDialog, deny: DenyDialog }[asks];
  return (
    <>
      {can.consider && <Consideration application={application} />}
      {can.decide && (
        <>
          <Button variant="danger-line" onClick={() => setAsks('deny')}>
            {t('applicationsScreen.landlord.decision.deny')}
          </Button>
          <Button variant="primary" onClick={() => setAsks('accept')}>
            {t('applicationsScreen.landlord.decision.accept')}
          </Button>
        </>
      )}
      {Ask && <Ask id={id} onClose={close} />}
    </>
  );
}

/** Takes it into consideration, or sets it aside again (R199, R200). */
function Consideration({ application: { id, is_considered } }: { application: ReceivedApplication }) {
  const { t } = useTexts();
  const call = useEndpointCall(toggleConsideration, {
    onDone: (answer) => {
      hold(applicationQuery(id), answer);
      showToast({
        tone: 'success',
        text: t(`applicationsScreen.landlord.consider.${answer.is_considered ? 'taken' : 'wasSetAside'}`),
      });
    },
  });
  return (
    <>
      <Button busy={call.sending} onClick={() => void call.run({ params: { id } })}>
        <Icon of={is_considered ? IconStarOff : IconStar} />
        {t(`applicationsScreen.landlord.consider.${is_considered ? 'setAside' : 'take'}`)}
      </Button>
      {call.refusal && <FieldError alert>{call.refusal}</FieldError>}
    </>
  );
}
