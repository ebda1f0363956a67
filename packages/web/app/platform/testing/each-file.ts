import { cleanup, configure } from '@testing-library/react';
import type { Window } from 'happy-dom';
import { afterAll, afterEach, vi } from 'vitest';
import { currentToasts, dismissToast } from '#ui/toasts.ts';

// Parts that load late come in their own time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);

// What a file has put off, such as the next try of an unsent edit, must not run while another file is tested.
const putOff = new Set<NodeJS.Timeout>();
const { setTimeout: setTimer } = globalThis;
globalThis.setTimeout = Object.assign(
  (...given: Parameters<typeof setTimer>) => {
    const timer = setTimer(...given);
    putOff.add(timer);
    return timer;
  },
  { __promisify__: setTimer.__promisify__ },
) as typeof setTimer;

// The files of one worker share a browser: each leaves it as a fresh one.
afterAll(async () => {
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
  // What was under way fails without the network of its test, and puts its next try off.
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  for (const timer of putOff) clearTimeout(timer);
  globalThis.setTimeout = setTimer;
});
