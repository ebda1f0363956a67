import { Outlet, useParams } from 'react-router';
import { conversationsQuery, readFilter } from '#features/chat/chat-queries.ts';
import { useVisibleHeight } from '#features/chat/use-visible-height.ts';
import { signedInPageClientLoader, signedInPageLoader } from '#platform/errors/signed-in-page.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import type { Screen } from '#platform/screen.ts';
import { useViewer } from '#platform/viewer.ts';
import { classNames } from '#ui/class-names.ts';
import styles from './inbox.module.css';
import { ListPane } from './list-pane.tsx';

const queries = ({ url }: { url: URL }) => [conversationsQuery(readFilter(url.searchParams))];

export const handle = { texts: ['inboxScreens', 'person'] } satisfies Screen;

export const loader = signedInPageLoader(queries);
export const clientLoader = signedInPageClientLoader(handle, queries);
export const headers = () => ({ 'cache-control': 'private, no-store' });

/**
 * Conversations beside the one that is open (V112, V113). Where there is no room for both, the list or the conversation
 * fills the screen.
 */
export default function InboxLayout() {
  const { t } = useTexts();
  const viewer = useViewer();
  const { id } = useParams();
  const panes = useVisibleHeight();
  if (!viewer) return null;
  return (
    <main
      id="content"
      ref={panes}
      className={classNames(styles.panes, id ? styles.showsOne : styles.showsList)}
    >
      <h1 className="sr">{t('shell.menu.messages')}</h1>
      <ListPane viewer={viewer} />
      <Outlet />
    </main>
  );
}
