import type { ReceivedApplication } from '@heima/domain/applications/application-answer.ts';
import { maxNotes } from '@heima/domain/applications/application-limits.ts';
import { annotateApplication } from '@heima/domain/applications/landlord-endpoints.ts';
import { type FormEvent, useRef, useState } from 'react';
import { applicationQuery } from '#areas/landlord/applications/application-query.ts';
import { hold } from '#platform/api/held.ts';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { UnsavedChanges } from '#platform/forms/unsaved-changes.tsx';
import { useEndpointCall } from '#platform/forms/use-endpoint-call.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Section } from '#ui/section.tsx';
import { showToast } from '#ui/toasts.ts';
import { TagsField } from './tags-field.tsx';

interface Draft {
  notes?: string;
  tags?: string[];
}

/**
 * Notes and tags that the landlord's side alone sees. Only what was changed here is sent, and what others of a team save
 * meanwhile is shown where nothing was changed.
 */
export function AnnotationSection({ application }: { application: ReceivedApplication }) {
  const { t } = useTexts();
  const { id } = application;
  const [draft, setDraft] = useState<Draft>({});
  const { notes, tags } = { ...application, ...draft };
  const isChanged = notes !== application.notes || tags.join('\n') !== application.tags.join('\n');
  const sent = useRef<Draft>(undefined);
  const isSaved = useRef(false);
  const call = useEndpointCall(annotateApplication, {
    onDone: (answer) => {
      isSaved.current = true;
      hold(applicationQuery(id), answer);
      // What was typed meanwhile stays.
      setDraft((now) => (now === sent.current ? {} : now));
      showToast({ tone: 'success', text: t('applicationsScreen.landlord.notes.saved') });
    },
  });
  const save = async (): Promise<boolean> => {
    sent.current = draft;
    isSaved.current = false;
    await call.run({ params: { id }, body: draft });
    return isSaved.current;
  };
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
          value={notes}
          onChange={(value) => setDraft((now) => ({ ...now, notes: value }))}
        />
        <TagsField value={tags} onChange={(value) => setDraft((now) => ({ ...now, tags: value }))} />
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
