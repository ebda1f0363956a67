import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { act, cleanup, render } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToPipeableStream } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchedLater, LaterPart } from './later-part.tsx';

let loads = 0;
let near: (() => void) | undefined;
let failing = false;
let arriving: Promise<void> | undefined;

const Homes = ({ count }: { count: number }) => <p>{count} homes</p>;
const fetchHomes = () =>
  fetchedLater(async () => {
    loads++;
    await arriving;
    if (failing) throw new Error('the network is gone');
    return Homes;
  });

function Page({ part: Part }: { part: ReturnType<typeof fetchHomes> }) {
  const [count, setCount] = useState(4);
  return (
    <main>
      <button type="button" onClick={() => setCount(5)}>
        More
      </button>
      <LaterPart>
        <Part count={count} />
      </LaterPart>
    </main>
  );
}

/** What a server sends for the page: it waits for all parts. */
const served = (): Promise<string> =>
  new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<Page part={fetchHomes()} />, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => void text(pipe(new PassThrough())).then(resolve, reject),
      onError: reject,
    });
  });

/** The browser has the server's page and comes alive in it. */
async function openPage() {
  const given = globalThis.window;
  vi.stubGlobal('window', undefined);
  const html = await served();
  vi.stubGlobal('window', given);
  loads = 0;
  document.body.innerHTML = `<div id="page">${html}</div>`;
  window.heimaEarly = { end: () => undefined };
  const root = document.querySelector<HTMLElement>('#page')!;
  await act(async () => void hydrateRoot(root, <Page part={fetchHomes()} />));
  window.heimaEarly = undefined;
  return root;
}

beforeEach(() => {
  failing = false;
  arriving = undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(whenSeen: (entries: { isIntersecting: boolean }[]) => void) {
        near = () => whenSeen([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a later part stands in the page before its script is fetched, which is when the reader comes near', async () => {
  const root = await openPage();
  expect(root.textContent).toContain('4 homes');
  expect(loads).toBe(0);
  await act(async () => near!());
  expect(loads).toBe(1);
  expect(root.textContent).toContain('4 homes');
});

test('a later part stays in sight when the page changes it before its script is there, which is then fetched', async () => {
  const root = await openPage();
  const arrives = Promise.withResolvers<void>();
  arriving = arrives.promise;
  await act(async () => root.querySelector('button')!.click());
  expect(root.textContent).toContain('4 homes');
  expect(loads).toBe(1);
  await act(async () => arrives.resolve());
  expect(root.textContent).toContain('5 homes');
});

test('a later part whose script cannot be fetched stays as the server made it', async () => {
  const root = await openPage();
  failing = true;
  await act(async () => near!());
  expect(root.textContent).toContain('4 homes');
});

test('a later part whose script could not be fetched comes once the network is there again, in this page and the next', async () => {
  const part = fetchHomes();
  failing = true;
  const { container, unmount } = await act(async () => render(<Page part={part} />));
  expect(container.textContent).not.toContain('homes');
  failing = false;
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(container.textContent).toContain('4 homes');
  unmount();
  const next = await act(async () => render(<Page part={part} />));
  expect(next.container.textContent).toContain('4 homes');
});
