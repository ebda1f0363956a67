import { getStaffSession } from '@heima/domain/sessions/endpoints.ts';
import { describe, expect, it } from 'vitest';
import { person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';
import { accessSeconds } from './access-token.ts';

describe('the session of staff', async () => {
  const app = await testApp();

  it('V010 R034: says whose the token is, when it runs out, and the areas of the person', async () => {
    const one = await person(app, { staff: ['support', 'content'] });
    const { body } = await app.ask(getStaffSession, {}, { as: one.access });
    const { exp } = JSON.parse(Buffer.from(one.access.split('.')[1]!, 'base64url').toString());
    expect(body).toMatchObject({ user_id: one.id, exp, areas: ['support', 'content'] });
    const left = (exp * 1000 - app.services.clock().getTime()) / 1000;
    expect(Math.abs(body.seconds_left - left)).toBeLessThan(5);
    expect(body.seconds_left).toBeLessThanOrEqual(accessSeconds);
  });

  it('V009 R032: is for staff alone', async () => {
    const visitor = await app.refused(getStaffSession, {});
    const other = await app.refused(getStaffSession, {}, { as: (await person(app)).access });
    expect([visitor.status, other.status]).toEqual([401, 403]);
  });
});
