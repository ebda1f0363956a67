import { controlClient } from '@heima/sandbox/control-client.ts';
import { sql } from 'kysely';
import type { TestApp } from '#testing/test-app.ts';
import { workerSandbox } from './worker-sandbox.ts';

export interface Messages {
  /** E-mails that an address received, the newest first, once every job that is due has run. */
  emails(to: string): ReturnType<ReturnType<typeof controlClient>['mail']>;
  /** The token of the newest e-mail's link, of those that lead to a page where one is named, and its address. */
  link(to: string, page?: 'forgot-password' | 'emailconfirmation'): Promise<{ url: string; token: string }>;
  /** Text messages to a number, the newest first. */
  texts(to: string): ReturnType<ReturnType<typeof controlClient>['sms']>;
  code(to: string): Promise<string>;
  settled(): Promise<void>;
}

/** Reads what the program really sent, at the providers the sandbox plays. */
export async function messagesOf(app: TestApp): Promise<Messages> {
  const sandbox = controlClient(workerSandbox().url);
  await app.startWorking();
  const settled = async () => {
    for (let wait = 0; wait < 400; wait += 1) {
      const { rows } = await sql<{ due: number }>`select count(*)::int as due from pgboss.job
        where name ~ '^(outbox|identity)[.]' and state < 'completed' and start_after <= now()`.execute(
        app.services.db,
      );
      if (rows[0]!.due === 0) return;
      await new Promise((resolve) => setTimeout(resolve, 15));
    }
    throw new Error('Jobs did not come to an end');
  };
  const emails: Messages['emails'] = async (to) => {
    await settled();
    return sandbox.mail({ to });
  };
  const texts: Messages['texts'] = async (to) => {
    await settled();
    return sandbox.sms({ to });
  };
  return {
    settled,
    emails,
    texts,
    async link(to, page) {
      const form = new RegExp(`${page ? `/${page}/` : ''}.*[0-9a-f]{32}[\\w-]{43}`);
      const [url] = (await emails(to))
        .slice(0, page ? undefined : 1)
        .flatMap(({ links }) => links.map(({ href }) => href))
        .filter((href) => form.test(href));
      if (!url) throw new Error(`No e-mail with a link to ${to}`);
      return { url, token: /[0-9a-f]{32}[\w-]{43}/.exec(url)![0] };
    },
    async code(to) {
      const [text] = await texts(to);
      if (!text?.code) throw new Error(`No code was sent to ${to}`);
      return text.code;
    },
  };
}
