import type { Call } from '#platform/http/call.ts';
import { cookieNames } from '#platform/http/request-actor.ts';
import { type Secrets, sameText } from '#platform/secrets.ts';

/** For so long a browser counts as its owner's own after it was last signed in. */
const knownDays = 180;
/** People who share a browser, the latest first. */
const mostPeople = 5;

const form = /^(\d{1,12})\.([A-Za-z0-9_-]{43})$/;

const mark = (secrets: Secrets, userId: string, since: string): string =>
  secrets.hash(`known device of ${userId} since ${since}`);

const marksIn = ({ cookies }: Pick<Call, 'cookies'>): { since: string; hash: string }[] =>
  (cookies.get(cookieNames.device) ?? '')
    .split('~')
    .flatMap((one) => {
      const [, since, hash] = form.exec(one) ?? [];
      return since && hash ? [{ since, hash }] : [];
    })
    .slice(0, mostPeople);

/**
 * Remembers in the browser that this person has signed in with it. What is kept names nobody: it only fits the person,
 * when somebody who claims to be that person comes again.
 */
export function rememberDevice({ services, cookies, now }: Known, userId: string): void {
  const others = marksIn({ cookies }).filter(
    ({ since, hash }) => !sameText(hash, mark(services.secrets, userId, since)),
  );
  const since = String(Math.floor(now.getTime() / 1000));
  const all = [{ since, hash: mark(services.secrets, userId, since) }, ...others].slice(0, mostPeople);
  cookies.set(cookieNames.device, all.map((one) => `${one.since}.${one.hash}`).join('~'), {
    maxAgeSeconds: knownDays * 24 * 3600,
  });
}

type Known = Pick<Call, 'services' | 'cookies' | 'now'>;

/** The mark of this person in the browser that calls; nothing in a browser that they have not signed in with lately. */
export function knownDevice(call: Known, userId: string): string | undefined {
  const oldest = call.now.getTime() / 1000 - knownDays * 24 * 3600;
  return marksIn(call).find(
    ({ since, hash }) => Number(since) > oldest && sameText(hash, mark(call.services.secrets, userId, since)),
  )?.hash;
}
