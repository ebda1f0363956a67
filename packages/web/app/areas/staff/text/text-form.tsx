import type { Language } from '@heima/domain/shared/language.ts';
import { refusalText } from '@heima/domain/shared/refusal.ts';
import { changeTranslation } from '@heima/domain/translations/endpoints.form.ts';
import type { TranslationTag } from '@heima/domain/translations/endpoints.ts';
import {
  maxTranslationLength,
  numbersOf,
  placeholdersOf,
  refusalToTranslate,
} from '@heima/domain/translations/translation-texts.ts';
import { useEffect } from 'react';
import { callApi } from '#platform/api/call-api.ts';
import { markHeldStale } from '#platform/api/held.ts';
import { announceProblem } from '#platform/errors/problem-events.ts';
import { FormProblems } from '#platform/forms/form-problems.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { useEndpointForm } from '#platform/forms/use-endpoint-form.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { StateBadge } from '#ui/state-badge.tsx';
import { showToast } from '#ui/toasts.ts';

type Form = TranslationTag['languages'][number]['forms'][number];

interface TextFormProps {
  lang: Language;
  of: Form;
  /** What saves what is typed, while it differs from what is kept. */
  onUnsaved: (id: string, save: Save | undefined) => void;
}

/** @returns whether it was saved */
export type Save = () => Promise<boolean>;

/** One form of a text: how it reads now, what it needs, and the ways back to the text before and to the shipped one. */
export function TextForm({
  lang,
  of: { id, form: plural, text, original, is_changed },
  onUnsaved,
}: TextFormProps) {
  const { t } = useTexts();
  const placeholders = placeholdersOf(original);

  const undo = (before: string) => async () => {
    try {
      const { text } = await callApi(changeTranslation, { params: { id }, body: { text: before } });
      form.set('text', text);
      await markHeldStale();
    } catch (error) {
      announceProblem(error);
    }
  };
  const form = useEndpointForm(changeTranslation, {
    initial: { text },
    toArgs: ({ text }) => ({ params: { id }, body: { text } }),
    onDone: (answer) => {
      form.set('text', answer.text);
      showToast({
        tone: 'success',
        text: t('staffScreens.text.saved'),
        undo: { label: t('staffScreens.text.undo'), run: () => void undo(text)() },
      });
    },
  });
  const isChanged = form.values.text !== text;
  const wrong = isChanged ? refusalToTranslate(original, form.values.text.trim()) : undefined;
  const field = form.field('text');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is another thing to save.
  useEffect(() => {
    onUnsaved(id, isChanged ? async () => (await form.submit()) === undefined : undefined);
    return () => onUnsaved(id, undefined);
  }, [id, isChanged, form.values.text, onUnsaved]);
  return (
    <form className="stack stack--12" {...form.formProps}>
      <FormProblems form={form} />
      <TextAreaField
        {...field}
        error={field.error ?? (wrong && t(refusalText(wrong.code), wrong.params))}
        label={<FormLabel lang={lang} form={plural} />}
        help={
          placeholders.length > 0
            ? t('staffScreens.text.needs', {
                placeholders: placeholders.map((name) => `{{${name}}}`).join(', '),
              })
            : t('staffScreens.text.needsNone')
        }
        rows={4}
        maxLength={maxTranslationLength}
      />
      {is_changed && (
        <p className="small muted">
          <StateBadge tone="info">{t('staffScreens.texts.changed')}</StateBadge>{' '}
          {t('staffScreens.text.shipped', { text: original })}
        </p>
      )}
      <div className="row row--wrap">
        <SubmitButton form={form} variant="primary" disabled={!isChanged || wrong !== undefined}>
          {t('staffScreens.text.save')}
        </SubmitButton>
        {isChanged && (
          <Button variant="quiet" onClick={() => form.set('text', text)}>
            {t('staffScreens.text.discard')}
          </Button>
        )}
        {is_changed && !isChanged && (
          <Button variant="quiet" onClick={() => void undo(original)()}>
            {t('staffScreens.text.restore')}
          </Button>
        )}
      </div>
    </form>
  );
}

/** Says for which numbers a plural form is. */
function FormLabel({ lang, form }: { lang: Language; form: Form['form'] }) {
  const { t } = useTexts();
  if (form === null) return t('staffScreens.text.text');
  const numbers = numbersOf(lang, form);
  return numbers.length > 0
    ? t('staffScreens.text.forNumbers', { numbers: numbers.join(', ') })
    : t('staffScreens.text.forBroken');
}
