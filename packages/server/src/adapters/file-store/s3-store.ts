import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ReadableStream } from 'node:stream/web';
import { setTimeout as pause } from 'node:timers/promises';
import { S3mini, S3ServiceError } from 's3mini';
import type { Config } from '#config.ts';
import type { Metrics } from '#platform/metrics.ts';
import type { ByteRange, FileStore, OpenFile } from '#ports/file-store.ts';
import { PortError, type PortOutcome } from '#ports/port-error.ts';
import { checkFileName, countedBytes, sizeOf } from './file-content.ts';

type S3Config = Pick<
  Config,
  | 'S3_ENDPOINT'
  | 'S3_BUCKET'
  | 'S3_REGION'
  | 'S3_ACCESS_KEY_ID'
  | 'S3_SECRET_ACCESS_KEY'
  | 'PROVIDER_TIMEOUT_MS'
  | 'PROVIDER_RETRY_PAUSE_MS'
>;

const defaultTimeoutMs = 10_000;
const defaultRetryPauseMs = 250;
/** An upload may take as long as a slow line needs besides: half a megabyte a second. */
const uploadBytesPerMs = 500;
const listedAtOnce = 1000;

/**
 * Keeps files in a bucket that speaks S3, by path-style addresses (decision 0019). One request puts a file, so that it
 * is there whole or not at all.
 */
export function s3Store(config: S3Config, metrics: Pick<Metrics, 'ports'>): FileStore {
  const timeoutMs = config.PROVIDER_TIMEOUT_MS ?? defaultTimeoutMs;
  const client = new S3mini({
    endpoint: `${config.S3_ENDPOINT.replace(/\/+$/, '')}/${config.S3_BUCKET}`,
    region: config.S3_REGION,
    accessKeyId: config.S3_ACCESS_KEY_ID,
    secretAccessKey: config.S3_SECRET_ACCESS_KEY,
    fetch: (url, init) => fetchWithin(timeoutMs, url, init),
  });

  /** One operation, timed, its error in our words. What takes a stream is tried once: the stream is used up. */
  async function call<T>(operation: string, work: () => Promise<T>, tries = 3): Promise<T> {
    const end = metrics.ports.startTimer({ port: 'file-store', operation });
    for (let tried = 1; ; tried += 1)
      try {
        const done = await work();
        end({ outcome: 'ok' });
        return done;
      } catch (thrown) {
        const error = inOurWords(operation, thrown);
        if (error.retryable && tried < tries) {
          await pause((config.PROVIDER_RETRY_PAUSE_MS ?? defaultRetryPauseMs) * 4 ** (tried - 1));
          continue;
        }
        end({ outcome: error.outcome });
        throw error;
      }
  }

  const open = (name: string, range?: ByteRange): Promise<OpenFile | undefined> =>
    call('open', () =>
      orNothing(async () => {
        const answer = range
          ? await client.getObjectRaw(checkFileName(name), false, range.first, range.last + 1)
          : await client.getObjectRaw(checkFileName(name));
        const total =
          answer.headers.get('content-range')?.split('/')[1] ?? answer.headers.get('content-length');
        const bytes = answer.body ? Readable.fromWeb(answer.body as ReadableStream) : Readable.from([]);
        return { size: Number(total), bytes };
      }),
    );

  return {
    open,
    put: (name, content) =>
      call(
        'put',
        async () => {
          const body =
            content instanceof Uint8Array
              ? content
              : (Readable.toWeb(countedBytes(content)) as globalThis.ReadableStream);
          const type = 'application/octet-stream';
          await client.putObject(checkFileName(name), body, type, undefined, undefined, sizeOf(content));
        },
        content instanceof Uint8Array ? 3 : 1,
      ),
    async get(name) {
      const file = await open(name);
      return file && call('get', () => buffer(file.bytes), 1);
    },
    size: (name) =>
      call('size', () =>
        orNothing(async () => {
          const answer = await client.getObjectRaw(checkFileName(name), false, 0, 1).catch(asEmpty);
          if (answer === 0) return 0;
          await answer.body?.cancel();
          return Number(
            answer.headers.get('content-range')?.split('/')[1] ?? answer.headers.get('content-length'),
          );
        }),
      ),
    remove: (name) =>
      call('remove', async () => {
        await client.deleteObject(checkFileName(name));
      }),
    async *list(prefix) {
      let token: string | undefined;
      do {
        const page = await call('list', () => client.listObjectsPaged('/', prefix, listedAtOnce, token));
        for (const { Key, LastModified } of page?.objects ?? [])
          yield { name: Key, changedAt: new Date(LastModified) };
        token = page?.nextContinuationToken;
      } while (token !== undefined);
    },
    // A put that dies leaves nothing.
    sweepParts: async () => 0,
  };
}

/** The first byte of an empty file cannot be had. */
const asEmpty = (error: unknown): 0 => {
  if (error instanceof S3ServiceError && error.status === 416) return 0;
  throw error;
};

/** No such file is nothing; no such bucket is a fault of the configuration. */
async function orNothing<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof S3ServiceError && error.status === 404 && !error.body?.includes('NoSuchBucket'))
      return undefined;
    throw error;
  }
}

/** Gives up when the answer does not begin in time; what follows may take as long as its reader does. */
async function fetchWithin(
  timeoutMs: number,
  url: Parameters<typeof fetch>[0],
  init: RequestInit = {},
): Promise<Response> {
  const control = new AbortController();
  const size = Number(new Headers(init.headers).get('content-length') ?? 0);
  const timer = setTimeout(
    () => control.abort(new DOMException('late', 'TimeoutError')),
    timeoutMs + size / uploadBytesPerMs,
  );
  const streams = init.body instanceof globalThis.ReadableStream ? ({ duplex: 'half' } as const) : {};
  try {
    return await fetch(url, { ...init, ...streams, redirect: 'error', signal: control.signal });
  } finally {
    clearTimeout(timer);
  }
}

const outcomes: Readonly<Record<number, PortOutcome>> = {
  400: 'protocol',
  401: 'unauthorized',
  403: 'unauthorized',
  404: 'not-found',
  429: 'rate-limited',
};

function inOurWords(operation: string, error: unknown): PortError {
  if (error instanceof PortError) return error;
  const where = { port: 'file-store', operation };
  if (error instanceof S3ServiceError)
    return new PortError(
      outcomes[error.status] ?? 'unavailable',
      { ...where, providerCode: error.serviceCode ?? String(error.status) },
      { cause: error },
    );
  const { name, cause } = error as Error;
  // A stream that fails while it is sent is wrapped by the client.
  if (cause instanceof PortError) return cause;
  return new PortError(name === 'TimeoutError' ? 'timeout' : 'unavailable', where, { cause: error });
}
