import { z } from 'zod';
import { json } from '#core/answer.ts';
import { html } from '#core/html.ts';
import { ActRefused, type HttpProvider } from '#core/provider.ts';
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
import { isNoHolder, type Login, Logins, scenarioOf, startScenario } from './logins.ts';

const loginBody = z.object({ phone: z.string().regex(/^\+\d{8,15}$/), code: z.string().optional() });
const phoneOf = (body: unknown): string => loginBody.safeParse(body).data?.phone ?? '';

/** Dokobit's Identity API for electronic ID on the phone: one call starts, another asks how it stands. */
export function dokobitWs(world: World): HttpProvider {
  const logins = new Logins(world);
  const failedOnce = new Set<string>();

  const decide = (input: Record<string, unknown>, fate: Login['fate']) => {
    const login = logins.find(String(input.token));
    if (!login) throw new ActRefused('no such login');
    if (logins.stateOf(login) !== 'waiting') throw new ActRefused('that login has come to an end');
    login.fate = fate;
    return { token: login.token };
  };

  return {
    name: 'dokobit-ws',
    title: 'Electronic ID on the phone',
    failure: dokobitFailure,
    authorize: ({ query }) =>
      query.access_token === SANDBOX_CREDENTIALS.DOKOBIT_WS_ACCESS_TOKEN
        ? undefined
        : dokobitFailure('unauthorized'),
    operations: [
      {
        name: 'login',
        method: 'POST',
        path: '/v2/mobile/login.json',
        accepts: 'form',
        plays: ['decline', 'expire'],
        scenario: ({ body }) => startScenario(phoneOf(body)),
        answer: ({ body, outcome }) => {
          const asked = loginBody.safeParse(body);
          if (!asked.success) return dokobitRefusal(400, 'Validation failed.', ['phone: not a phone number']);
          if (isNoHolder(asked.data.phone)) return dokobitError(DOKOBIT_ERRORS.notAHolder, 400);
          const login = logins.start(asked.data.phone, outcome);
          world.changed();
          return json(200, { status: 'ok', token: login.token, control_code: login.controlCode });
        },
      },
      {
        name: 'status',
        method: 'GET',
        path: '/v2/mobile/login/status/:token.json',
        plays: ['decline', 'expire'],
        scenario: ({ params }) => {
          const login = logins.find(params.token ?? '');
          if (!login || scenarioOf(login.phone) !== '11' || failedOnce.has(login.token)) return undefined;
          failedOnce.add(login.token);
          return 'server_error';
        },
        answer: ({ params, outcome }) => {
          const login = logins.find(params.token ?? '');
          if (!login) return dokobitError(DOKOBIT_ERRORS.expired);
          if (outcome === 'decline') login.fate = { kind: 'fail', code: DOKOBIT_ERRORS.cancelled };
          if (outcome === 'expire') login.fate = { kind: 'fail', code: DOKOBIT_ERRORS.expired };
          const state = logins.poll(login);
          world.changed();
          if (state === 'waiting') return json(200, { status: 'waiting' });
          if (state !== 'ok') return dokobitError(state.error);
          return json(200, { status: 'ok', ...certified(login.person, 'IS', world.clock.now()) });
        },
      },
    ],
    acts: {
      approve: (input) => decide(input, { kind: 'approve', afterPolls: 0, afterMs: 0 }),
      refuse: (input) => decide(input, { kind: 'fail', code: DOKOBIT_ERRORS.cancelled }),
      expire: (input) => decide(input, { kind: 'fail', code: DOKOBIT_ERRORS.expired }),
    },
    panel: () => {
      const shown = logins.newest();
      const body = rows(
        'dokobit-ws',
        shown.map((login) => loginRow(login, logins)),
        'No phone has been asked.',
      );
      return { title: 'Electronic ID on phones', count: shown.length, body };
    },
  };
}

function loginRow(login: Login, logins: Logins) {
  const state = logins.stateOf(login);
  const [tone, words] =
    state === 'waiting'
      ? ['sun', 'Waits']
      : state === 'ok'
        ? ['moss', 'Approved']
        : ['ember', `Error ${state.error}`];
  return html`<li data-key="${login.token}">
<div class="row-head"><strong>${login.phone}</strong><span class="tag ${tone}">${words}</span></div>
<p class="code">${login.controlCode}</p>
<p class="quiet">${login.person.name}, ${login.person.kennitala}</p>
${
  state === 'waiting' &&
  html`<form method="post" action="/act" data-quiet class="buttons">
<input type="hidden" name="provider" value="dokobit-ws"><input type="hidden" name="token" value="${login.token}">
<button name="act" value="approve">Approve</button><button name="act" value="refuse">Refuse</button>
<button name="act" value="expire">Let expire</button></form>`
}
</li>`;
}
