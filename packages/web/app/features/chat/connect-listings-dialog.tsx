import type { Conversation } from '@heima/domain/chat/conversation-answer.ts';
import { connectToConversation } from '@heima/domain/chat/writing-endpoints.form.ts';
import { ownListings } from '@heima/domain/listings/endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { HomeField } from '#entities/listing/home-field.tsx';
import { endpointQuery } from '#platform/api/queries.ts';
import { FormProblems } from '#platform/forms/form-problems.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { useEndpointForm } from '#platform/forms/use-endpoint-form.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Dialog } from '#ui/dialog.tsx';

interface ConnectListingsDialogProps {
  conversation: Pick<Conversation, 'id'>;
  onClose: () => void;
}

/** Own homes that words name; the last changed without any. */
function useOwnHomes(words: string | undefined) {
  const { data } = useQuery(
    endpointQuery(ownListings, { query: { page_size: 20, ...(words && { words }) } }),
  );
  return data?.items;
}

/** Connects one of one's own homes to a conversation (E209). */
export function ConnectListingsDialog({ conversation: { id }, onClose }: ConnectListingsDialogProps) {
  const { t } = useTexts();
  const form = useEndpointForm(connectToConversation, {
    initial: { listing_ids: '' },
    toArgs: ({ listing_ids }) => ({
      params: { id },
      body: { listing_ids: listing_ids ? [listing_ids] : [] },
    }),
    alsoWrong: ({ listing_ids }) =>
      listing_ids ? [] : [{ field: 'listing_ids', key: 'inboxScreens.connect.choose', params: {} }],
    onDone: onClose,
  });
  return (
    <Dialog title={t('inboxScreens.connect.title')} closeLabel={t('shell.close')} onClose={onClose} sheet>
      <form className="stack" {...form.formProps}>
        <p className="muted">{t('inboxScreens.connect.text')}</p>
        <FormProblems form={form} />
        <HomeField
          {...form.field('listing_ids')}
          label={t('inboxScreens.connect.home')}
          useHomes={useOwnHomes}
          first
        />
        <SubmitButton form={form}>{t('inboxScreens.connect.action')}</SubmitButton>
      </form>
    </Dialog>
  );
}
