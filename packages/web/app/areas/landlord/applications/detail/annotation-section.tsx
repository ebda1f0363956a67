import type { ReceivedApplication } from '@heima/domain/applications/application-answer.ts';
import { maxNotes } from '@heima/domain/applications/application-limits.ts';
import type { FormEvent } from 'react';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { UnsavedChanges } from '#platform/forms/unsaved-changes.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Section } from '#ui/section.tsx';
import { TagsField } from './tags-field.tsx';
import { useAnnotation } from './use-annotation.ts';

/** Notes and tags that the landlord's side alone sees. */
export function AnnotationSection({ application }: { application: ReceivedApplication }) {
  const { t } = useTexts();
  const { values, set, clashes, isChanged, save, call } = useAnnotation(application);
  return (
    <Section
      id="notes"
      title={t('applicationsScreen.landlord.notes.title')}
      lead={t('applicationsScreen.landlord.private')}
    >
      <form
        className="stack"
        method="post"
        aria-busy={call.sending}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void save();
        }}
      >
        {call.refusal && (
          <Notice tone="danger" role="alert">
            {call.refusal}
          </Notice>
        )}
        <TextAreaField
          id="application-notes"
          name="notes"
          label={t('applicationsScreen.landlord.notes.label')}
          rows={4}
          maxLength={maxNotes}
          value={values.notes}
          onChange={(value) => set('notes', value)}
          error={clashes.notes}
        />
        <TagsField value={values.tags} onChange={(value) => set('tags', value)} error={clashes.tags} />
        <div>
          <SubmitButton form={call} variant="primary" disabled={!isChanged}>
            {t('applicationsScreen.landlord.notes.save')}
          </SubmitButton>
        </div>
      </form>
      <UnsavedChanges when={isChanged} onSave={save} />
    </Section>
  );
}
