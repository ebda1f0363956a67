import { listApplicationsOfListing } from '@heima/domain/applications/landlord-endpoints.ts';
import type { WholeOpenHouse } from '@heima/domain/open-houses/open-house-answer.ts';
import { changeOpenHouse, inviteToOpenHouse } from '@heima/domain/open-houses/writing-endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '#platform/api/queries.ts';
import { loadState } from '#platform/errors/load-state.tsx';
import { useEndpointCall } from '#platform/forms/use-endpoint-call.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmButton } from '#ui/confirm-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Row, Rows } from '#ui/rows.tsx';
import { Section } from '#ui/section.tsx';
import { showToast } from '#ui/toasts.ts';
import { sentInvitesQuery } from './open-house-queries.ts';

interface HostPartsProps {
  of: WholeOpenHouse;
  attendees: NonNullable<WholeOpenHouse['attendees']>;
}

/** What the host of an open house sees and does besides (V111, V252). */
export function HostParts({ of, attendees }: HostPartsProps) {
  const { t, format } = useTexts();
  return (
    <>
      <Section title={t('openHousesScreen.attendees')}>
        {attendees.length === 0 ? (
          <p className="muted">{t('openHousesScreen.nobody')}</p>
        ) : (
          <Rows flush label={t('openHousesScreen.attendees')}>
            {attendees.map(({ id, user, waiting, created_at }) => (
              <Row key={id} title={user.full_name}>
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
      <Invites of={of} />
      {of.can.host && <Cancel id={of.id} />}
    </>
  );
}

function Invites({ of }: { of: WholeOpenHouse }) {
  const { t } = useTexts();
  const sent = useQuery(sentInvitesQuery(of.id));
  const applied = useQuery(
    endpointQuery(listApplicationsOfListing, { params: { id: of.listing.id }, query: { page_size: 100 } }),
  );
  const call = useEndpointCall(inviteToOpenHouse, {
    onDone: () => showToast({ tone: 'success', text: t('openHousesScreen.done.invited') }),
  });
  const invited = new Set(sent.data?.items.map((one) => one.invitee?.id));
  const names = new Map(
    applied.data?.items.flatMap(({ applicant }) => (applicant ? [[applicant.id, applicant.full_name]] : [])),
  );
  const open = of.can.host ? [...names].filter(([id]) => !invited.has(id)) : [];
  return (
    <Section title={t('openHousesScreen.invites')} lead={t('openHousesScreen.invitesLead')}>
      {call.refusal && (
        <Notice tone="danger" role="alert" title={t('openHousesScreen.refused')}>
          {call.refusal}
        </Notice>
      )}
      {loadState(sent, t('openHousesScreen.failed'), 1) ?? (
        <Rows flush label={t('openHousesScreen.invites')}>
          {sent.data?.items.map(({ id, invitee, response, is_lapsed }) => (
            <Row key={id} title={invitee?.full_name ?? t('openHousesScreen.deleted')}>
              <p className="small muted">
                {t(`openHousesScreen.response.${is_lapsed ? 'lapsed' : (response ?? 'open')}`)}
              </p>
            </Row>
          ))}
          {open.map(([id, name]) => (
            <Row
              key={id}
              title={name}
              actions={
                <Button
                  busy={call.sending}
                  onClick={() => void call.run({ params: { id: of.id }, body: { invitee_ids: [id] } })}
                >
                  {t('openHousesScreen.invite')}
                </Button>
              }
            />
          ))}
        </Rows>
      )}
    </Section>
  );
}

function Cancel({ id }: { id: string }) {
  const { t } = useTexts();
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
      <div>
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
    </div>
  );
}
