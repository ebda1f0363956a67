import { maxMessage } from '@heima/domain/chat/chat-limits.ts';
import { messageListing } from '@heima/domain/chat/writing-endpoints.form.ts';
import { useState } from 'react';
import { FormProblems } from '#platform/forms/form-problems.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { useEndpointForm } from '#platform/forms/use-endpoint-form.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { tabStorage } from '#platform/web-storage.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { contactDraft } from './contact-draft.ts';
import { newKey } from './new-key.ts';

const starts = ['free', 'visit', 'from'] as const;

interface ContactDialogProps {
  listing: { id: string; title: string | null };
  onClose: () => void;
}

/** Writes to who lets a home (E211, R033, V070): the first sentence can be chosen, and the answer is where it says. */
export function ContactDialog({ listing, onClose }: ContactDialogProps) {
  const { t } = useTexts();
  const [conversationId, setConversationId] = useState<string>();
  const [key] = useState(newKey);
  const draft = contactDraft(listing.id);
  const form = useEndpointForm(messageListing, {
    initial: { message: tabStorage.get(draft) ?? '' },
    toArgs: ({ message }) => ({ params: { id: listing.id }, body: { message, client_key: key } }),
    onDone: ({ conversation_id }) => {
      tabStorage.remove(draft);
      setConversationId(conversation_id);
    },
    // R452: what the server cannot explain is said in one sentence.
    onRefusal: ({ status }) => (status >= 500 ? t('inboxScreens.contact.failed') : undefined),
  });
  const message = form.field('message');
  const write = (text: string) => {
    tabStorage.set(draft, text);
    message.onChange(text);
  };
  if (conversationId)
    return (
      <Dialog
        title={t('inboxScreens.contact.sent')}
        closeLabel={t('shell.close')}
        onClose={onClose}
        step="sent"
        sheet
        foot={
          <>
            <Button variant="soft" onClick={onClose}>
              {t('shell.close')}
            </Button>
            <LinkButton variant="primary" to={`/inbox/${conversationId}`} data-first>
              {t('inboxScreens.contact.toConversation')}
            </LinkButton>
          </>
        }
      >
        <p className="muted" role="status">
          {t('inboxScreens.contact.answer')}
        </p>
      </Dialog>
    );
  return (
    <Dialog
      title={t('inboxScreens.contact.title')}
      closeLabel={t('shell.close')}
      onClose={onClose}
      step="write"
      sheet
    >
      <form className="stack" {...form.formProps}>
        <p className="muted">{t('inboxScreens.contact.text')}</p>
        <FormProblems form={form} />
        {!message.value.trim() && (
          <div className="row row--wrap">
            {starts.map((start) => (
              <Button
                key={start}
                size="small"
                onClick={() => {
                  write(t(`inboxScreens.contact.start.${start}`));
                  document.getElementById(message.id)?.focus();
                }}
              >
                {t(`inboxScreens.contact.start.${start}`)}
              </Button>
            ))}
          </div>
        )}
        <TextAreaField
          {...message}
          onChange={write}
          label={t('inboxScreens.contact.message')}
          rows={5}
          maxLength={maxMessage}
        />
        <SubmitButton form={form}>{t('inboxScreens.contact.send')}</SubmitButton>
      </form>
    </Dialog>
  );
}
