import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { conversationsQuery, readFilter } from '#features/chat/chat-queries.ts';
import { signedInPageClientLoader, signedInPageLoader } from '#platform/errors/signed-in-page.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { PageHead } from '#platform/page-head.tsx';
import type { Screen } from '#platform/screen.ts';
import { useViewer } from '#platform/viewer.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import styles from './inbox.module.css';

const queries = ({ url }: { url: URL }) => [conversationsQuery(readFilter(url.searchParams))];

export const handle = { texts: [], title: 'shell.menu.messages' } satisfies Screen;

export const loader = signedInPageLoader(queries);
export const clientLoader = signedInPageClientLoader(handle, queries);
export const headers = () => ({ 'cache-control': 'private, no-store' });

/** There is room for the list and a conversation. */
const roomForBoth = '(min-width: 900px)';

/**
 * No conversation is open (V112). Where there is room for one beside the list, the last one opens, else the first of the
 * list.
 */
export default function Inbox() {
  const { t } = useTexts();
  const viewer = useViewer();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const filter = readFilter(params);
  const { data } = useQuery(conversationsQuery(filter));
  const isPlain = params.size === 0;
  const next = viewer?.last_conversation_id ?? data?.items[0]?.id;
  useEffect(() => {
    if (isPlain && next && matchMedia(roomForBoth).matches)
      void navigate(`/inbox/${next}`, { replace: true });
  }, [isPlain, next, navigate]);
  return (
    <section className={styles.middle}>
      <PageHead title={t('shell.menu.messages')} path="/inbox" hidden />
      <div className={styles.state}>
        <EmptyState title={t('inboxScreens.choose')} text={t('inboxScreens.chooseWhy')} />
      </div>
    </section>
  );
}
