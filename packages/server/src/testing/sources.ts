import fs from 'node:fs';
import path from 'node:path';

/** The sources of all packages, as the tests of the house read them. */
export const root = path.resolve(import.meta.dirname, '../../../..');
export const packages = ['domain', 'server', 'web', 'sandbox'];

interface Source {
  /** Path from the root of the repository. */
  file: string;
  lines: string[];
  /** Imported files (from the root) or packages. */
  imports: { to: string; typeOnly: boolean }[];
}

function* files(folder: string): Generator<string> {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    if (['node_modules', 'build', '.react-router'].includes(entry.name)) continue;
    const at = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* files(at);
    else if (/\.(ts|tsx|css|mjs)$/.test(entry.name)) yield at;
  }
}

function read(file: string): Source {
  const text = fs.readFileSync(file, 'utf8');
  const imports = [
    ...text.matchAll(/^(?:import|export)\s+(type\s)?(?:[^'"]*?from\s+)?['"]([^'"]+)['"]/gm),
  ].map((found) => ({
    to: resolve(file, found[2]!),
    typeOnly: Boolean(found[1]),
  }));
  return { file: path.relative(root, file), lines: text.trimEnd().split('\n'), imports };
}

function resolve(from: string, to: string): string {
  const name = path.relative(root, from).split(path.sep)[1]!;
  if (to.startsWith('.')) return path.relative(root, path.resolve(path.dirname(from), to));
  if (to.startsWith('#')) return `packages/${name}/${name === 'web' ? 'app' : 'src'}/${to.slice(1)}`;
  const own = /^@heima\/(\w+)\/(.*)$/.exec(to);
  return own ? `packages/${own[1]}/src/${own[2]!.replace('.form.ts', '.ts')}` : to;
}

/** Every file of sources and styles. */
export const sources = packages.flatMap((name) =>
  [...files(path.join(root, 'packages', name, name === 'web' ? 'app' : 'src'))].map(read),
);

/** The columns of a state by table, as the `tables.ts` of the capabilities declare them. */
export function stateColumns(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { file, lines } of code) {
    if (!/server\/src\/.*\/tables\.ts$/.test(file)) continue;
    const text = lines.join('\n');
    for (const [, table, name] of text.matchAll(/^ {4}(\w+): (\w+);/gm)) {
      const body = new RegExp(`interface ${name}(?: extends \\w+)? \\{([^}]*)\\}`).exec(text)?.[1] ?? '';
      const columns = [...body.matchAll(/^ {2}(\w+): StateColumn</gm)].map(([, column]) => column!);
      if (columns.length > 0) found.set(table!, columns);
    }
  }
  return found;
}

/** The columns of states that an SQL text writes in a row that is there. */
export function writtenColumns(text: string): string[] {
  const table = /\bupdate (\w+)/.exec(text)?.[1];
  const inserted = /\binsert into (\w+)/.exec(text)?.[1];
  const target = table === 'set' ? inserted : table;
  const written = /\bset\b([\s\S]*?)(\bwhere\b|$)/.exec(text)?.[1];
  if (!target || !written) return [];
  return (stateColumns().get(target) ?? [])
    .filter((column) => new RegExp(`\\b${column}\\s*=`).test(written))
    .map((column) => `${target}.${column}`);
}

/** Whether a file serves tests only. */
export const isTest = (file: string) => /\.(test|builder)\.tsx?$|\/testing\//.test(file);
/** The files of TypeScript. */
export const code = sources.filter(({ file }) => /\.tsx?$/.test(file));

/** Folder of a capability, feature or area that a file belongs to. */
export const part = (file: string, kind: string): string | undefined =>
  new RegExp(`/${kind}/([^/]+)/`).exec(file)?.[1];

/** Every way that leads from a name back to it. */
export function cyclesOf(graph: ReadonlyMap<string, Iterable<string>>): string[] {
  const state = new Map<string, 'open' | 'done'>();
  const cycles: string[] = [];
  const visit = (name: string, trail: string[]): void => {
    if (state.get(name) === 'done') return;
    if (state.get(name) === 'open') {
      cycles.push([...trail.slice(trail.indexOf(name)), name].join(' → '));
      return;
    }
    state.set(name, 'open');
    for (const to of graph.get(name) ?? []) visit(to, [...trail, name]);
    state.set(name, 'done');
  };
  for (const name of graph.keys()) visit(name, []);
  return cycles;
}
