import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Mail } from '#core/mail-box.ts';
import type { Sandbox } from '#core/sandbox.ts';

const LONGEST_WAIT_MS = 20_000;

const inboxQuery = z.object({
  to: z.string().optional(),
  /** Waits up to so many milliseconds of real time for the first message. */
  wait: z.coerce.number().int().min(0).max(LONGEST_WAIT_MS).default(0),
});

/** The inboxes: e-mail and text messages, newest first. */
export function messageRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  app.get('/mail', async (request) => {
    const { to, wait } = inboxQuery.parse(request.query);
    const mails = await firstOf(sandbox, wait, () => sandbox.world.mail.list(to));
    return { items: mails.map(presentMail) };
  });

  app.get('/sms', async (request) => {
    const { to, wait } = inboxQuery.parse(request.query);
    return { items: await firstOf(sandbox, wait, () => sandbox.world.sms.list(to)) };
  });

  app.get<{ Params: { id: string } }>('/mail/:id', (request, reply) => {
    const mail = sandbox.world.mail.find(request.params.id);
    return mail ? presentMail(mail) : reply.code(404).send({ error: 'no such mail' });
  });
}

async function firstOf<Item>(sandbox: Sandbox, waitMs: number, list: () => Item[]): Promise<Item[]> {
  const until = performance.now() + waitMs;
  for (;;) {
    const items = list();
    const left = until - performance.now();
    if (items.length > 0 || left <= 0) return items;
    await sandbox.changes.next(left);
  }
}

/** A mail for JSON: without its bytes, which have addresses of their own on the page. */
function presentMail(mail: Mail) {
  const { raw, attachments, ...rest } = mail;
  return {
    ...rest,
    size: raw.length,
    attachments: attachments.map(({ filename, contentType, size }, index) => ({
      filename,
      contentType,
      size,
      path: `/mail/${mail.id}/attachments/${index}`,
    })),
  };
}
