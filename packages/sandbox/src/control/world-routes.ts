import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { authenticatorCode } from '#core/authenticator-code.ts';
import type { DemoPerson, Sandbox } from '#core/sandbox.ts';
import { performAct } from './perform-act.ts';

/** Either a new time, a step, or null for real time again. */
const clockInput = z.union([
  z.strictObject({ set: z.iso.datetime({ offset: true }).nullable() }),
  z.strictObject({ advanceMs: z.number().int() }),
]);

const actInput = z.looseObject({ provider: z.string(), act: z.string() });

const people = z.array(
  z.object({
    name: z.string(),
    email: z.string(),
    password: z.string(),
    kind: z.string(),
    second_factor_key: z
      .string()
      .regex(/^[A-Z2-7]{16,64}$/)
      .optional(),
    phone: z.string().optional(),
    kennitala: z
      .string()
      .regex(/^\d{10}$/)
      .optional(),
    birthDate: z.iso.date().optional(),
  }),
);

const versionQuery = z.object({ after: z.coerce.number().int().optional() });
/** How long a page waits for the next change before it asks again. */
const LONGEST_WAIT_MS = 25_000;

/** The code that the authenticator app shows now. */
const currentCode = ({ second_factor_key: key }: DemoPerson) => (key ? { code: authenticatorCode(key) } : {});

/** Reset, clock, acts, demo people, and the counter that the page listens to. */
export function worldRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  app.post('/reset', () => {
    sandbox.reset();
    return { reset: true };
  });

  const time = () => ({
    now: sandbox.world.clock.now().toISOString(),
    offsetMs: sandbox.world.clock.offsetMs,
  });
  app.get('/clock', time);
  app.post('/clock', (request) => {
    const input = clockInput.parse(request.body);
    const { clock } = sandbox.world;
    if ('advanceMs' in input) clock.advance(input.advanceMs);
    else if (input.set === null) clock.unset();
    else clock.set(new Date(input.set));
    sandbox.changes.mark();
    return time();
  });

  app.post('/act', async (request, reply) => {
    const { provider, act, ...input } = actInput.parse(request.body);
    const result = await performAct(sandbox.world, provider, act, input);
    return reply.code(result.status).send(result.body);
  });

  app.get('/people', () => ({
    items: sandbox.people.map((person) => ({ ...person, ...currentCode(person) })),
  }));
  app.post('/people', (request) => {
    sandbox.setPeople(people.parse(request.body));
    return { items: sandbox.people };
  });

  app.get('/version', async (request) => {
    const { after } = versionQuery.parse(request.query);
    if (after === sandbox.changes.version) await sandbox.changes.next(LONGEST_WAIT_MS);
    return { version: sandbox.changes.version };
  });
}
