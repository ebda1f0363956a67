import { endpoint } from '@heima/domain/shared/endpoint.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { fakeApi, refused } from '#platform/forms/testing/fake-api.ts';
import { browserQueryClient } from './browser-query-client.ts';
import { callApi } from './call-api.ts';
import { changeHeld, heldOf, hold } from './held.ts';
import { endpointQuery } from './queries.ts';

const rooms = endpoint({
  method: 'GET',
  path: '/rooms/:id',
  summary: 'For the test.',
  access: 'user',
  params: z.object({ id: z.string() }),
  response: z.object({ names: z.array(z.string()) }),
});
const paint = endpoint({ method: 'POST', path: '/paint', summary: 'For the test.', access: 'user' });
const query = endpointQuery(rooms, { params: { id: '1' } });
const isStale = () => browserQueryClient().getQueryState(query.queryKey)?.isInvalidated;

beforeEach(() => {
  browserQueryClient().clear();
  hold(query, { names: ['eldhús'] });
});
afterEach(() => vi.unstubAllGlobals());

describe('what a call does to the answers that the page holds', () => {
  it('drops the answers that must not be shown again', async () => {
    fakeApi(() => ({ status: 204 }));
    await callApi(paint, {});
    expect(isStale()).toBe(false);
    expect(heldOf(query)).toEqual({ names: ['eldhús'] });
    await callApi(paint, {}, { gone: [rooms] });
    expect(heldOf(query)).toBeUndefined();
  });

  it('R044: a refusal goes to whoever called as the server wrote it', async () => {
    for (const status of [400, 404, 409, 500]) {
      const errors = { title: ['Vantar'] };
      fakeApi(() => refused(status, 'common.invalidInput', 'Svo sagt', errors));
      await expect(callApi(paint, {})).rejects.toMatchObject({
        status,
        body: { code: 'common.invalidInput', detail: 'Svo sagt', request_id: 'r-1', errors },
      });
    }
  });

  it('a refused call leaves them alone, and takes back what was shown before its answer', async () => {
    let shown: unknown;
    fakeApi(() => {
      shown = heldOf(query);
      return refused(409, 'common.stateChanged', 'Breyttist.');
    });
    const set = (names: string[]) => changeHeld(query, () => ({ names }));
    const assume = () => {
      set(['stofa']);
      return () => set(['eldhús']);
    };
    await expect(callApi(paint, {}, { assume, gone: [rooms] })).rejects.toThrow();
    expect(shown).toEqual({ names: ['stofa'] });
    expect(heldOf(query)).toEqual({ names: ['eldhús'] });
    expect(isStale()).toBe(false);
  });

  it('changes nothing where nothing is held', () => {
    const other = endpointQuery(rooms, { params: { id: '2' } });
    changeHeld(other, () => ({ names: ['stofa'] }));
    expect(heldOf(other)).toBeUndefined();
  });
});
