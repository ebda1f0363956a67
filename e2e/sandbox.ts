import { expect } from '@playwright/test';
import { sandboxUrl } from './sign-in.ts';

interface Mail {
  subject: string;
  text: string;
  links: { href: string }[];
}

/** The newest e-mail to an address whose links match, once it has arrived. */
export async function mailLink(to: string, pattern: RegExp): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(
      async () => {
        const answer = await fetch(`${sandboxUrl()}/__sandbox/mail?to=${encodeURIComponent(to)}`);
        const { items } = (await answer.json()) as { items: Mail[] };
        found = items
          .flatMap(({ links }) => links.map(({ href }) => href))
          .find((link) => pattern.test(link));
        return found;
      },
      { timeout: 20_000 },
    )
    .toBeTruthy();
  return found!;
}

/** The code of the newest SMS to a number, once it has arrived. */
export async function smsCode(to: string): Promise<string> {
  let code: string | null = null;
  await expect
    .poll(
      async () => {
        const answer = await fetch(`${sandboxUrl()}/__sandbox/sms?to=${encodeURIComponent(to)}`);
        const { items } = (await answer.json()) as { items: { code: string | null }[] };
        code = items[0]?.code ?? null;
        return code;
      },
      { timeout: 20_000 },
    )
    .toBeTruthy();
  return code!;
}
