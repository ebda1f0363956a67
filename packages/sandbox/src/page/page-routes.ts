import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Sandbox } from '#core/sandbox.ts';
import { formRoutes } from './form-routes.ts';
import { mailDocument, mailPage } from './mail-page.ts';
import { type OverviewQuery, overview } from './overview.ts';

const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; font-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
/** A mail may show pictures and its own styles, and run nothing, wherever it is opened. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data: http: https:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

const CSS = 'text/css; charset=utf-8';
const JS = 'text/javascript; charset=utf-8';
const ASSETS: readonly [file: URL, type: string][] = [
  [new URL('./assets/base.css', import.meta.url), CSS],
  [new URL('./assets/layout.css', import.meta.url), CSS],
  [new URL('./assets/parts.css', import.meta.url), CSS],
  [new URL('./assets/live.js', import.meta.url), JS],
  [new URL('./assets/mark.svg', import.meta.url), 'image/svg+xml'],
  [new URL('./assets/onest-latin.woff2', import.meta.url), 'font/woff2'],
];

type ById = { Params: { id: string; index: string } };

/** The page for people, its e-mails and its forms. */
export async function pageRoutes(app: FastifyInstance, sandbox: Sandbox): Promise<void> {
  await app.register(formbody);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
  });

  app.get<{ Querystring: OverviewQuery }>('/', (request, reply) =>
    sendPage(reply, overview(sandbox, request.query)),
  );

  for (const [file, type] of ASSETS) {
    const content = await readFile(file);
    app.get(`/assets/${basename(file.pathname)}`, (_request, reply) =>
      reply.type(type).header('cache-control', 'no-cache').send(content),
    );
  }

  app.get<ById>('/mail/:id', ({ params }, reply) => {
    const mail = sandbox.world.mail.find(params.id);
    return mail ? sendPage(reply, mailPage(sandbox, mail)) : reply.callNotFound();
  });

  app.get<ById>('/mail/:id/html', ({ params }, reply) => {
    const mail = sandbox.world.mail.find(params.id);
    if (!mail) return reply.callNotFound();
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', MAIL_POLICY)
      .send(mailDocument(mail));
  });

  app.get<ById>('/mail/:id/raw', ({ params }, reply) => {
    const mail = sandbox.world.mail.find(params.id);
    return mail ? reply.type('text/plain; charset=utf-8').send(mail.raw) : reply.callNotFound();
  });

  app.get<ById>('/mail/:id/attachments/:index', ({ params }, reply) => {
    const attachment = sandbox.world.mail.find(params.id)?.attachments[Number(params.index)];
    if (!attachment) return reply.callNotFound();
    const name = encodeURIComponent(attachment.filename);
    return reply
      .type(attachment.contentType)
      .header('content-disposition', `attachment; filename*=UTF-8''${name}`)
      .send(attachment.content);
  });

  formRoutes(app, sandbox);
}

function sendPage(reply: FastifyReply, markup: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', PAGE_POLICY)
    .header('cache-control', 'no-store')
    .send(markup);
}
