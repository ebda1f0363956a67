import { describe, expect, it } from 'vitest';
import { countries } from '#capabilities/countries/capability.ts';
import { reference } from '#capabilities/reference/capability.ts';
import { regions } from '#capabilities/regions/capability.ts';
import { testApp } from '#testing/test-app.ts';

/** The lists that forms and filters choose from, with all calls of the capabilities that hold nothing else. */
const routes = [reference, regions, countries].flatMap((capability) => capability.routes);

describe('public lists', async () => {
  const app = await testApp();

  it.each(
    routes
      .filter(({ endpoint }) => endpoint.access === 'anyone' && !endpoint.params)
      .map(({ endpoint }) => [endpoint.path, endpoint] as const),
  )('%s answers everybody, in three languages, and may be kept by shared caches', async (_, endpoint) => {
    const [icelandic, english, ukrainian] = await Promise.all(
      (['is', 'en', 'ua'] as const).map((language) => app.ask(endpoint, {}, { language })),
    );
    const list = icelandic!.body as unknown as { id: unknown }[];
    expect(list.length).toBeGreaterThan(0);
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
    expect(icelandic!.headers['cache-control']).toBe(
      `public, max-age=0, s-maxage=${endpoint.sharedCacheSeconds}`,
    );
    const ids = (answer: typeof icelandic) =>
      (answer!.body as unknown as { id: unknown }[]).map(({ id }) => String(id)).sort();
    expect(ids(english)).toEqual(ids(icelandic));
    expect(ids(ukrainian)).toEqual(ids(icelandic));
  });
});
