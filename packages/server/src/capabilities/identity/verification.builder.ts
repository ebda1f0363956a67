import { type AddressInfo, createServer } from 'node:net';
import { startVerification, verificationStatus } from '@heima/domain/identity/endpoints.ts';
import { controlClient } from '@heima/sandbox/control-client.ts';
import { startSandbox } from '@heima/sandbox/start-sandbox.ts';
import { eventually } from '@heima/sandbox/testing/run-sandbox.ts';
import { afterAll, afterEach, expect } from 'vitest';
import { type Person, person } from '#testing/people.ts';
import { sandboxEnvironment } from '#testing/sandbox-environment.ts';
import { testApp } from '#testing/test-app.ts';

const freePort = async () => {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
};

/** The program with a provider of its own, which answers it by webhooks, and the steps of a verification. */
export async function verificationApp() {
  const port = await freePort();
  const sandbox = await startSandbox({ port: 0, smtpPort: 0, heimaUrl: `http://127.0.0.1:${port}` });
  const control = controlClient(sandbox.url);
  const app = await testApp(sandboxEnvironment(sandbox));
  await app.app.listen({ port, host: '127.0.0.1' });
  await app.startWorking();
  afterAll(() => sandbox.close());
  afterEach(() => control.clearRules());
  const { db } = app.services;
  const page = 'http://heima.test/account/contact';

  const someone = (fullName = 'Jan Łukasz Nowak') => person(app, { fullName });
  const begin = async (user: Person) => {
    const { status, body } = await app.ask(
      startVerification,
      { params: { id: user.id }, body: { return_url: page } },
      { as: user.access },
    );
    expect(status).toBe(201);
    return body;
  };
  const row = (id: string) =>
    db.selectFrom('verification').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const ask = async (user: Person, sessionId: string) =>
    (await app.ask(verificationStatus, { params: { userId: user.id, sessionId } }, { as: user.access })).body;
  const decide = async (sessionId: string, decision: string, more: object = {}) => {
    const { provider_session_id: id } = await row(sessionId);
    await control.act('veriff', 'decide', { id, decision, ...more });
  };
  const settled = (sessionId: string, is: (state: string) => boolean) =>
    eventually(
      async () => (await row(sessionId)).state as string,
      (state) => is(state),
    );
  return { app, db, control, page, someone, begin, row, ask, decide, settled };
}
