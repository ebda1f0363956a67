import type { InviteResponse } from '@heima/domain/open-houses/open-house-state.ts';
import { answerOpenHouseInvite } from '@heima/domain/open-houses/writing-endpoints.ts';
import { useEndpointCall } from '#platform/forms/use-endpoint-call.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { showToast } from '#ui/toasts.ts';
import { refreshOpenHouses } from './open-house-queries.ts';

/** Answers an invitation to an open house (R230, R231). */
export function InviteAnswer({ id }: { id: string }) {
  const { t } = useTexts();
  const call = useEndpointCall(answerOpenHouseInvite, {
    onDone: ({ invite }) =>
      showToast({ tone: 'success', text: t(`openHousesScreen.answered.${invite?.response ?? 'declined'}`) }),
    onRefusal: ({ status }) => {
      if (status === 409) void refreshOpenHouses();
      return undefined;
    },
  });
  const answer = (response: InviteResponse) => () => void call.run({ params: { id }, body: { response } });
  return (
    <>
      {call.refusal && (
        <Notice tone="danger" role="alert" title={t('openHousesScreen.refused')}>
          {call.refusal}
        </Notice>
      )}
      <Button variant="primary" busy={call.sending} onClick={answer('accepted')}>
        {t('openHousesScreen.accept')}
      </Button>
      <Button busy={call.sending} onClick={answer('declined')}>
        {t('openHousesScreen.decline')}
      </Button>
    </>
  );
}
