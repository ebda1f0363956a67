import { inviteCorenter } from '@heima/domain/corenters/endpoints.form.ts';
import type { CorenterRequest } from '@heima/domain/corenters/endpoints.ts';
import { refusalToInvite } from '@heima/domain/corenters/request-state.ts';
import { type RefusalData, refusalText } from '@heima/domain/shared/refusal.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import styles from '#areas/profile/profile.module.css';
import { corentersQuery } from '#areas/profile/profile-queries.ts';
import { changeHeld } from '#platform/api/held.ts';
import { LoadProblem } from '#platform/errors/load-problem.tsx';
import { FormProblems } from '#platform/forms/form-problems.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { useEndpointForm } from '#platform/forms/use-endpoint-form.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { useViewer } from '#platform/viewer.ts';
import { CardBody } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { Rows } from '#ui/rows.tsx';
import { Section } from '#ui/section.tsx';
import { showToast } from '#ui/toasts.ts';
import { RequestRow } from './request-row.tsx';

/**
 * Whom the person wants to rent with: invitations sent and received, and who has accepted. On a page of its own it does
 * not repeat the title of the page.
 */
export function CorentersSection({ onOwnPage = false }: { onOwnPage?: boolean }) {
  const { t } = useTexts();
  const viewer = useViewer();
  const lead = useRef<HTMLParagraphElement>(null);
  const { data, error, refetch } = useQuery(corentersQuery());
  const update = (change: (items: CorenterRequest[]) => CorenterRequest[]) =>
    changeHeld(corentersQuery(), (held) => ({ ...held, items: change(held.items) }));
  const items = data?.items ?? [];
  return (
    <Section
      bar
      id="corenters"
      title={t(onOwnPage ? 'profileScreens.corenters.invitations' : 'shell.menu.coTenants')}
    >
      <CardBody className="stack stack--12">
        <p ref={lead} tabIndex={-1} className={classNames(styles.note, 'small muted')}>
          {t('profileScreens.corenters.lead')}
        </p>
        {data && items.length === 0 && <p>{t('profileScreens.corenters.none')}</p>}
        {error && !data && (
          <LoadProblem title={t('profileScreens.failed')} error={error} onAgain={() => void refetch()} />
        )}
      </CardBody>
      {items.length > 0 && (
        <Rows>
          {items.map((request) => (
            <RequestRow
              key={request.id}
              request={request}
              onChanged={(changed) =>
                update((held) => held.map((one) => (one.id === changed.id ? changed : one)))
              }
              onGone={() => {
                update((held) => held.filter(({ id }) => id !== request.id));
                lead.current?.focus();
              }}
            />
          ))}
        </Rows>
      )}
      <CardBody>
        <Invite
          no={
            viewer &&
            data &&
            refusalToInvite({
              hasVerifiedEmail: viewer.has_verified_email_address,
              count: items.filter(
                ({ is_accepted, is_expired, direction }) =>
                  is_accepted || (direction === 'sent' && !is_expired),
              ).length,
            })
          }
          onInvited={(made) => update((held) => [made, ...held.filter(({ id }) => id !== made.id)])}
        />
      </CardBody>
    </Section>
  );
}

interface InviteProps {
  /** Why nobody can be invited now. */
  no: RefusalData | undefined;
  onInvited: (made: CorenterRequest) => void;
}

function Invite({ no, onInvited }: InviteProps) {
  const { t } = useTexts();
  const form = useEndpointForm(inviteCorenter, {
    initial: { email: '' },
    toArgs: (body) => ({ body }),
    alsoWrong: () => (no ? [{ field: 'email', key: refusalText(no.code), params: no.params ?? {} }] : []),
    onDone: (made) => {
      onInvited(made);
      form.set('email', '');
      showToast({ tone: 'success', text: t('profileScreens.corenters.invited', { email: made.email }) });
    },
  });
  return (
    <form {...form.formProps} className="stack stack--12">
      <FormProblems form={form} />
      <TextField
        {...form.field('email')}
        label={t('profileScreens.corenters.email')}
        type="email"
        inputMode="email"
        autoComplete="off"
      />
      <div>
        <SubmitButton form={form} variant="line" size="small">
          {t('profileScreens.corenters.invite')}
        </SubmitButton>
      </div>
      {no && !form.errors.email && <p className="small muted">{t(refusalText(no.code), no.params)}</p>}
    </form>
  );
}
