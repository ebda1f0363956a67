import type { OpenHouse } from '@heima/domain/open-houses/open-house-answer.ts';
import { attendOpenHouse, leaveOpenHouse } from '@heima/domain/open-houses/writing-endpoints.ts';
import { useEndpointCall } from '#platform/forms/use-endpoint-call.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { useViewer } from '#platform/viewer.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmButton } from '#ui/confirm-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { showToast } from '#ui/toasts.ts';
import { refreshOpenHouses } from './open-house-queries.ts';
import { useWhen } from './use-when.ts';

interface AttendanceProps {
  of: OpenHouse;
  /** Opens the sign-in for a visitor. */
  onSignIn?: () => void;
}

/** Signs the reader up for an open house, or takes that back (R229, R632). */
export function Attendance({ of, onSignIn }: AttendanceProps) {
  const { t } = useTexts();
  const viewer = useViewer();
  const when = useWhen();
  const onRefusal = ({ status }: { status: number }) => {
    if (status === 409 || status === 404) void refreshOpenHouses();
    return undefined;
  };
  const attend = useEndpointCall(attendOpenHouse, {
    onDone: ({ waiting }) =>
      showToast({ tone: 'success', text: t(`openHousesScreen.done.${waiting ? 'waiting' : 'attending'}`) }),
    onRefusal,
  });
  const leave = useEndpointCall(leaveOpenHouse, {
    onDone: () => showToast({ tone: 'success', text: t('openHousesScreen.done.left') }),
    onRefusal,
  });
  const refusal = attend.refusal ?? leave.refusal;
  const isVisitor = !viewer && onSignIn && !of.canceled && !of.is_over;
  return (
    <>
      {refusal && (
        <Notice tone="danger" role="alert" title={t('openHousesScreen.refused')}>
          {refusal}
        </Notice>
      )}
      {(of.can.attend || isVisitor) && (
        <Button
          variant="primary"
          busy={attend.sending}
          onClick={() => (isVisitor ? onSignIn() : void attend.run({ params: { id: of.id } }))}
        >
          {t(`openHousesScreen.${of.is_full ? 'wait' : 'attend'}`)}
        </Button>
      )}
      {of.can.leave && of.attendance_id && (
        <ConfirmButton
          variant="danger-line"
          busy={leave.sending}
          confirm={{
            title: t('openHousesScreen.leaveTitle'),
            text: t('openHousesScreen.leaveText', { when: when(of) }),
            action: t('openHousesScreen.leave'),
            close: t('openHousesScreen.keep'),
            closeLabel: t('shell.close'),
            danger: true,
          }}
          onConfirm={() => leave.run({ params: { id: of.attendance_id! } })}
        >
          {t('openHousesScreen.leave')}
        </ConfirmButton>
      )}
    </>
  );
}
