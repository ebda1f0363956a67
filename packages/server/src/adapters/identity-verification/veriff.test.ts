import { createHmac } from 'node:crypto';
import type { PlainDate } from '@heima/domain/shared/plain-date.ts';
import { SANDBOX_CREDENTIALS } from '@heima/sandbox/credentials.ts';
import { runSandbox } from '@heima/sandbox/testing/run-sandbox.ts';
import { describe, expect, it } from 'vitest';
import { failureOf, itKeepsTheContract, sandboxPorts } from '#testing/provider-contract.ts';

describe('document verification', () => {
  const sandbox = runSandbox();
  const open = (more: Record<string, string> = {}) => sandboxPorts(sandbox, more).identityVerification;
  const request = {
    reference: 'r-1',
    givenName: 'Jan Łukasz',
    surname: 'Nowak',
    birthDate: '1990-02-03' as PlainDate,
    returnUrl: 'http://heima.test/account/contact',
    locale: 'is',
  };
  itKeepsTheContract(sandbox, {
    provider: 'veriff',
    operation: 'create',
    port: 'identityVerification',
    ask: (port) => port.createSession(request),
    isRepeated: false,
    wrongSecret: { VERIFF_SHARED_SECRET: 'not-the-secret' },
  });

  const decided = async (decision: string) => {
    const { providerSessionId: id } = await open().createSession(request);
    await sandbox.control.act('veriff', 'decide', { id, decision });
    return open().getDecision(id);
  };

  it('makes a session whose call is signed over its bytes, with letters of any script', async () => {
    const { providerSessionId, url } = await open().createSession(request);
    expect(url).toBe(`${sandbox.url}/veriff/v/${providerSessionId}`);
    expect(await open().getDecision(providerSessionId)).toEqual({
      state: 'created',
      decidedAt: null,
      reasonCode: null,
      person: null,
      document: null,
    });
  });

  it('reads a decision, and of the document’s number only its end', async () => {
    expect(await decided('approved')).toEqual({
      state: 'approved',
      decidedAt: expect.any(Date),
      reasonCode: null,
      person: { givenName: 'Jan Łukasz', surname: 'Nowak', birthDate: '1990-02-03' },
      document: { type: 'PASSPORT', country: 'PL', numberEnd: '9201' },
    });
  });

  it.each([
    ['declined', 'declined'],
    ['resubmission', 'resubmission'],
    ['expired', 'expired'],
    ['abandoned', 'expired'],
    ['review', 'review'],
  ] as const)('%s is %s', async (decision, state) => {
    expect((await decided(decision)).state).toBe(state);
  });

  it('asks for decisions again after a failure, and knows no sessions of others', async () => {
    const { providerSessionId } = await open().createSession(request);
    await sandbox.control.addRule({
      provider: 'veriff',
      operation: 'decision',
      outcome: 'server_error',
      times: 1,
    });
    const port = open();
    expect((await port.getDecision(providerSessionId)).state).toBe('created');
    expect((await failureOf(open().getDecision('nothing'))).outcome).toBe('not-found');
  });

  describe('webhooks', () => {
    const body = Buffer.from(JSON.stringify({ verification: { id: 'session-1', code: 9001 } }));
    const sign = (text: Buffer, secret: string = SANDBOX_CREDENTIALS.VERIFF_SHARED_SECRET) => ({
      'x-auth-client': SANDBOX_CREDENTIALS.VERIFF_API_KEY,
      'x-hmac-signature': createHmac('sha256', secret).update(text).digest('hex'),
    });
    const read = async (raw: Buffer, headers: Record<string, string>, more = {}) =>
      open(more).readWebhook(raw, headers);

    it('are read when their bytes are signed, by the secret of now or the one before', async () => {
      const event = await read(body, sign(body));
      expect(event.providerSessionId).toBe('session-1');
      expect((await read(body, sign(body))).key).toBe(event.key);
      const started = Buffer.from(JSON.stringify({ id: 'session-2', action: 'started', code: 7001 }));
      expect((await read(started, sign(started))).providerSessionId).toBe('session-2');
      const older = { VERIFF_PREVIOUS_SECRET: 'the-secret-before' };
      expect((await read(body, sign(body, 'the-secret-before'), older)).key).toBe(event.key);
    });

    it('are refused when forged, altered, unsigned, signed for another client, or of another form', async () => {
      const altered = Buffer.from(body.toString().replace('9001', '9102'));
      const { 'x-hmac-signature': right, 'x-auth-client': client } = sign(body);
      for (const [raw, headers] of [
        [altered, sign(body)],
        [body, sign(body, 'another-secret')],
        [body, sign(body, '')],
        [body, {}],
        [body, { 'x-hmac-signature': right }],
        [body, { 'x-hmac-signature': right, 'x-auth-client': 'another' }],
        [body, { 'x-hmac-signature': '', 'x-auth-client': client }],
      ] as const)
        expect((await failureOf(read(raw, headers as Record<string, string>))).outcome).toBe('unauthorized');
      for (const text of ['', '[]', '{"verification":{}}', 'no json']) {
        const raw = Buffer.from(text);
        expect((await failureOf(read(raw, sign(raw)))).outcome).toBe('protocol');
      }
    });
  });
});
