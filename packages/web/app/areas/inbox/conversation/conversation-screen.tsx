import type { CurrentUser } from '@heima/domain/accounts/endpoints.ts';
import type { Conversation } from '@heima/domain/chat/conversation-answer.ts';
import { getConversation } from '@heima/domain/chat/endpoints.ts';
import { IconCloudOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import styles from '#areas/inbox/list/inbox.module.css';
import { conversationName } from '#features/chat/chat-names.ts';
import { conversationQuery, messagesQuery } from '#features/chat/chat-queries.ts';
import { Composer } from '#features/chat/composer.tsx';
import { Thread } from '#features/chat/thread.tsx';
import type { EntryPage } from '#features/chat/timeline.ts';
import { useOnline } from '#features/chat/use-online.ts';
import { useTimeline } from '#features/chat/use-timeline.ts';
import { useUnsent } from '#features/chat/use-unsent.ts';
import { markStale } from '#platform/api/held.ts';
import { ApiProblem } from '#platform/api/problem.ts';
import { loadState } from '#platform/errors/load-state.tsx';
import { UnsavedChanges } from '#platform/forms/unsaved-changes.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { onLive } from '#platform/live/live-events.ts';
import { PageHead } from '#platform/page-head.tsx';
import { useViewer } from '#platform/viewer.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { ConversationHead, HomeStrip } from './conversation-head.tsx';
import { InfoPanel } from './info-panel.tsx';
import { useInfo } from './use-info.ts';

/** There is none of this id, or it is none. */
const missing: readonly number[] = [400, 404];

/** A conversation: its messages and events, and what it is about (V113, V114). */
export function ConversationScreen() {
  const { t } = useTexts();
  const { id = '' } = useParams();
  const viewer = useViewer();
  const conversation = useQuery(conversationQuery(id));
  const first = useQuery({ ...messagesQuery(id), refetchOnMount: false });
  useFreshConversation(id);
  const { open: showsInfo } = useInfo();
  if (!viewer) return null;
  const error = conversation.error ?? first.error;
  if (error instanceof ApiProblem && missing.includes(error.status) && !conversation.data)
    return <NotThere />;
  const ready =
    conversation.data && first.data ? { conversation: conversation.data, first: first.data } : undefined;
  const again = () => {
    void conversation.refetch();
    void first.refetch();
  };
  return (
    <div className={styles.middleAndSide}>
      <section className={styles.middle} aria-busy={!ready}>
        {ready ? (
          <OpenConversation key={id} {...ready} viewer={viewer} />
        ) : (
          <div className={styles.state}>
            {loadState({ data: undefined, error, refetch: again }, t('inboxScreens.failed'), 3)}
          </div>
        )}
      </section>
      {ready && showsInfo && <InfoPanel conversation={ready.conversation} viewer={viewer} />}
    </div>
  );
}

function NotThere() {
  const { t } = useTexts();
  return (
    <section className={styles.middle}>
      <div className={styles.state}>
        <EmptyState
          title={t('inboxScreens.notThere')}
          text={t('inboxScreens.notThereWhy')}
          actions={<LinkButton to="/inbox">{t('inboxScreens.all')}</LinkButton>}
        />
      </div>
    </section>
  );
}

/** Members, homes, applications and read marks change by others too. */
function useFreshConversation(id: string): void {
  useEffect(
    () =>
      onLive(['chat.entry', 'chat.read', 'applications.changed'], ({ kind, data }) => {
        if (!kind.startsWith('chat.') || data?.conversation_id === id) void markStale([getConversation]);
      }),
    [id],
  );
}

interface OpenConversationProps {
  conversation: Conversation;
  first: EntryPage;
  viewer: Pick<CurrentUser, 'id'>;
}

function OpenConversation({ conversation, first, viewer }: OpenConversationProps) {
  const { t } = useTexts();
  const { id, can } = conversation;
  const { timeline, state } = useTimeline(id, first);
  const { unsent, messages } = useUnsent(viewer.id);
  const isOffline = !useOnline();
  const own = messages.filter(({ conversationId }) => conversationId === id);
  const name = conversationName(conversation, viewer.id, t);
  return (
    <>
      <PageHead title={t('inboxScreens.with', { name })} path={`/inbox/${id}`} hidden />
      <ConversationHead conversation={conversation} viewerId={viewer.id} />
      <HomeStrip conversation={conversation} />
      <Thread
        conversation={conversation}
        viewerId={viewer.id}
        timeline={timeline}
        state={state}
        unsent={unsent}
        messages={own}
      />
      {isOffline && (
        <p className={styles.offline} role="status">
          <Icon of={IconCloudOff} size={16} />
          {t('inboxScreens.offline')}
        </p>
      )}
      {can.write ? (
        <Composer
          conversationId={id}
          viewerId={viewer.id}
          hasUnsent={messages.length > 0}
          onSend={(text) => unsent.add(id, text)}
        />
      ) : (
        <div className={styles.closed}>
          <Notice tone="info">{t(`inboxScreens.closed.${can.unblock ? 'blocked' : 'nobody'}`)}</Notice>
        </div>
      )}
      <UnsavedChanges
        when={unsent.isUnsafe()}
        onSave={async () => {
          await unsent.flush();
          return !unsent.isUnsafe();
        }}
      />
    </>
  );
}
