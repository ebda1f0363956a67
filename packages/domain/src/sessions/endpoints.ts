import { z } from 'zod';
import { staffAreas } from '../shared/actor.ts';
import { endpoint } from '../shared/endpoint.ts';
import { pageOf, pageQuery } from '../shared/paging.ts';

/** Tokens for callers without cookies; browsers get the same ones in httpOnly cookies and need not keep these. */
export const tokenPairAnswer = z.object({ access: z.string(), refresh: z.string() });

export const refreshTokens = endpoint({
  secret: true,
  method: 'POST',
  path: '/token/refresh',
  spec: 'E002',
  summary: 'Exchanges a refresh token, from the cookie or the body, for new tokens.',
  access: 'token',
  body: z.strictObject({ refresh: z.string().min(1).max(500).optional() }),
  response: tokenPairAnswer,
  refusals: ['sessions.sessionEnded'],
  limits: [{ name: 'token-refresh', per: 'address', max: 600, seconds: 600 }],
});

export const signOut = endpoint({
  method: 'POST',
  path: '/logout',
  spec: 'X001',
  summary: 'Ends the session and clears its cookies; also when the access token has run out.',
  access: 'anyone',
  body: z.strictObject({ refresh: z.string().min(1).max(500).optional() }),
});

export const listSessions = endpoint({
  method: 'GET',
  path: '/sessions',
  summary: 'Where the person is signed in, the latest use first.',
  access: 'user',
  query: z.object(pageQuery),
  response: pageOf(
    z.object({
      id: z.string(),
      created_at: z.iso.datetime(),
      last_used_at: z.iso.datetime(),
      /** As the browser or program named itself. */
      user_agent: z.string(),
      address: z.string(),
      current: z.boolean(),
    }),
  ),
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/sessions/:id',
  summary: 'Signs one device out at once.',
  access: 'user',
  params: z.object({ id: z.uuid() }),
});

export const getStaffSession = endpoint({
  method: 'GET',
  path: '/staff/session',
  summary: 'The areas that the caller works in, and how long the access token still works.',
  access: { staff: staffAreas },
  response: z.object({
    user_id: z.string(),
    /** When the token runs out, in seconds since 1970. */
    exp: z.int(),
    /** Seconds until then, so that a device whose clock is wrong counts right. */
    seconds_left: z.int().min(0),
    areas: z.array(z.enum(staffAreas)),
  }),
});
export type StaffSession = z.output<NonNullable<(typeof getStaffSession)['response']>>;
