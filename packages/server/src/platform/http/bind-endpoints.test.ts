import { endpoint } from '@heima/domain/shared/endpoint.ts';
import { type RefusalCode, refuse } from '@heima/domain/shared/refusal.ts';
import { expect, it, vi } from 'vitest';
import { identify } from '#capabilities/sessions/public.ts';
import { testApp } from '#testing/test-app.ts';
import { buildApp } from './app.ts';

it('a refusal that its contract does not declare is an error in tests, and only there', async () => {
  const { services } = await testApp();
  const call = (path: `/${string}`, refusals: RefusalCode[]) =>
    endpoint({
      method: 'GET',
      path,
      summary: 'Says no.',
      access: 'anyone',
      refusals,
    });
  const capability = {
    name: 'made-up',
    refusals: { 'listings.notPublished': 409 },
    routes: (
      [
        { endpoint: call('/declared', ['listings.notPublished']), code: 'listings.notPublished' },
        { endpoint: call('/undeclared', []), code: 'listings.notPublished' },
        { endpoint: call('/shared', []), code: 'common.stateChanged' },
      ] as const
    ).map(({ code, ...route }) => ({ ...route, handler: async () => refuse(code) })),
  } as const;
  const statuses = async (nodeEnv: 'test' | 'development') => {
    const config = { ...services.config, NODE_ENV: nodeEnv };
    const app = await buildApp({
      services: { ...services, config },
      capabilities: [capability],
      identify,
      floodLimit: 0,
    });
    const answers = await Promise.all(
      ['declared', 'undeclared', 'shared'].map((path) => app.inject({ url: `/api/v1/${path}` })),
    );
    await app.close();
    return answers.map(({ statusCode }) => statusCode);
  };
  const warned = vi.spyOn(process, 'emitWarning').mockReturnValue(undefined);
  expect(await statuses('test')).toEqual([409, 500, 409]);
  expect(warned.mock.calls.map(([text]) => text)).toEqual([
    'GET /undeclared refuses with listings.notPublished, which it does not declare',
  ]);
  expect(await statuses('development')).toEqual([409, 409, 409]);
  warned.mockRestore();
});
