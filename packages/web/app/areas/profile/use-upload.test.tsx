import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiProblem, NoAnswer } from '#platform/api/problem.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { SendingRow } from './sending-row.tsx';
import { useUpload } from './use-upload.ts';

type Send = (
  file: File,
  onSent: (bytes: number) => void,
  signal: AbortSignal,
  key: string,
) => Promise<string>;

const told = { onDone: vi.fn(), onFailed: vi.fn() };
let send: ReturnType<typeof vi.fn<Send>>;

function Subject() {
  const { sending, refusal, choose, cancel } = useUpload({
    send: (...given) => send(...given),
    field: 'image',
    failed: 'Mistókst',
    ...told,
  });
  return (
    <>
      <input aria-label="skrá" type="file" onChange={({ target }) => choose(target.files![0]!)} />
      {sending && <SendingRow sending={sending} onCancel={cancel} />}
      {refusal && <p role="alert">{refusal}</p>}
    </>
  );
}

const file = (name: string, size = 2_000_000) => new File([new Uint8Array(size)], name);
const pick = (one: File) => fireEvent.change(screen.getByLabelText('skrá'), { target: { files: [one] } });
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const progress = () => screen.getByRole('progressbar').getAttribute('aria-valuenow');

describe('useUpload', () => {
  beforeEach(async () => {
    send = vi.fn<Send>(async () => 'kept');
    await renderInPage(<Subject />, ['profileScreens']);
    vi.useFakeTimers();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.clearAllMocks();
  });

  it('R138: waits 200 ms, and a second choice in that time replaces the first', async () => {
    pick(file('fyrri.jpg'));
    await wait(199);
    pick(file('seinni.jpg'));
    await wait(199);
    expect(send).not.toHaveBeenCalled();
    await wait(1);
    expect(send.mock.calls.map(([one]) => one.name)).toEqual(['seinni.jpg']);
    expect(told.onDone).toHaveBeenCalledWith('kept');
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('shows how far it has come, and what is called off changes nothing', async () => {
    let finish = (_: string) => {};
    let seen: AbortSignal | undefined;
    send = vi.fn<Send>((_, onSent, signal) => {
      seen = signal;
      onSent(500_000);
      return new Promise((resolve) => {
        finish = resolve;
      });
    });
    pick(file('mynd.jpg'));
    await wait(200);
    expect(progress()).toBe('25');
    expect(screen.getByText('0,5 af 2 MB')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Hætta við að hlaða upp mynd.jpg' }));
    expect(seen!.aborted).toBe(true);
    await act(async () => finish('kept'));
    expect(told.onDone).not.toHaveBeenCalled();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('R137: a file of more than 10 MB is refused before it is sent', async () => {
    pick(file('stor.jpg', 10_000_001));
    await wait(1000);
    expect(send).not.toHaveBeenCalled();
    expect(screen.getByRole('alert').textContent).toBe('Skráin má mest vera 10 MB.');
    expect(told.onFailed).toHaveBeenCalledOnce();
  });

  it('R139: shows what the server answered at the field, and what to do without an answer', async () => {
    const code = 'common.invalidInput' as const;
    const body = { status: 400, code, detail: 'Rangt', errors: { image: ['Ekki mynd'] } };
    send = vi.fn<Send>(async () => Promise.reject(new ApiProblem(body)));
    pick(file('a.jpg'));
    await wait(200);
    expect(screen.getByRole('alert').textContent).toBe('Ekki mynd');
    send = vi.fn<Send>(async () => Promise.reject(new NoAnswer(undefined)));
    pick(file('b.jpg'));
    expect(screen.queryByRole('alert')).toBeNull();
    await wait(200);
    expect(screen.getByRole('alert').textContent).toMatch(/samband|net/i);
    expect(told.onFailed).toHaveBeenCalledTimes(2);
    expect(send.mock.calls[0]![3]).toMatch(/^[0-9a-f-]{36}$/);
  });
});
