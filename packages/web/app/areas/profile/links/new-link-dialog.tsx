import { createProfileLink } from '@heima/domain/profiles/link-endpoints.form.ts';
import type { ProfileLink } from '@heima/domain/profiles/link-endpoints.ts';
import { linkDays, maxLinkName } from '@heima/domain/profiles/profile-limits.ts';
import { IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { FormProblems } from '#platform/forms/form-problems.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { useEndpointForm } from '#platform/forms/use-endpoint-form.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { CheckField } from '#ui/fields/check-field.tsx';
import { Input } from '#ui/fields/input.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Icon } from '#ui/icon.tsx';
import { copyText } from './copy-text.ts';

interface NewLinkDialogProps {
  userId: string;
  onClose: () => void;
  onMade: (made: ProfileLink) => void;
}

/** Makes a share link: for whom, how long, with or without paychecks; then shows it to be copied. */
export function NewLinkDialog({ userId, onClose, onMade }: NewLinkDialogProps) {
  const { t, format } = useTexts();
  const [made, setMade] = useState<ProfileLink>();
  return (
    <Dialog
      title={t('profileScreens.links.make')}
      closeLabel={t('shell.close')}
      onClose={onClose}
      sheet
      step={made ? 'made' : 'form'}
    >
      {made ? (
        <div className="stack" aria-live="polite">
          <p>{t('profileScreens.links.made', { date: format.date(made.expires_at) })}</p>
          <Input
            readOnly
            value={made.url ?? ''}
            aria-label={t('profileScreens.links.address')}
            onFocus={({ target }) => target.select()}
          />
          <Button variant="primary" data-first onClick={() => void copyText(made.url ?? '', t)}>
            <Icon of={IconCopy} />
            {t('profileScreens.links.copy')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('shell.close')}
          </Button>
        </div>
      ) : (
        <LinkForm
          userId={userId}
          onMade={(link) => {
            onMade(link);
            setMade(link);
          }}
        />
      )}
    </Dialog>
  );
}

function LinkForm({ userId, onMade }: Pick<NewLinkDialogProps, 'userId' | 'onMade'>) {
  const { t } = useTexts();
  const form = useEndpointForm(createProfileLink, {
    initial: { name: '', expires_in_days: String(linkDays[0]), includes_paychecks: false },
    toArgs: ({ name, expires_in_days: days, includes_paychecks }) => ({
      params: { id: userId },
      body: { name, expires_in_days: Number(days), includes_paychecks },
    }),
    onDone: onMade,
  });
  return (
    <form {...form.formProps} className="stack">
      <FormProblems form={form} />
      <TextField
        {...form.field('name')}
        label={t('profileScreens.links.name')}
        help={t('profileScreens.links.nameHelp')}
        optional={t('shell.form.optional')}
        maxLength={maxLinkName}
        autoComplete="off"
        first
      />
      <SelectField
        {...form.field('expires_in_days')}
        label={t('profileScreens.links.days')}
        options={[...linkDays]
          .sort((a, b) => a - b)
          .map((days) => ({
            value: String(days),
            label: t('profileScreens.links.dayCount', { count: days }),
          }))}
      />
      <CheckField
        {...form.field('includes_paychecks')}
        label={t('profileScreens.links.includePaychecks')}
        help={t('profileScreens.links.includeHelp')}
      />
      <SubmitButton form={form}>{t('profileScreens.links.makeAction')}</SubmitButton>
    </form>
  );
}
