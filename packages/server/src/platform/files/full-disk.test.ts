import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { addImage } from '@heima/domain/listing-content/endpoints.ts';
import { addPaycheck } from '@heima/domain/profiles/endpoints.ts';
import { type Endpoint, fillPath } from '@heima/domain/shared/endpoint.ts';
import { expect, it, onTestFinished } from 'vitest';
import { buildWholeListing } from '#capabilities/listings/whole-listing.builder.ts';
import { asFile, jpeg, noise } from '#platform/images/test-pictures.builder.ts';
import { person } from '#testing/people.ts';
import { sandboxEnvironment } from '#testing/sandbox-environment.ts';
import { testApp } from '#testing/test-app.ts';
import { workerSandbox } from '#testing/worker-sandbox.ts';

const program = path.resolve(import.meta.dirname, '../../testing/program-with-fault.ts');
/** What the system lets the program write into one file: less than a large picture, more than a small one. */
const kilobytes = 60;

it('found 36: a disk that takes no more is 503 with words, leaves no half of a file, and the program goes on', async () => {
  const app = await testApp();
  const { config, db } = app.services;
  // To a program a write beyond its limit (EFBIG) is the same as one to a full disk: it stops in the middle.
  const child = spawn('bash', ['-c', `ulimit -f ${kilobytes}; exec "$0" "$1"`, process.execPath, program], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: {
      ...sandboxEnvironment(workerSandbox()),
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      ROLE: 'web',
      DATABASE_URL: config.DATABASE_URL,
      DATA_DIR: config.DATA_DIR,
      PUBLIC_URL: config.PUBLIC_URL,
      FLOOD_LIMIT: '0',
    },
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const [{ address }] = (await once(child, 'message')) as [{ address: string }];
  const owner = await person(app, { userType: 'LL', verified: true });
  const listing = await buildWholeListing(db, { owner_id: owner.id });
  const send = async (endpoint: Endpoint, id: string, bytes: Uint8Array) => {
    const body = new FormData();
    body.append(endpoint.file!.field, asFile(bytes), 'mynd.jpg');
    const answer = await fetch(`${address}/api/v1${fillPath(endpoint.path, { id }, {})}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${owner.access}`, 'accept-language': 'is' },
      body,
    });
    return { status: answer.status, wait: answer.headers.get('retry-after'), body: await answer.json() };
  };
  const folder = `${config.DATA_DIR}/files`;
  const stored = () =>
    fs.existsSync(folder)
      ? fs
          .readdirSync(folder, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map(({ name }) => name)
      : [];
  const before = stored();
  const large = await noise(1200, 900);
  for (const [endpoint, id] of [
    [addImage, listing],
    [addPaycheck, owner.id],
  ] as const) {
    const refused = await send(endpoint, id, large);
    expect(refused, endpoint.path).toMatchObject({
      status: 503,
      wait: '30',
      body: { code: 'common.providerDown', detail: expect.stringContaining('Reyndu aftur') },
    });
    expect(stored(), endpoint.path).toEqual(before);
  }
  const small = await jpeg({ width: 400, height: 300 });
  expect((await send(addImage, listing, small)).status).toBe(201);
  expect((await send(addPaycheck, owner.id, small)).status).toBe(201);
  expect(stored().length).toBeGreaterThan(before.length);
  expect(child.exitCode).toBeNull();
}, 60_000);
