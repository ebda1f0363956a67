import { z } from 'zod';
import { type Answer, empty, json, page } from '#core/answer.ts';
import { html } from '#core/html.ts';
import { ActRefused, type Call, type HttpProvider } from '#core/provider.ts';
import type { World } from '#core/world.ts';
import { SANDBOX_CREDENTIALS } from '#credentials.ts';
import { rows } from '#page/card.ts';
import {
  certified,
  DOKOBIT_ERRORS,
  dokobitError,
  dokobitFailure,
  dokobitRefusal,
} from '#providers/dokobit-answers.ts';
import { gatewayMessage, gatewayPage } from './gateway-page.ts';
import { type Session, Sessions } from './sessions.ts';

const address = z.url({ protocol: /^https?$/ });
const createBody = z
  .object({ return_url: address.optional(), origin_host: address.optional(), message: z.string().optional() })
  .refine((body) => body.return_url ?? body.origin_host, 'return_url or origin_host is needed');

/** Dokobit's Identity Gateway: a session, a page of its own where people prove who they are, and the result. */
export function dokobitId(world: World): HttpProvider {
  const sessions = new Sessions(world);

  /** Back to the product, exactly where it asked for. */
  const goBack = ({ token, returnUrl }: Session): Answer => {
    if (!returnUrl) return page(200, gatewayMessage('Done. The page that embeds this one goes on.'));
    const url = new URL(returnUrl);
    url.searchParams.set('session_token', token);
    return empty(303, { location: url.href });
  };

  const visit = ({ params, query, baseUrl }: Call): Answer => {
    const session = sessions.find(params.token ?? '');
    if (!session) return page(404, gatewayMessage('There is no such session.'));
    if (query.auto) sessions.act(session, query.auto);
    return session.state === 'waiting'
      ? page(200, gatewayPage(session, world.people(), baseUrl))
      : goBack(session);
  };

  return {
    name: 'dokobit-id',
    title: 'Identity gateway',
    failure: dokobitFailure,
    authorize: ({ query }) =>
      query.access_token === SANDBOX_CREDENTIALS.DOKOBIT_ID_ACCESS_TOKEN
        ? undefined
        : dokobitFailure('unauthorized'),
    operations: [
      {
        name: 'create',
        method: 'POST',
        path: '/api/authentication/create',
        accepts: 'form',
        plays: ['decline', 'expire'],
        answer: ({ body, outcome, baseUrl }) => {
          const asked = createBody.safeParse(body);
          if (!asked.success)
            return dokobitRefusal(
              400,
              'Validation failed.',
              asked.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
            );
          const session = sessions.create(asked.data.return_url);
          if (outcome === 'decline') sessions.act(session, 'cancel');
          if (outcome === 'expire') sessions.act(session, 'expire');
          world.changed();
          return json(200, {
            status: 'ok',
            session_token: session.token,
            url: `${baseUrl}/auth/${session.token}`,
          });
        },
      },
      {
        name: 'status',
        method: 'GET',
        path: '/api/authentication/:token/status',
        answer: ({ params }) => {
          const session = sessions.find(params.token ?? '');
          if (!session) return dokobitError(DOKOBIT_ERRORS.expired);
          const { state, person, country, doneAt } = session;
          if (state === 'waiting' || state === 'canceled') return json(200, { status: state });
          if (state !== 'ok' || !person) return dokobitError(state === 'ok' ? 6005 : state.error);
          const { country: _, ...identity } = certified(person, country, world.clock.now());
          return json(200, {
            status: 'ok',
            ...identity,
            country_code: country.toLowerCase(),
            authentication_method: country === 'IS' ? 'audkenni_app' : 'smartid',
            date_authenticated: (doneAt ?? world.clock.now()).toISOString(),
          });
        },
      },
      { name: 'visit', method: 'GET', path: '/auth/:token', open: true, unlogged: true, answer: visit },
      {
        name: 'choose',
        method: 'POST',
        path: '/auth/:token',
        open: true,
        unlogged: true,
        accepts: 'form',
        answer: ({ params, body }) => {
          const session = sessions.find(params.token ?? '');
          if (!session) return page(404, gatewayMessage('There is no such session.'));
          const { act, person } = body as Record<string, string>;
          sessions.act(session, act === 'approve' ? (person ?? '') : (act ?? ''));
          return goBack(session);
        },
      },
    ],
    acts: {
      /** `act` on the page, without the page: `{token, choice}`. */
      choose: (input) => {
        const session = sessions.find(String(input.token));
        if (!session) throw new ActRefused('no such session');
        if (!sessions.act(session, String(input.choice))) throw new ActRefused('that cannot be done there');
        return { token: session.token };
      },
    },
    panel: () => {
      const shown = sessions.newest();
      const body = rows('dokobit-id', shown.map(sessionRow), 'Nobody has been sent to the gateway.');
      return { title: 'Identity gateway', count: shown.length, body };
    },
  };
}

function sessionRow({ token, state, person, returnUrl }: Session) {
  const words = typeof state === 'string' ? state : `error ${state.error}`;
  const tone = state === 'waiting' ? 'sun' : state === 'ok' ? 'moss' : 'ember';
  return html`<li data-key="${token}">
<div class="row-head"><strong>${person?.name ?? 'Nobody yet'}</strong><span class="tag ${tone}">${words}</span></div>
<p class="quiet">returns to ${returnUrl ?? 'the page that embeds it'}</p>
${state === 'waiting' && html`<p><a href="/dokobit-id/auth/${token}">Its page</a></p>`}
</li>`;
}
