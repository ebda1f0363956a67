import { updateUser } from '@heima/domain/accounts/endpoints.form.ts';
import { maxBioLength } from '@heima/domain/people/bio.ts';
import { BirthDateField } from '#features/auth/birth-date-field.tsx';
import type { LoginFlow } from '#features/auth/login-flow.ts';
import { FormProblems } from '#platform/forms/form-problems.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { useEndpointForm } from '#platform/forms/use-endpoint-form.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { useToday } from '#platform/today.ts';
import { Button } from '#ui/button.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';

/** R141. */
const rows = 3;

/** Welcome after sign-up: a few words and the birth date (V023); Continue asks for both (R116, decision 0058), and both can wait. */
export function BioView({ flow }: { flow: LoginFlow }) {
  const { t } = useTexts();
  const today = useToday();
  const form = useEndpointForm(updateUser, {
    initial: { bio: '', birth_date: flow.born ?? '' },
    toArgs: (body) => ({ params: { id: flow.userId! }, body }),
    alsoWrong: ({ bio, birth_date: born }) => [
      ...(bio.trim() === '' ? [{ field: 'bio', key: 'auth.bio.missing' as const, params: {} }] : []),
      ...(born === ''
        ? [{ field: 'birth_date', key: 'auth.birthDate.unfinished' as const, params: {} }]
        : []),
    ],
    onDone: () => flow.finish(),
  });
  return (
    <form className="stack" {...form.formProps}>
      <FormProblems form={form} />
      <p className="muted">{t('auth.bio.text')}</p>
      <TextAreaField
        {...form.field('bio')}
        label={t('auth.bio.label')}
        placeholder={t('auth.bio.example')}
        rows={rows}
        maxLength={maxBioLength}
        first
      />
      {/* What an electronic ID has given is not asked again. */}
      {!flow.born && (
        <BirthDateField {...form.field('birth_date')} label={t('auth.bio.born')} today={today} />
      )}
      <SubmitButton form={{ sending: form.sending || flow.finishing }}>{t('auth.next')}</SubmitButton>
      <Button variant="quiet" disabled={form.sending || flow.finishing} onClick={() => void flow.finish()}>
        {t('auth.bio.later')}
      </Button>
    </form>
  );
}
