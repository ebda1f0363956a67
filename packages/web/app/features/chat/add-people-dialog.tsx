import type { Conversation } from '@heima/domain/chat/conversation-answer.ts';
import { addUsers } from '@heima/domain/chat/writing-endpoints.form.ts';
import { PeoplePicker, type Pickable } from '#entities/person/people-picker.tsx';
import { FormProblems } from '#platform/forms/form-problems.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { useEndpointForm } from '#platform/forms/use-endpoint-form.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Dialog } from '#ui/dialog.tsx';

interface AddPeopleDialogProps {
  conversation: Pick<Conversation, 'id' | 'members'>;
  onClose: () => void;
}

interface Values {
  user_ids: readonly Pickable[];
}

/** Adds people to a conversation: they see what is written from then on (E207). */
export function AddPeopleDialog({ conversation: { id, members }, onClose }: AddPeopleDialogProps) {
  const { t } = useTexts();
  const form = useEndpointForm(addUsers, {
    initial: { user_ids: [] } as Values,
    toArgs: ({ user_ids }) => ({ params: { id }, body: { user_ids: user_ids.map((one) => one.id) } }),
    alsoWrong: ({ user_ids }) =>
      user_ids.length > 0 ? [] : [{ field: 'user_ids', key: 'person.picker.choose', params: {} }],
    onDone: onClose,
  });
  const people = form.field('user_ids');
  return (
    <Dialog title={t('inboxScreens.add.title')} closeLabel={t('shell.close')} onClose={onClose} sheet>
      <form className="stack" {...form.formProps}>
        <p className="muted">{t('inboxScreens.add.text')}</p>
        <FormProblems form={form} />
        <PeoplePicker
          chosen={people.value}
          onChange={people.onChange}
          except={members.map((member) => member.id)}
          error={people.error}
        />
        <SubmitButton form={form}>{t('inboxScreens.add.action')}</SubmitButton>
      </form>
    </Dialog>
  );
}
