import { listReceivedApplications } from '@heima/domain/applications/landlord-endpoints.ts';
import type { WholeOpenHouse } from '@heima/domain/open-houses/open-house-answer.ts';
import { maxInvitees } from '@heima/domain/open-houses/open-house-limits.ts';
import { inviteToOpenHouse } from '@heima/domain/open-houses/writing-endpoints.form.ts';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '#platform/api/queries.ts';
import { loadState } from '#platform/errors/load-state.tsx';
import { FormProblems } from '#platform/forms/form-problems.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { useEndpointForm } from '#platform/forms/use-endpoint-form.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { MultiChoiceField } from '#ui/fields/multi-choice-field.tsx';
import { Row, Rows } from '#ui/rows.tsx';
import { Section } from '#ui/section.tsx';
import { showToast } from '#ui/toasts.ts';
import { sentInvitesQuery } from './open-house-queries.ts';

type Attendees = NonNullable<WholeOpenHouse['attendees']>;

/** Who was invited and what they answered, and the way to invite more (E080, X016). */
export function Invites({ of, attendees }: { of: WholeOpenHouse; attendees: Attendees }) {
  const { t } = useTexts();
  const sent = useQuery(sentInvitesQuery(of.id));
  const items = sent.data?.items ?? [];
  return (
    <Section title={t('openHousesScreen.invites')} lead={t('openHousesScreen.invitesLead')}>
      {loadState(sent, t('openHousesScreen.failed'), 1) ?? (
        <>
          {of.can.host && (
            <InviteForm
              id={of.id}
              known={
                new Set([
                  ...items.flatMap(({ invitee }) => invitee?.id ?? []),
                  ...attendees.map(({ user }) => user.id),
                ])
              }
            />
          )}
          {items.length > 0 && (
            <Rows flush label={t('openHousesScreen.invites')}>
              {items.map(({ id, invitee, response, is_lapsed }) => (
                <Row key={id} title={invitee?.full_name ?? t('openHousesScreen.deleted')}>
                  <p className="small muted">
                    {t(`openHousesScreen.response.${is_lapsed ? 'lapsed' : (response ?? 'open')}`)}
                  </p>
                </Row>
              ))}
            </Rows>
          )}
        </>
      )}
    </Section>
  );
}

/**
 * Invites people whom the host deals with: those who have applied for any of the homes (G36).
 * @param known those who come or were invited already
 */
function InviteForm({ id, known }: { id: string; known: ReadonlySet<string> }) {
  const { t } = useTexts();
  const applied = useQuery(endpointQuery(listReceivedApplications, { query: { page_size: 100 } }));
  const names = new Map(
    applied.data?.items.flatMap(({ applicant }) => (applicant ? [[applicant.id, applicant.full_name]] : [])),
  );
  const people = [...names]
    .filter(([one]) => !known.has(one))
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => a.label.localeCompare(b.label, 'is'));
  const form = useEndpointForm(inviteToOpenHouse, {
    initial: { invitee_ids: [] as readonly string[] },
    toArgs: ({ invitee_ids }) => ({ params: { id }, body: { invitee_ids: [...invitee_ids] } }),
    onDone: (_, { invitee_ids: { length } }) => {
      form.set('invitee_ids', []);
      showToast({ tone: 'success', text: t('openHousesScreen.done.invited', { count: length }) });
    },
  });
  const state = loadState(applied, t('openHousesScreen.failed'), 1);
  if (state) return state;
  if (people.length === 0) return <p className="muted">{t('openHousesScreen.nobodyToInvite')}</p>;
  const chosen = form.field('invitee_ids');
  return (
    <form className="stack" {...form.formProps}>
      <FormProblems form={form} />
      <MultiChoiceField
        {...chosen}
        onChange={(ids) => chosen.onChange(ids.slice(0, maxInvitees))}
        label={t('openHousesScreen.chooseInvited')}
        listLabel={t('openHousesScreen.applicants')}
        found={(count) => t('openHousesScreen.found', { count })}
        removeLabel={(name) => t('openHousesScreen.remove', { name })}
        options={people}
      />
      <div>
        <SubmitButton form={form} disabled={chosen.value.length === 0}>
          {t('openHousesScreen.sendInvites')}
        </SubmitButton>
      </div>
    </form>
  );
}
