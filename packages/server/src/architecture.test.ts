import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  code,
  cyclesOf,
  isTest,
  packages,
  part,
  root,
  sources,
  stateColumns,
  writtenColumns,
} from '#testing/sources.ts';
import { capabilities } from './capabilities.ts';

/** The rules of the house that a machine can keep: import directions, cycles, lengths, names, versions. */
const forbiddenNames = /^(utils?|helpers?|misc|common|types?|constants?|index)\.(ts|tsx)$/;

const crossing = (allowed: (from: string, to: string) => boolean): string[] =>
  code
    .filter(({ file }) => !isTest(file))
    .flatMap(({ file, imports }) =>
      imports.filter(({ to }) => !allowed(file, to)).map(({ to }) => `${file} → ${to}`),
    );

describe('architecture', () => {
  it('packages look only where they may', () => {
    const may: Record<string, RegExp> = {
      domain: /^(packages\/domain\/|(zod|ibantools)$)/,
      server: /^(?!packages\/(web|sandbox)\/)/,
      web: /^(?!packages\/(server|sandbox)\/)/,
      sandbox: /^(?!packages\/(server|web|domain)\/)/,
    };
    expect(crossing((from, to) => may[from.split('/')[1]!]!.test(to))).toEqual([]);
  });

  it('the domain knows no clock and no chance', () => {
    const found = code
      .filter(({ file }) => file.startsWith('packages/domain/') && !isTest(file))
      .filter(({ lines }) =>
        lines.some((line) => /new Date\(\)|Date\.now\(|Math\.random\(|performance\.now/.test(line)),
      )
      .map(({ file }) => file);
    expect(found).toEqual([]);
  });

  it('a capability uses another only through its public.ts', () => {
    expect(
      crossing((from, to) => {
        const [mine, other] = [part(from, 'capabilities'), part(to, 'capabilities')];
        if (!other || mine === other || !from.startsWith('packages/server/')) return true;
        if (!mine)
          return (
            to.endsWith('/public.ts') ||
            to.endsWith('/capability.ts') ||
            from.includes('/demo/') ||
            from.includes('/bench/')
          );
        return to.endsWith('/public.ts');
      }),
    ).toEqual([]);
  });

  it('platform and ports know no capability, and only the composition knows adapters', () => {
    expect(
      crossing((from, to) => {
        if (to.includes('server/src/adapters/'))
          return from.includes('server/src/adapters/') || from === 'packages/server/src/composition.ts';
        return !/server\/src\/(platform|ports)\//.test(from) || !to.includes('server/src/capabilities/');
      }),
    ).toEqual([]);
  });

  it('only the outbox sends e-mails and SMS', () => {
    const may =
      /^packages\/server\/src\/(platform\/outbox|ports|adapters)\/|^packages\/server\/src\/composition\.ts$/;
    const senders = /^packages\/server\/src\/(ports\/(email|sms)|adapters\/(email|sms)\/.*)\.ts$/;
    expect(crossing((from, to) => may.test(from) || !senders.test(to))).toEqual([]);
    const found = code
      .filter(({ file }) => file.startsWith('packages/server/') && !may.test(file) && !isTest(file))
      .filter(({ lines }) => lines.some((line) => /\bports\.(email|sms)\b|\bnodemailer\b/.test(line)))
      .map(({ file }) => file);
    expect(found).toEqual([]);
  });

  it('what the domain shares knows no capability of it', () => {
    expect(
      crossing(
        (from, to) =>
          !from.startsWith('packages/domain/src/shared/') ||
          !to.startsWith('packages/domain/src/') ||
          to.startsWith('packages/domain/src/shared/'),
      ),
    ).toEqual([]);
  });

  it.each([
    ['domain', 'src'],
    ['server', 'capabilities'],
  ])('no capability of the %s uses another that uses it, also by way of others', (name, kind) => {
    const graph = new Map<string, Set<string>>();
    for (const { file, imports } of code.filter(
      ({ file }) => file.startsWith(`packages/${name}/`) && !isTest(file),
    )) {
      const from = part(file, kind);
      if (!from) continue;
      for (const { to } of imports.filter(({ to }) => to.startsWith(`packages/${name}/`))) {
        const other = part(to, kind);
        if (other && other !== from) graph.set(from, (graph.get(from) ?? new Set()).add(other));
      }
    }
    expect(graph.size).toBeGreaterThan(5);
    expect(cyclesOf(graph)).toEqual([]);
  });

  it('in the web app ui ← entities ← features ← areas, and none of them uses its neighbour', () => {
    expect(
      crossing((from, to) => {
        if (!from.startsWith('packages/web/app/') || !to.startsWith('packages/web/app/')) return true;
        if (from.includes('/app/ui/')) return to.includes('/app/ui/');
        if (from.includes('/app/platform/')) return !/\/app\/(entities|features|areas)\//.test(to);
        const [entity, otherEntity] = [part(from, 'entities'), part(to, 'entities')];
        if (entity) return !/\/app\/(features|areas)\//.test(to) && (!otherEntity || otherEntity === entity);
        const [feature, otherFeature] = [part(from, 'features'), part(to, 'features')];
        if (feature) return !to.includes('/app/areas/') && (!otherFeature || otherFeature === feature);
        const [area, otherArea] = [part(from, 'areas'), part(to, 'areas')];
        return !area || !otherArea || area === otherArea;
      }),
    ).toEqual([]);
  });

  it('screens read by endpointQuery and write by useEndpointCall; only the platform reaches the API and the cache', () => {
    const reach =
      /\b(useMutation|useQueryClient|browserQueryClient|invalidateQueries|removeQueries|setQueryData|endpointKey|callEndpoint|browserTransport|XMLHttpRequest)\b|(?<![\w.])fetch\(/;
    const found = code
      .filter(({ file }) => /^packages\/web\/app\/(ui|entities|features|areas)\//.test(file) && !isTest(file))
      .flatMap(({ file, lines }) =>
        lines.filter((line) => reach.test(line)).map((line) => `${file}: ${line.trim()}`),
      );
    expect(found).toEqual([]);
  });

  it.each(['server', 'web'])('in the %s, imports of other folders start with #', (name) => {
    const found = sources
      .filter(({ file }) => file.startsWith(`packages/${name}/`) && /\.tsx?$/.test(file))
      .flatMap(({ file, lines }) =>
        lines
          .filter((line) => /\b(from|import|import\()\s*'(\.\.\/|\.\/(?!\+types)[^']+\/)/.test(line))
          .map((line) => `${file}: ${line.trim()}`),
      );
    expect(found).toEqual([]);
  });

  /** What the whole program is given: their types name the parts that take them. */
  const given =
    /^packages\/(server\/src\/platform\/(services|db\/unit-of-work)|sandbox\/src\/core\/world)\.ts$/;

  it('no file imports itself round a corner, not even for a type', () => {
    const files = new Set(code.map(({ file }) => file));
    const graph = new Map(
      code.map(({ file, imports }) => [
        file,
        imports
          .filter(({ to, typeOnly }) => files.has(to) && !(typeOnly && given.test(to)))
          .map(({ to }) => to),
      ]),
    );
    expect(cyclesOf(graph)).toEqual([]);
  });

  it('files are short', () => {
    const long = sources
      .filter(({ lines }) => lines.length > 400)
      .map(
        ({ file, lines }) =>
          `${file} has ${lines.length} lines, 400 are allowed: move what changes together into a file of its own`,
      );
    expect(long).toEqual([]);
  });

  it('a capability holds at most 30 files of code and 20 calls', () => {
    const limits = { files: 30, calls: 20 };
    const sizes = new Map<string, { files: number; calls: number }>();
    for (const { file, lines } of code.filter(({ file }) => !isTest(file))) {
      const folder = /^packages\/(domain\/src|server\/src\/capabilities)\/[^/]+(?=\/)/.exec(file)?.[0];
      if (!folder) continue;
      const { files, calls } = sizes.get(folder) ?? { files: 0, calls: 0 };
      const declared = lines.filter((line) => /= \w*[eE]ndpoint\(\{/.test(line)).length;
      sizes.set(folder, { files: files + 1, calls: calls + declared });
    }
    for (const { name, routes, files = [], webhooks = [], forms = [] } of capabilities)
      sizes.get(`packages/server/src/capabilities/${name}`)!.calls =
        routes.length + files.length + webhooks.length + forms.length;
    expect(sizes.size).toBeGreaterThan(capabilities.length);
    const large = [...sizes].filter(([, { files, calls }]) => files > limits.files || calls > limits.calls);
    expect(
      large.map(
        ([folder, { files, calls }]) =>
          `${folder} has ${files} files of ${limits.files} and ${calls} calls of ${limits.calls}: split it in two by ` +
          'what changes together, or put the new call into the capability that owns what it changes (CONTRIBUTING, ' +
          '"When a capability is full")',
      ),
    ).toEqual([]);
  });

  it('what is caught silently says on its line or the one above why nothing is to be done', () => {
    const silent = /\.catch\(\(\w*\) => (undefined|null|false|\{\s*\})\)|\bcatch( \(\w+\))? \{\s*\}/;
    const found = code
      .filter(({ file }) => !isTest(file) && !file.startsWith('packages/sandbox/'))
      .flatMap(({ file, lines }) =>
        lines.flatMap((line, at) =>
          silent.test(line) && !/\/\/|\*\/$/m.test(`${lines[at - 1]}\n${line}`) ? [`${file}:${at + 1}`] : [],
        ),
      );
    expect(found).toEqual([]);
  });

  it('no junk drawers and no files that only pass others on', () => {
    const drawers = code
      .filter(({ file }) => forbiddenNames.test(path.basename(file)))
      .map(({ file }) => file);
    // What a capability shows of itself is its public.ts, which may do nothing else.
    const passing = code
      .filter(({ file }) => !/\/capabilities\/[^/]+\/public\.ts$/.test(file))
      .filter(({ lines }) => {
        const real = lines.filter(
          (line) =>
            line.trim() &&
            !line.trim().startsWith('//') &&
            !line.trim().startsWith('*') &&
            !line.trim().startsWith('/*'),
        );
        return real.length > 0 && real.every((line) => /^export (\*|\{[^}]*\}) from/.test(line));
      })
      .map(({ file }) => file);
    expect([...drawers, ...passing]).toEqual([]);
  });

  it('rules know no answer: only contracts do', () => {
    const answer = /\/[\w-]+-answer\.ts$/;
    expect(
      crossing(
        (from, to) =>
          !from.startsWith('packages/domain/') ||
          !answer.test(to) ||
          answer.test(from) ||
          /endpoints?\.ts$/.test(from),
      ),
    ).toEqual([]);
  });

  it('every access table has a matrix of all kinds of people', () => {
    const missing = code
      .filter(({ file }) => /^packages\/domain\/src\/.*\/access\.ts$/.test(file))
      .filter(({ file }) => !file.includes('/shared/'))
      .flatMap(({ file, lines }) => {
        const tests =
          code.find((one) => one.file === file.replace(/\.ts$/, '.test.ts'))?.lines.join('\n') ?? '';
        const tables = [...lines.join('\n').matchAll(/^export const (\w+) = \{/gm)].map(([, name]) => name!);
        return tables.filter((name) => !tests.includes(`whoMay(${name},`)).map((name) => `${file}: ${name}`);
      });
    expect(missing).toEqual([]);
  });

  it('access tables are made of relations, and nothing else asks who acts by itself', () => {
    const asks =
      /\bactor\.(staffAreas|teams)\b|\bactor\.userId [=!]== .*\bowner|\bowner\w* [=!]== actor\.userId/;
    const found = code
      .filter(({ file }) => !isTest(file) && !file.startsWith('packages/domain/src/shared/'))
      .filter(({ file, lines }) =>
        lines.some((line) =>
          (file.endsWith('/access.ts') ? /\bactor\.(?!ts)|\bisSignedIn\b/ : asks).test(line),
        ),
      )
      .map(({ file }) => file);
    expect(found).toEqual([]);
  });

  it('no SQL of its own writes a column of a state: `transition` does', () => {
    const found = code
      .filter(({ file }) => file.startsWith('packages/server/src/') && !isTest(file))
      .flatMap(({ file, lines }) =>
        lines
          .join('\n')
          .split('`')
          .filter((_, at) => at % 2 === 1)
          .flatMap((text) => writtenColumns(text))
          .map((column) => `${file}: ${column}`),
      );
    expect(found).toEqual([]);
    expect(writtenColumns('update listing set price = 1, visible = true where id = $1')).toEqual([
      'listing.visible',
    ]);
  });

  it('each lifecycle drives a machine, each machine a lifecycle, and the columns of its states are its own', () => {
    const text = (under: string) =>
      code
        .filter(({ file }) => file.startsWith(under) && !isTest(file))
        .map(({ lines }) => lines.join('\n'))
        .join('\n');
    const lifecycles = [...text('packages/domain/src/').matchAll(/export const (\w+) = lifecycle\(/g)];
    const machines = [
      ...text('packages/server/src/capabilities/').matchAll(
        /= machine\(\{\s+table: '(\w+)',(?:\s+key: '\w+',)?\s+lifecycle: (\w+),/g,
      ),
    ];
    const distinct = (names: (string | undefined)[]) => [...new Set(names)].sort();
    expect(distinct(machines.map(([, , name]) => name))).toEqual(
      distinct(lifecycles.map(([, name]) => name)),
    );
    expect([...stateColumns().keys()].sort()).toEqual(
      [...new Set(machines.map(([, table]) => table))].sort(),
    );
  });

  it('a package used twice has one version', () => {
    const versions = new Map<string, Set<string>>();
    for (const manifest of ['.', ...packages.map((name) => `packages/${name}`)]) {
      const json = JSON.parse(fs.readFileSync(path.join(root, manifest, 'package.json'), 'utf8'));
      for (const [name, version] of Object.entries({
        ...json.dependencies,
        ...json.devDependencies,
      } as Record<string, string>))
        versions.set(name, (versions.get(name) ?? new Set()).add(version));
    }
    expect([...versions].filter(([, found]) => found.size > 1).map(([name]) => name)).toEqual([]);
    expect(
      [...versions]
        .filter(([, found]) => [...found].some((version) => /^[\^~*]/.test(version)))
        .map(([name]) => name),
    ).toEqual([]);
  });

  it('only config.ts and the programs that start others read the environment', () => {
    const may =
      /(config|start|start-test-server|main|dev|start-sandbox|embedded-postgres|vitest\.config|vite\.config)\.ts$|\/bench\/|\/testing\/|\/scripts\//;
    const found = code
      .filter(
        ({ file, lines }) =>
          !may.test(file) && !isTest(file) && lines.some((line) => line.includes('process.env')),
      )
      .map(({ file }) => file);
    expect(found).toEqual([]);
  });
});
