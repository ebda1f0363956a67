import { conversationQuery, messagesQuery } from '#features/chat/chat-queries.ts';
import { signedInPageClientLoader, signedInPageLoader } from '#platform/errors/signed-in-page.ts';
import type { Screen } from '#platform/screen.ts';
import { ConversationScreen } from './conversation-screen.tsx';

const queries = ({ params }: { params: Record<string, string | undefined> }) => [
  conversationQuery(params.id ?? ''),
  messagesQuery(params.id ?? ''),
];

export const handle = {
  texts: ['applicationsScreen', 'chat', 'listings', 'reference', 'reports'],
} satisfies Screen;

export const loader = signedInPageLoader(queries);
export const clientLoader = signedInPageClientLoader(handle, queries);
export const headers = () => ({ 'cache-control': 'private, no-store' });

export default ConversationScreen;
