import { readLanguage } from '@heima/domain/shared/language.ts';
import { loadTexts } from '#platform/i18n/texts.ts';
import type { LoginRequest } from './login-request.ts';

let request: LoginRequest | undefined;
const watchers = new Set<() => void>();

const set = (next: LoginRequest | undefined): void => {
  request = next;
  for (const tell of watchers) tell();
};

/**
 * Opens the sign-in over the page (V017). Afterwards the success callback has run, the message is shown, and the page
 * is loaded anew or the redirect path opened (R053).
 */
export const openLogin = (asked: LoginRequest = {}): void => set(asked);

export const closeLogin = (): void => set(undefined);

export const currentLogin = (): LoginRequest | undefined => request;

export function watchLogin(tell: () => void): () => void {
  watchers.add(tell);
  return () => watchers.delete(tell);
}

/** The texts that signing in needs; pages that nobody signs in from do not carry them. */
export const loadLoginTexts = (): Promise<void> =>
  loadTexts(readLanguage(document.documentElement.lang) ?? 'is', [
    'auth',
    'common',
    'contacts',
    'electronicId',
    'identity',
    'signIn',
    'validation',
  ]);
