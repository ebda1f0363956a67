import type { WholeOpenHouse } from '@heima/domain/open-houses/open-house-answer.ts';
import { changeOpenHouse } from '@heima/domain/open-houses/writing-endpoints.ts';
import { useState } from 'react';
import { MessageButton } from '#entities/person/message-button.tsx';
import { useEndpointCall } from '#platform/forms/use-endpoint-call.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { useViewer } from '#platform/viewer.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmButton } from '#ui/confirm-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Row, Rows } from '#ui/rows.tsx';
import { Section } from '#ui/section.tsx';
import { showToast } from '#ui/toasts.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { Invites } from './invites.tsx';

interface HostPartsProps {
  of: WholeOpenHouse;
  attendees: NonNullable<WholeOpenHouse['attendees']>;
}

/** What the host of an open house sees and does besides (V111, V252). */
export function HostParts({ of, attendees }: HostPartsProps) {
  const { t, format } = useTexts();
  const viewer = useViewer();
  // Staff that helps hosts nothing.
  const isHost = viewer !== undefined && viewer.id === of.host?.id;
  return (
    <>
      <Section title={t('openHousesScreen.attendees')}>
        {attendees.length === 0 ? (
          <p className="muted">{t('openHousesScreen.nobody')}</p>
        ) : (
          <Rows flush label={t('openHousesScreen.attendees')}>
            {attendees.map(({ id, user, waiting, created_at }) => (
              <Row
                key={id}
                title={user.full_name}
                actions={isHost && <MessageButton to={user} size="small" />}
              >
                <p className="small muted">
                  {t(`openHousesScreen.${waiting ? 'waitsSince' : 'comesSince'}`, {
                    date: format.date(created_at),
                  })}
                </p>
              </Row>
            ))}
          </Rows>
        )}
      </Section>
      <Invites of={of} attendees={attendees} />
      {of.can.host && <Plan of={of} />}
    </>
  );
}

/** Changes it, or cancels it for good. */
function Plan({ of }: { of: WholeOpenHouse }) {
  const { id } = of;
  const { t } = useTexts();
  const [changes, setChanges] = useState(false);
  const call = useEndpointCall(changeOpenHouse, {
    onDone: () => showToast({ tone: 'success', text: t('openHousesScreen.done.canceled') }),
  });
  return (
    <div className="stack">
      {call.refusal && (
        <Notice tone="danger" role="alert" title={t('openHousesScreen.refused')}>
          {call.refusal}
        </Notice>
      )}
      <div className="row row--wrap">
        <Button onClick={() => setChanges(true)}>{t('openHousesScreen.change')}</Button>
        <ConfirmButton
          variant="danger-line"
          busy={call.sending}
          confirm={{
            title: t('openHousesScreen.cancelTitle'),
            text: t('openHousesScreen.cancelText'),
            action: t('openHousesScreen.cancel'),
            close: t('openHousesScreen.keep'),
            closeLabel: t('shell.close'),
            danger: true,
          }}
          onConfirm={() => call.run({ params: { id }, body: { canceled: true } })}
        >
          {t('openHousesScreen.cancel')}
        </ConfirmButton>
      </div>
      {changes && <ChangeDialog of={of} onClose={() => setChanges(false)} />}
    </div>
  );
}
