import { endpoint } from '@heima/domain/shared/endpoint.ts';
import { useQuery } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { endpointQuery } from '#platform/api/queries.ts';
import { PageProblems } from '#platform/errors/page-problems.tsx';
import { fakeApi, refused } from '#platform/forms/testing/fake-api.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { Notice } from '#ui/notice.tsx';
import { currentToasts, dismissToast } from '#ui/toasts.ts';
import { useEndpointCall } from './use-endpoint-call.ts';

const ring = endpoint({
  method: 'POST',
  path: '/bell',
  summary: 'For the test.',
  access: 'user',
});

function Saying() {
  const { run, refusal } = useEndpointCall(ring);
  return (
    <>
      {refusal && (
        <Notice tone="danger" role="alert">
          {refusal}
        </Notice>
      )}
      <button type="button" onClick={() => void run({})}>
        Hringja
      </button>
    </>
  );
}

const bell = endpoint({ method: 'GET', path: '/bell', summary: 'For the test.', access: 'user' });

const bells = endpoint({
  method: 'GET',
  path: '/bells',
  summary: 'For the test: a list that is the same for everybody.',
  access: 'anyone',
  sharedCacheSeconds: 60,
});

function Heard() {
  useQuery(endpointQuery(bell, {}));
  useQuery(endpointQuery(bells, {}));
  const { run, sending } = useEndpointCall(ring);
  return (
    <button type="button" disabled={sending} onClick={() => void run({})}>
      Hringja
    </button>
  );
}

function Silent() {
  const { run } = useEndpointCall(ring);
  return (
    <button type="button" onClick={() => void run({})}>
      Hringja
    </button>
  );
}

const open = async (element: React.ReactElement) => {
  await renderInPage(
    <>
      <PageProblems />
      {element}
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Hringja' }));
  return (await screen.findAllByRole('alert')).map(({ textContent }) => textContent);
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  for (const { id } of currentToasts()) dismissToast(id);
});

describe('call at the press of a button', () => {
  it('U13: no connection is shown once: at the button where it shows such things, else by the page', async () => {
    fakeApi(() => 'lost');
    expect(await open(<Saying />)).toEqual([expect.stringContaining('Við náðum ekki sambandi')]);
    expect(currentToasts()).toEqual([]);
    cleanup();
    expect(await open(<Silent />)).toEqual([expect.stringContaining('Engin nettenging')]);
  });

  it('ends when what the page shows of this person has been asked for again', async () => {
    let isHeld = false;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { seen } = fakeApi(async ({ method }) => {
      if (method === 'POST') isHeld = true;
      else if (isHeld) await held;
      return { status: 200, body: {} };
    });
    await renderInPage(<Heard />);
    await waitFor(() => expect(seen).toHaveLength(2));
    const button = screen.getByRole('button', { name: 'Hringja' }) as HTMLButtonElement;
    fireEvent.click(button);
    await waitFor(() => expect(seen.map(({ method }) => method)).toEqual(['GET', 'GET', 'POST', 'GET']));
    expect(seen.at(-1)!.path).toBe('/bell');
    expect(button.disabled).toBe(true);
    release();
    await waitFor(() => expect(button.disabled).toBe(false));
  });

  it('R042: a 403 is reported to the page, also where it stands at the button', async () => {
    fakeApi(() => refused(403, 'common.notAllowed', 'Þú hefur ekki heimild til þess.'));
    expect(await open(<Saying />)).toEqual(Array(2).fill('Þú hefur ekki heimild til þess.'));
  });
});
