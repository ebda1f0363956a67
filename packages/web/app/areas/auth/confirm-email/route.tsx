import { pageClientLoader, pageLoader } from '#platform/page.ts';
import type { Screen } from '#platform/screen.ts';
import { ConfirmEmailScreen } from './confirm-email-screen.tsx';

export const handle = { texts: ['auth'] } satisfies Screen;

export const loader = pageLoader();
export const clientLoader = pageClientLoader(handle);

/** The link is a secret: no page that is gone to from here learns the address. */
export const headers = () => ({ 'referrer-policy': 'no-referrer' });

export default ConfirmEmailScreen;
