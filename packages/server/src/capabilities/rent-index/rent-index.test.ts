import * as contract from '@heima/domain/rent-index/endpoints.ts';
import { expect, it } from 'vitest';
import { person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';

it('indices are for those who have signed in', async () => {
  const app = await testApp();
  expect((await app.refused(contract.listIndexModels, {})).status).toBe(401);
  const { access } = await person(app);
  const { body, headers } = await app.ask(contract.listIndexModels, {}, { as: access });
  expect(body.find(({ id }) => id === 'CONSUMER_PRICE')!.latest!.value).toBeGreaterThan(400);
  expect(headers['cache-control']).toBe('private, no-cache');
});
