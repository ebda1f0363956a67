import fs from 'node:fs';
import path from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, it } from 'vitest';
import routes from './routes.ts';

/** The walk over all screens looks at what its table names: this holds the table to the routes. */
const walk = fs.readFileSync(path.resolve(import.meta.dirname, '../../../e2e/screens.spec.ts'), 'utf8');

/** The addresses of the table, what is put into them as one part. */
const addresses = [...walk.matchAll(/(['`])(\/[^'`\n]*)\1/g)].map(([, , address]) =>
  address!
    .replace(/\$\{[^}]*\}/g, 'x')
    .replace(/\?.*$/, '')
    .replace(/(.)\/$/, '$1/x'),
);

const pathsOf = ({ path: at, index, children = [] }: RouteConfigEntry): string[] => [
  ...(index ? ['/'] : at ? [`/${at}`] : []),
  ...children.flatMap(pathsOf),
];

const patternOf = (route: string) => new RegExp(`^${route.replace(/:\w+/g, '[^/]+').replace('*', '.+')}$`);

it('every route has a row in the walk over all screens', () => {
  const all = routes.flatMap(pathsOf);
  expect(all.length).toBeGreaterThan(20);
  const missing = all.filter((route) => !addresses.some((address) => patternOf(route).test(address)));
  expect(
    missing.map((route) => `${route}: give it a row in \`screens\` of e2e/screens.spec.ts, with its V id`),
  ).toEqual([]);
});
