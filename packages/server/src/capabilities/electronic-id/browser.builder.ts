import type { CallArguments, Endpoint } from '@heima/domain/shared/endpoint.ts';
import { personByPhone } from '@heima/sandbox/iceland/find-person.ts';
import { type Person, person } from '#testing/people.ts';
import type { Answer, AskOptions, TestApp } from '#testing/test-app.ts';

/** A browser: it names its origin with unsafe calls and keeps cookies. */
export function browserOf(app: TestApp) {
  const jar = new Map<string, string>();
  const options = (endpoint: Endpoint, { as, headers }: AskOptions = {}): AskOptions => ({
    as,
    headers: {
      'sec-fetch-site': 'same-origin',
      ...(endpoint.method === 'GET' ? {} : { origin: 'http://heima.test' }),
      cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
      ...headers,
    },
  });
  const keep = <T>(answer: Answer<T>): Answer<T> => {
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(String(line)) ?? [];
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return answer;
  };
  return {
    jar,
    ask: async <E extends Endpoint>(endpoint: E, args: CallArguments<E>, more?: AskOptions) =>
      keep(await app.ask(endpoint, args, options(endpoint, more))),
    refused: async <E extends Endpoint>(endpoint: E, args: CallArguments<E>, more?: AskOptions) =>
      keep(await app.refused(endpoint, args, options(endpoint, more))),
  };
}

export type Browser = ReturnType<typeof browserOf>;

/** The person whose electronic ID the sandbox has at a number, as the product should come to know them. */
export const holderOf = (number: string) => personByPhone({ people: () => [] }, `+354${number}`);

/** A person whose account has a proved primary number, and by default the name of the number's electronic ID. */
export async function personOfNumber(app: TestApp, number: string, fullName?: string): Promise<Person> {
  const made = await person(app, { verified: true, fullName: fullName ?? holderOf(number).name });
  await app.services.db
    .updateTable('phone')
    .set({ number, e164: `+354${number}` })
    .where('user_id', '=', made.id)
    .execute();
  return made;
}

/** The row of an account. */
export const accountRow = (app: TestApp, id: string) =>
  app.services.db.selectFrom('app_user').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
