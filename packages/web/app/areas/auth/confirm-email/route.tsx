import { pageClientLoader, pageLoader } from '#platform/page.ts';
import { ConfirmEmailScreen } from './confirm-email-screen.tsx';

export const loader = pageLoader();
export const clientLoader = pageClientLoader();

/** The link is a secret: no page that is gone to from here learns the address. */
export const headers = () => ({ 'referrer-policy': 'no-referrer' });

export default ConfirmEmailScreen;
