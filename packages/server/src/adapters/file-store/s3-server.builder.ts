import { once } from 'node:events';
import fs from 'node:fs/promises';
import type { AddressInfo, Server } from 'node:net';
import os from 'node:os';
import path from 'node:path';
// @ts-expect-error: it has no types
import Untyped from '@20minutes/s3rver';

interface S3Server {
  run(): Promise<AddressInfo>;
  httpServer: Server & { closeAllConnections(): void };
}
const S3rver = Untyped as new (options: object) => S3Server;

export const bucket = 'heima-test';

/**
 * A server that speaks S3, with one bucket, in this process.
 * @param signatures `any` lets lists through: the server leaves out the last slash of their path when it signs
 */
export async function startS3Server(signatures: 'checked' | 'any' = 'checked') {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'heima-s3-'));
  const options = {
    address: '127.0.0.1',
    silent: true,
    vhostBuckets: false,
    directory: folder,
    allowMismatchedSignatures: signatures === 'any',
    configureBuckets: [{ name: bucket }],
  };
  let server = new S3rver({ ...options, port: 0 });
  const { port } = await server.run();
  const close = async () => {
    server.httpServer.close();
    server.httpServer.closeAllConnections();
    await once(server.httpServer, 'close');
  };
  return {
    /** The settings of the program that keeps its files here. */
    environment: {
      FILE_STORE: 's3',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
      PROVIDER_RETRY_PAUSE_MS: '5',
    },
    /** Takes it away, and puts it back under its address. */
    close,
    async open() {
      server = new S3rver({ ...options, port });
      await server.run();
    },
    async remove() {
      await close();
      await fs.rm(folder, { recursive: true, force: true });
    },
  };
}
