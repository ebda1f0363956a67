import type { WholeOpenHouse } from '@heima/domain/open-houses/open-house-answer.ts';
import { maxInvitees } from '@heima/domain/open-houses/open-house-limits.ts';
import { inviteToOpenHouse } from '@heima/domain/open-houses/writing-endpoints.form.ts';
import { useQuery } from '@tanstack/react-query';
import { PeoplePicker, type Pickable } from '#entities/person/people-picker.tsx';
import { loadState } from '#platform/errors/load-state.tsx';
import { FormProblems } from '#platform/forms/form-problems.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { useEndpointForm } from '#platform/forms/use-endpoint-form.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { classNames } from '#ui/class-names.ts';
import { Row, Rows } from '#ui/rows.tsx';
import { Section } from '#ui/section.tsx';
import { showToast } from '#ui/toasts.ts';
import styles from './open-house.module.css';
import { sentInvitesQuery } from './open-house-queries.ts';

type Attendees = NonNullable<WholeOpenHouse['attendees']>;

/** Who was invited and what they answered, and the way to invite more (E080, X016). */
export function Invites({ of, attendees }: { of: WholeOpenHouse; attendees: Attendees }) {
  const { t } = useTexts();
  const sent = useQuery(sentInvitesQuery(of.id));
  const items = sent.data?.items ?? [];
  const { host: canInvite } = of.can;
  // Of one that is canceled or over only those who were invited are of interest.
  if (!canInvite && items.length === 0) return null;
  return (
    <Section
      title={t('openHousesScreen.invites')}
      {...(canInvite && { lead: t('openHousesScreen.invitesLead') })}
    >
      {loadState(sent, t('openHousesScreen.failed'), 1) ?? (
        <>
          {canInvite && (
            <InviteForm
              id={of.id}
              known={[
                ...items.flatMap(({ invitee }) => invitee?.id ?? []),
                ...attendees.map(({ user }) => user.id),
              ]}
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
 * Invites people whom the host deals with (G36).
 * @param known those who come or were invited already
 */
function InviteForm({ id, known }: { id: string; known: readonly string[] }) {
  const { t } = useTexts();
  const form = useEndpointForm(inviteToOpenHouse, {
    initial: { invitee_ids: [] as readonly Pickable[] },
    toArgs: ({ invitee_ids }) => ({
      params: { id },
      body: { invitee_ids: invitee_ids.map((one) => one.id) },
    }),
    onDone: (_, { invitee_ids: { length } }) => {
      form.set('invitee_ids', []);
      showToast({ tone: 'success', text: t('openHousesScreen.done.invited', { count: length }) });
    },
  });
  const chosen = form.field('invitee_ids');
  return (
    <form className={classNames('stack', styles.invite)} {...form.formProps}>
      <FormProblems form={form} />
      <PeoplePicker
        chosen={chosen.value}
        onChange={(people) => chosen.onChange(people.slice(0, maxInvitees))}
        except={known}
        error={chosen.error}
      />
      <div>
        <SubmitButton form={form} variant="primary" disabled={chosen.value.length === 0}>
          {t('openHousesScreen.sendInvites')}
        </SubmitButton>
      </div>
    </form>
  );
}
