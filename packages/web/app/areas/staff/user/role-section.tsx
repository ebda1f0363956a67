import { setRole } from '@heima/domain/accounts/staff-endpoints.form.ts';
import type { StaffUser } from '@heima/domain/staff-users/endpoints.ts';
import { useState } from 'react';
import { FormProblems } from '#platform/forms/form-problems.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { useEndpointForm } from '#platform/forms/use-endpoint-form.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { useViewer } from '#platform/viewer.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { Section } from '#ui/section.tsx';
import { showToast } from '#ui/toasts.ts';

/** Whether the person works as staff, and what gives or takes the role (E277, R120). Nobody changes their own. */
export function RoleSection({ user }: { user: StaffUser }) {
  const { t } = useTexts();
  const viewer = useViewer();
  const [asks, setAsks] = useState(false);
  const areas = user.staff_areas.map((area) => t(`staffScreens.areas.${area}`));
  return (
    <Section
      title={t('staffScreens.user.role')}
      lead={
        areas.length > 0
          ? t('staffScreens.user.worksIn', { areas: areas.join(', ') })
          : t('staffScreens.user.noRole')
      }
    >
      {viewer?.id === user.id && <p className="small muted">{t('staffScreens.user.ownRole')}</p>}
      {user.can.set_role && (
        <div>
          <Button variant={user.is_staff ? 'danger-line' : 'line'} onClick={() => setAsks(true)}>
            {t(`staffScreens.user.${user.is_staff ? 'takeRole' : 'giveRole'}`)}
          </Button>
        </div>
      )}
      {asks && <RoleDialog user={user} onClose={() => setAsks(false)} />}
    </Section>
  );
}

/** Says what the role means and asks why; the reason stands in the history of the account. */
function RoleDialog({ user, onClose }: { user: StaffUser; onClose: () => void }) {
  const { t } = useTexts();
  const isGiven = !user.is_staff;
  const verb = isGiven ? 'give' : 'take';
  const form = useEndpointForm(setRole, {
    initial: { reason: '' },
    // The call takes none too; from here a reason is asked for.
    toArgs: ({ reason }) => ({ params: { id: user.id }, body: { is_staff: isGiven, reason } }),
    onDone: () => {
      showToast({ tone: 'success', text: t(`staffScreens.user.${verb}Done`, { name: user.full_name }) });
      onClose();
    },
  });
  return (
    <Dialog title={t(`staffScreens.user.${verb}Role`)} closeLabel={t('shell.close')} onClose={onClose}>
      <form className="stack" {...form.formProps}>
        <p className="muted">{t(`staffScreens.user.${verb}Text`, { name: user.full_name })}</p>
        <FormProblems form={form} />
        <TextAreaField
          {...form.field('reason')}
          label={t('staffScreens.decide.reason')}
          help={t('staffScreens.user.reasonHelp')}
          rows={3}
          maxLength={500}
          first
        />
        <SubmitButton form={form} variant={isGiven ? 'primary' : 'danger'} wide>
          {t(`staffScreens.user.${verb}Role`)}
        </SubmitButton>
      </form>
    </Dialog>
  );
}
