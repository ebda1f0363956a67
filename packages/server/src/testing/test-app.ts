import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {
  type CallArguments,
  type CallResult,
  type Endpoint,
  fillPath,
} from '@heima/domain/shared/endpoint.ts';
import { afterAll } from 'vitest';
import { type ComposeOptions, compose, type Program } from '#composition.ts';
import { readConfig } from '#config.ts';
import type { Problem } from '#platform/http/problem.ts';
import { sandboxEnvironment } from './sandbox-environment.ts';
import { testDatabase } from './test-database.ts';
import { workerSandbox } from './worker-sandbox.ts';

export interface Answer<T> {
  status: number;
  body: T;
  headers: Record<string, string | string[] | number | undefined>;
}

export interface AskOptions {
  /** Access token of the person who calls. */
  as?: string | undefined;
  headers?: Record<string, string>;
  language?: 'is' | 'en' | 'ua';
}

export interface TestApp extends Program {
  /** Sets the time the program sees. */
  setTime(now: Date): void;
  /** Moves the app's time on from where it stands. */
  addSeconds(seconds: number): void;
  /** Calls an endpoint as a client would: over HTTP, through every gate. */
  ask<E extends Endpoint>(
    endpoint: E,
    args: CallArguments<E>,
    options?: AskOptions,
  ): Promise<Answer<CallResult<E>>>;
  /** The same, where a refusal is expected. */
  refused<E extends Endpoint>(
    endpoint: E,
    args: CallArguments<E>,
    options?: AskOptions,
  ): Promise<Answer<Problem>>;
  /** Waits until every job that is due has run. */
  runJobs(): Promise<void>;
}

/** The whole program on a database of its own, stopped after the file's tests. */
export async function testApp(
  environment: Record<string, string> = {},
  { teamsOf }: Pick<ComposeOptions, 'teamsOf'> = {},
): Promise<TestApp> {
  const database = await testDatabase();
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'heima-files-'));
  const time = { now: undefined as Date | undefined };
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATABASE_URL: database.url,
    DATABASE_POOL: '5',
    DATA_DIR: folder,
    FLOOD_LIMIT: '0',
    PUBLIC_URL: 'http://heima.test',
    PROVIDER_RETRY_PAUSE_MS: '5',
    ...sandboxEnvironment(workerSandbox()),
    ...environment,
  });
  const program = await compose({
    config,
    clock: () => time.now ?? new Date(),
    ...(teamsOf ? { teamsOf } : {}),
  });
  await program.app.ready();
  let working = false;
  afterAll(async () => {
    await program.stop();
    await database.drop();
    await fs.rm(folder, { recursive: true, force: true });
  });

  const ask = async (endpoint: Endpoint, args: object, options: AskOptions = {}): Promise<Answer<never>> => {
    const { params, query, body, file, fileName } = args as Record<string, never>;
    const response = await program.app.inject({
      method: endpoint.method,
      url: inLanguage(`/api/v1${fillPath(endpoint.path, params, query)}`, options.language),
      headers: {
        ...(options.as ? { authorization: `Bearer ${options.as}` } : {}),
        ...options.headers,
      },
      ...(file
        ? { payload: await form(endpoint, file, fileName, body) }
        : body === undefined
          ? {}
          : { payload: body as object }),
    });
    const json = String(response.headers['content-type'] ?? '').includes('json');
    return {
      status: response.statusCode,
      body: (json ? response.json() : undefined) as never,
      headers: response.headers,
    };
  };

  return {
    ...program,
    setTime: (now) => {
      time.now = now;
    },
    addSeconds: (seconds) => {
      time.now = new Date(program.services.clock().getTime() + seconds * 1000);
    },
    ask: async (endpoint, args, options) => {
      const answer = await ask(endpoint, args as object, options);
      if (answer.status >= 400)
        throw new Error(
          `${endpoint.method} ${endpoint.path}: ${answer.status} ${JSON.stringify(answer.body)}`,
        );
      return answer;
    },
    refused: async (endpoint, args, options) => {
      const answer = await ask(endpoint, args as object, options);
      if (answer.status < 400)
        throw new Error(`${endpoint.method} ${endpoint.path} was not refused: ${answer.status}`);
      return answer;
    },
    runJobs: async () => {
      if (!working) await program.startWorking();
      working = true;
      for (let wait = 0; wait < 400; wait += 1) {
        if (await program.jobsIdle()) return;
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
      throw new Error('Jobs did not come to an end');
    },
  };
}

/** The address of a call that asks for its answer in a language. */
const inLanguage = (url: string, language: string | undefined): string =>
  language ? `${url}${url.includes('?') ? '&' : '?'}lang=${language}` : url;

async function form(
  endpoint: Endpoint,
  file: Blob,
  fileName: string | undefined,
  fields: Record<string, string> | undefined,
): Promise<FormData> {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields ?? {})) data.append(name, value);
  data.append(endpoint.file!.field, file, fileName ?? 'file');
  return data;
}
