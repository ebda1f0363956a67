import type { FastifyInstance, FastifyReply } from 'fastify';
import { ZodError } from 'zod';
import { addRule } from '#control/add-rule.ts';
import { performAct } from '#control/perform-act.ts';
import type { Tampering } from '#core/delivery-desk.ts';
import type { Sandbox } from '#core/sandbox.ts';

type Form = Record<string, string>;

const DAY_MS = 86_400_000;
const TAMPERINGS: Record<string, Tampering> = {
  forged: { wrongSignature: true },
  old: { signedAgoMs: DAY_MS },
};

/** The forms of the page. They work without the script; with it, only what has changed is drawn again. */
export function formRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  app.post<{ Body: Form }>('/rules/add', ({ body }, reply) =>
    back(reply, 'rules', addRuleFromForm(sandbox, body)),
  );

  app.post<{ Body: Form }>('/rules/clear', ({ body }, reply) => {
    sandbox.world.rules.clear(body?.id);
    return back(reply, 'rules');
  });

  app.post<{ Body: Form }>('/clock', ({ body }, reply) => {
    const { clock } = sandbox.world;
    const to = new Date(`${body.set}Z`);
    if (body.advanceMs) clock.advance(Number(body.advanceMs) || 0);
    else if (body.real) clock.unset();
    else if (!Number.isNaN(to.getTime())) clock.set(to);
    else return back(reply, 'clock', 'The clock needs a date and a time.');
    sandbox.changes.mark();
    return back(reply, 'clock');
  });

  app.post<{ Body: Form }>('/act', async ({ body }, reply) => {
    const { provider = '', act = '', back: to, ...input } = body;
    const { status, body: result } = await performAct(sandbox.world, provider, act, input);
    if (to?.startsWith('/mail/')) return reply.redirect(to, 303);
    return back(reply, provider, status < 400 ? undefined : String(result.error));
  });

  app.post<{ Body: Form }>('/redeliver', async ({ body }, reply) => {
    await sandbox.world.deliveries.redeliver(body.id ?? '', TAMPERINGS[body.how ?? '']);
    return back(reply, 'webhooks');
  });

  app.post('/reset', (_request, reply) => {
    sandbox.reset();
    return back(reply, 'content');
  });
}

function addRuleFromForm(sandbox: Sandbox, form: Form): string | undefined {
  const [provider, operation] = (form.target ?? '').split(' ');
  const number = (text: string | undefined) => (text ? Number(text) : undefined);
  try {
    const added = addRule(sandbox.world, {
      provider,
      operation,
      outcome: form.outcome,
      times: number(form.times),
      delayMs: number(form.delayMs),
      match: form.field ? { [form.field]: form.value ?? '' } : undefined,
    });
    return 'refused' in added ? added.refused : undefined;
  } catch (error) {
    if (error instanceof ZodError)
      return error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
    throw error;
  }
}

function back(reply: FastifyReply, section: string, notice?: string): FastifyReply {
  const query = notice === undefined ? '' : `?notice=${encodeURIComponent(notice)}`;
  return reply.redirect(`/${query}#${section}`, 303);
}
