import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '#config.ts';
import { openMetrics } from '#platform/metrics.ts';
import type { FileStore } from '#ports/file-store.ts';
import { localFolderStore } from './local-folder.ts';
import { startS3Server } from './s3-server.builder.ts';
import { s3Store } from './s3-store.ts';

const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'heima-store-'));
const server = await startS3Server('any');
const strict = await startS3Server();
const s3 = (more: Record<string, string> = {}, { environment } = server) =>
  s3Store(readConfig({ NODE_ENV: 'test', ...environment, ...more }), openMetrics());
afterAll(async () => {
  await server.remove();
  await strict.remove();
  await fs.rm(folder, { recursive: true, force: true });
});

/** Bytes that come in pieces, as from a disk or a line. */
const inPieces = (bytes: Uint8Array, piece = 64 * 1024) =>
  Readable.from(
    (function* () {
      for (let at = 0; at < bytes.length; at += piece) yield bytes.subarray(at, at + piece);
    })(),
  );
const namesOf = async (store: FileStore, prefix: string) => {
  const names: string[] = [];
  for await (const { name } of store.list(prefix)) names.push(name);
  return names.sort();
};

describe.each([
  ['a folder', () => localFolderStore(folder)],
  ['S3', () => s3()],
])('%s as file store', (_, open) => {
  const store = open();

  it('keeps bytes and streams, gives them as a stream with their length, and takes them away', async () => {
    const bytes = randomBytes(300_000);
    await store.put('papers/a-1.pdf', bytes);
    await store.put('papers/b_2.pdf', { bytes: inPieces(bytes), size: bytes.length });
    for (const name of ['papers/a-1.pdf', 'papers/b_2.pdf']) {
      const file = await store.open(name);
      expect(file?.size).toBe(300_000);
      expect((await buffer(file!.bytes)).equals(bytes)).toBe(true);
      expect(await store.size(name)).toBe(300_000);
    }
    await store.remove('papers/a-1.pdf');
    await store.remove('papers/a-1.pdf');
    expect([await store.open('papers/a-1.pdf'), await store.size('papers/a-1.pdf')]).toEqual([
      undefined,
      undefined,
    ]);
    expect(await store.get('papers/a-1.pdf')).toBeUndefined();
    expect(Buffer.from((await store.get('papers/b_2.pdf'))!).equals(bytes)).toBe(true);
  });

  it('keeps an empty file, and puts the newer in place of the older', async () => {
    await store.put('papers/empty.txt', new Uint8Array());
    expect(await store.size('papers/empty.txt')).toBe(0);
    expect(await text((await store.open('papers/empty.txt'))!.bytes)).toBe('');
    await store.put('papers/empty.txt', Buffer.from('nýtt'));
    expect(Buffer.from((await store.get('papers/empty.txt'))!).toString()).toBe('nýtt');
  });

  it('gives a part, with the length of the whole', async () => {
    await store.put('papers/range.txt', Buffer.from('0123456789'));
    const part = async (first: number, last: number) => {
      const file = await store.open('papers/range.txt', { first, last });
      return [file?.size, await text(file!.bytes)];
    };
    // The test server takes a last byte of 0 for none.
    expect(await part(0, 1)).toEqual([10, '01']);
    expect(await part(3, 6)).toEqual([10, '3456']);
    expect(await part(9, 9)).toEqual([10, '9']);
  });

  it('lists by the beginning of names', async () => {
    const wanted = ['swept/a.txt', 'swept/b/c.txt'];
    for (const name of [...wanted, 'other/a.txt']) await store.put(name, Buffer.from('x'));
    expect(await namesOf(store, 'swept/')).toEqual(wanted);
    expect(await namesOf(store, 'nothing/')).toEqual([]);
    for await (const { changedAt } of store.list('swept/'))
      expect(Math.abs(changedAt.getTime() - Date.now())).toBeLessThan(60_000);
  });

  it('a put that fails on the way, or is shorter than was said, leaves nothing behind', async () => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('half');
        throw new Error('the line broke');
      })(),
    );
    await expect(store.put('half/a.txt', { bytes: broken, size: 8 })).rejects.toThrow();
    await expect(
      store.put('half/b.txt', { bytes: inPieces(Buffer.from('half')), size: 8 }),
    ).rejects.toThrow();
    expect([await store.size('half/a.txt'), await namesOf(store, 'half/')]).toEqual([undefined, []]);
    expect(await fs.readdir(path.join(folder, 'half')).catch(() => [])).toEqual([]);
  });

  it('takes no name that leads elsewhere', async () => {
    await expect(store.put('../x.txt', new Uint8Array())).rejects.toThrow();
    await expect(store.open('/etc/passwd')).rejects.toThrow();
  });

  it('a big file goes in and out without being held as a whole', { timeout: 120_000 }, async () => {
    const megabytes = 160;
    const piece = randomBytes(1024 * 1024);
    let peak = 0;
    const before = process.memoryUsage().arrayBuffers;
    const look = () => {
      peak = Math.max(peak, process.memoryUsage().arrayBuffers - before);
    };
    const sent = createHash('sha256');
    const bytes = Readable.from(
      (async function* () {
        for (let at = 0; at < megabytes; at += 1) {
          sent.update(piece);
          look();
          yield piece;
        }
      })(),
    );
    await store.put('big/file.bin', { bytes, size: megabytes * piece.length });
    const got = createHash('sha256');
    for await (const chunk of (await store.open('big/file.bin'))!.bytes) {
      got.update(chunk as Buffer);
      look();
    }
    expect(got.digest('hex')).toBe(sent.digest('hex'));
    // What was let go waits for the collector for a while.
    expect(peak).toBeLessThan(0.75 * megabytes * 1024 * 1024);
    await store.remove('big/file.bin');
  });
});

describe('a folder as file store', () => {
  it('sweeps the halves of dead puts, and no younger ones', async () => {
    const store = localFolderStore(folder);
    const old = path.join(folder, 'old.txt.1.2.part');
    await fs.writeFile(old, 'x');
    await fs.utimes(old, new Date(0), new Date(0));
    await fs.writeFile(path.join(folder, 'young.txt.1.2.part'), 'x');
    await store.put('kept.txt', Buffer.from('x'));
    await fs.utimes(path.join(folder, 'kept.txt'), new Date(0), new Date(0));
    expect(await store.sweepParts(new Date(Date.now() - 3600_000))).toBe(1);
    expect((await fs.readdir(folder)).filter((name) => /^(old|young|kept)/.test(name)).sort()).toEqual([
      'kept.txt',
      'young.txt.1.2.part',
    ]);
    expect(await namesOf(store, 'young')).toEqual([]);
  });

  it('a disk that takes nothing is a store that cannot be reached, and leaves no half', async () => {
    const shut = path.join(folder, 'shut');
    await fs.mkdir(shut);
    // A file stands where a folder is needed: root, who runs tests, is stopped by no permission.
    await fs.writeFile(path.join(shut, 'papers'), '');
    await expect(localFolderStore(shut).put('papers/a.txt', Buffer.from('x'))).rejects.toMatchObject({
      outcome: 'unavailable',
      port: 'file-store',
    });
    expect(await fs.readdir(shut)).toEqual(['papers']);
  });
});

describe('S3 as file store', () => {
  it('a wrong key is told apart from a missing file, and so is a missing bucket', async () => {
    const right = s3({}, strict);
    await right.put('papers/v.txt', Buffer.from('x'));
    await right.put('papers/w.txt', { bytes: inPieces(Buffer.from('x')), size: 1 });
    expect([await right.size('papers/v.txt'), await right.size('papers/w.txt')]).toEqual([1, 1]);
    await right.remove('papers/v.txt');
    const wrong = s3({ S3_SECRET_ACCESS_KEY: 'wrong' }, strict);
    await expect(wrong.put('papers/w.txt', Buffer.from('x'))).rejects.toMatchObject({
      outcome: 'unauthorized',
    });
    await expect(wrong.open('papers/w.txt')).rejects.toMatchObject({ outcome: 'unauthorized' });
    await expect(s3({ S3_BUCKET: 'no-such-bucket' }).open('papers/w.txt')).rejects.toMatchObject({
      outcome: 'not-found',
    });
  });

  it('a service that is away is tried again, and heard when it is back', async () => {
    const store = s3();
    await server.close();
    await expect(store.open('papers/x.txt')).rejects.toMatchObject({ outcome: 'unavailable' });
    await server.open();
    expect(await store.open('papers/x.txt')).toBeUndefined();
  });

  it('one that does not answer is given up; one that fails at first is asked again', async () => {
    let asked = 0;
    const slow = http.createServer((request, response) => {
      asked += 1;
      if (request.url?.includes('hangs')) return;
      response.writeHead(asked < 3 ? 503 : 200, { 'content-length': asked < 3 ? 0 : 2 });
      response.end(asked < 3 ? '' : 'ok');
    });
    slow.listen(0, '127.0.0.1');
    await once(slow, 'listening');
    const { port } = slow.address() as AddressInfo;
    const store = s3({ S3_ENDPOINT: `http://127.0.0.1:${port}`, PROVIDER_TIMEOUT_MS: '150' });
    expect(Buffer.from((await store.get('papers/ok.txt'))!).toString()).toBe('ok');
    expect(asked).toBe(3);
    await expect(store.open('papers/hangs.txt')).rejects.toMatchObject({ outcome: 'timeout' });
    expect(asked).toBe(6);
    slow.closeAllConnections();
    slow.close();
  });
});
