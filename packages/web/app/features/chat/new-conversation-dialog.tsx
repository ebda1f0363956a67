import { maxMessage } from '@heima/domain/chat/chat-limits.ts';
import { openConversation } from '@heima/domain/chat/writing-endpoints.form.ts';
import { useState } from 'react';
import { PeoplePicker, type Pickable } from '#entities/person/people-picker.tsx';
import { FormProblems } from '#platform/forms/form-problems.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { useEndpointForm } from '#platform/forms/use-endpoint-form.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { newKey } from './new-key.ts';

interface NewConversationDialogProps {
  onOpened: (id: string) => void;
  onClose: () => void;
}

interface Values {
  member_ids: readonly Pickable[];
  message: string;
}

/** Begins a conversation with people one deals with; where they have one already, that opens (V249, R453). */
export function NewConversationDialog({ onOpened, onClose }: NewConversationDialogProps) {
  const { t } = useTexts();
  const [key] = useState(newKey);
  const form = useEndpointForm(openConversation, {
    initial: { member_ids: [], message: '' } as Values,
    toArgs: ({ member_ids, message }) => ({
      body: {
        member_ids: member_ids.map(({ id }) => id),
        client_key: key,
        ...(message.trim() && { message }),
      },
    }),
    alsoWrong: ({ member_ids }) =>
      member_ids.length > 0 ? [] : [{ field: 'member_ids', key: 'person.picker.choose', params: {} }],
    onDone: ({ id }) => onOpened(id),
    onRefusal: ({ status }) => (status >= 500 ? t('inboxScreens.new.failed') : undefined),
  });
  const people = form.field('member_ids');
  return (
    <Dialog title={t('inboxScreens.new.title')} closeLabel={t('shell.close')} onClose={onClose} sheet>
      <form className="stack" {...form.formProps}>
        <p className="muted">{t('inboxScreens.new.text')}</p>
        <FormProblems form={form} />
        <PeoplePicker chosen={people.value} onChange={people.onChange} error={people.error} />
        <TextAreaField
          {...form.field('message')}
          label={t('inboxScreens.new.message')}
          optional={t('shell.form.optional')}
          rows={4}
          maxLength={maxMessage}
        />
        <SubmitButton form={form}>
          {t(form.refusal ? 'inboxScreens.new.again' : 'inboxScreens.new.open')}
        </SubmitButton>
      </form>
    </Dialog>
  );
}
