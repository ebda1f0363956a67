import { updateUser } from '@heima/domain/accounts/endpoints.ts';
import { userTypes } from '@heima/domain/people/user-type.ts';
import { languages } from '@heima/domain/shared/language.ts';
import type { StaffUser } from '@heima/domain/staff-users/endpoints.ts';
import { useEndpointCall } from '#platform/forms/use-endpoint-call.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Facts } from '#ui/facts.tsx';
import { Segmented } from '#ui/fields/segmented.tsx';
import { Section } from '#ui/section.tsx';
import { showToast } from '#ui/toasts.ts';

/** The account itself, and the view that the person is in (R118). */
export function AccountSection({ user }: { user: StaffUser }) {
  const { t, format } = useTexts();
  const facts = [
    ['number', user.id],
    ['username', user.username],
    ['language', languages.find(({ code }) => code === user.primary_language)!.name],
    ['born', user.birth_date ? format.date(user.birth_date) : t('staffScreens.facts.unknown')],
    ['password', t(`staffScreens.user.${user.has_password ? 'hasPassword' : 'noPassword'}`)],
  ] as const;
  return (
    <Section title={t('staffScreens.user.account')}>
      <Facts>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`staffScreens.user.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      {user.can.change_view && <ViewChoice user={user} />}
    </Section>
  );
}

/** Changes whether the person sees the product as a tenant or as a landlord. */
function ViewChoice({ user }: { user: StaffUser }) {
  const { t } = useTexts();
  const { run, sending } = useEndpointCall(updateUser, {
    onDone: () => showToast({ tone: 'success', text: t('staffScreens.user.viewChanged') }),
  });
  return (
    <Segmented label={t('shell.view.label')} size="small">
      {userTypes.map((view) => (
        <button
          key={view}
          type="button"
          aria-pressed={user.user_type === view}
          disabled={sending}
          onClick={() => {
            if (user.user_type !== view) void run({ params: { id: user.id }, body: { user_type: view } });
          }}
        >
          {t(`shell.view.${view}`)}
        </button>
      ))}
    </Segmented>
  );
}
