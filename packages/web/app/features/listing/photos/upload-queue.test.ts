import { describe, expect, it, vi } from 'vitest';
import { ApiProblem, NoAnswer } from '#platform/api/problem.ts';
import { type UploadContext, UploadQueue } from './upload-queue.ts';
import { validatePhoto } from './validate-photo.ts';

const jpeg = (name: string, size = 64) => {
  const bytes = new Uint8Array(size);
  bytes.set([0xff, 0xd8, 0xff, 0xe0]);
  return new File([bytes], name, { type: 'image/jpeg' });
};

interface Sending {
  name: string;
  sent: (bytes: number) => void;
  done: () => void;
  fail: (error: Error) => void;
  signal: AbortSignal;
}

/** A queue whose sending the test holds in its hands. */
function queue() {
  const sendings: Sending[] = [];
  const arrived: string[] = [];
  const released: string[] = [];
  const context: UploadContext<string> = {
    validate: validatePhoto,
    send: (file, onSent, signal) =>
      new Promise((resolve, reject) => {
        sendings.push({
          name: file.name,
          sent: onSent,
          done: () => resolve(file.name),
          fail: reject,
          signal,
        });
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
    onDone: (name) => arrived.push(name),
    describe: (fault) => (fault === 'offline' ? 'offline' : fault instanceof Error ? 'failed' : fault.key),
    preview: (file) => `blob:${file.name}`,
    release: (address) => released.push(address),
  };
  const made = new UploadQueue<string>(() => context);
  /** Until a photo is on its way, or none waits for its turn: reading a file takes its own time. */
  const settle = async () => {
    await new Promise((resolve) => setImmediate(resolve));
    const all = () => made.uploads().map(({ state }) => state);
    await vi.waitFor(() => expect(!all().includes('waiting') || all().includes('sending')).toBe(true), {
      timeout: 10_000,
    });
  };
  const states = () => made.uploads().map(({ file, state }) => `${file.name} ${state}`);
  return { queue: made, sendings, arrived, released, settle, states };
}

describe('photos on their way (V092)', () => {
  it('go one after the other in the order they were chosen in, and report how far they are', async () => {
    const { queue: photos, sendings, arrived, released, settle, states } = queue();
    void photos.add([jpeg('a.jpg', 100), jpeg('b.jpg')]);
    await settle();
    expect(states()).toEqual(['a.jpg sending', 'b.jpg waiting']);
    sendings[0]!.sent(40);
    expect(photos.uploads()[0]!.sent).toBe(40);
    sendings[0]!.done();
    await settle();
    expect(states()).toEqual(['b.jpg sending']);
    sendings[1]!.done();
    await settle();
    expect(arrived).toEqual(['a.jpg', 'b.jpg']);
    expect(released).toEqual(['blob:a.jpg', 'blob:b.jpg']);
  });

  it('R305 L04: a HEIC called .jpg is refused at once and not sent; the others go on', async () => {
    const { queue: photos, sendings, settle } = queue();
    const heic = new File([new Uint8Array([0, 0, 0, 0x18, 0x66, 0x74, 0x79, 0x70])], 'c.jpg');
    void photos.add([heic, jpeg('d.jpg')]);
    await settle();
    expect(photos.uploads()[0]).toMatchObject({ state: 'refused', message: 'validation.imageType' });
    expect(sendings.map(({ name }) => name)).toEqual(['d.jpg']);
  });

  it('R306 R307: more than 10 MB is refused with the limit in MB, exactly 10 MB is not', async () => {
    expect(await validatePhoto(jpeg('big.jpg', 10_000_001))).toEqual({
      key: 'validation.fileTooLarge',
      params: { maximum: 10 },
    });
    expect(await validatePhoto(jpeg('just.jpg', 10_000_000))).toBeUndefined();
  });

  it('R308 R309: one that fails says so and can be tried again, while the others go on', async () => {
    const { queue: photos, sendings, arrived, settle, states } = queue();
    void photos.add([jpeg('a.jpg'), jpeg('b.jpg')]);
    await settle();
    sendings[0]!.fail(new NoAnswer(undefined));
    await settle();
    expect(photos.uploads()[0]).toMatchObject({ state: 'failed', message: 'offline' });
    sendings[1]!.done();
    await settle();
    expect(states()).toEqual(['a.jpg failed']);
    void photos.retry(photos.uploads()[0]!.key);
    await settle();
    sendings[2]!.done();
    await settle();
    expect(arrived).toEqual(['b.jpg', 'a.jpg']);
  });

  it('what the server refuses as no picture is not tried again by itself', async () => {
    const { queue: photos, sendings, settle } = queue();
    void photos.add([jpeg('a.jpg'), jpeg('b.jpg')]);
    await settle();
    sendings[0]!.fail(new ApiProblem({ status: 400, code: 'common.invalidInput', detail: '' }));
    await settle();
    sendings[1]!.fail(new NoAnswer(undefined));
    await settle();
    void photos.retryAll();
    await settle();
    expect(photos.uploads().map(({ state }) => state)).toEqual(['refused', 'sending']);
  });

  it('one that is called off stops on its way and makes room for the next', async () => {
    const { queue: photos, sendings, arrived, settle, states } = queue();
    void photos.add([jpeg('a.jpg'), jpeg('b.jpg')]);
    await settle();
    photos.cancel(photos.uploads()[0]!.key);
    await settle();
    expect(sendings[0]!.signal.aborted).toBe(true);
    expect(states()).toEqual(['b.jpg sending']);
    sendings[1]!.done();
    await settle();
    expect(arrived).toEqual(['b.jpg']);
  });
});
