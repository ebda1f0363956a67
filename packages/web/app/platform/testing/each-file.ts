import { cleanup, configure } from '@testing-library/react';
import type { Window } from 'happy-dom';
import { afterAll, afterEach, vi } from 'vitest';
import { currentToasts, dismissToast } from '#ui/toasts.ts';

// Parts that load late come in their own time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);

// The files of one worker share a browser: each leaves it as a fresh one.
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: the browser of the tests has no other way.
    document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=-1`;
  }
  document.body.replaceChildren();
  document.documentElement.removeAttribute('lang');
  // A test that follows a link leaves the address at about:blank, where no cookie is kept.
  (window as unknown as Window).happyDOM.setURL('http://localhost:3000/');
  for (const { id } of currentToasts()) dismissToast(id);
});
