// Keeps schemas that a page does not use out of what the browser downloads.
//
// Calls are typed by their endpoint values, but the browser only needs their method and path, and the body's schema
// where a form reads it. So, in the client build alone, `params`, `query` and `response` are taken out of endpoints,
// and module-level values of the domain, which is pure by rule, are marked as removable when nothing uses them. What is
// imported from `…endpoints.ts` comes without `body` as well (by `?call`); a form imports its endpoint from
// `…endpoints.form.ts`, the same file by another name, which keeps the body's schema.

import { unmarkedForms } from './form-marks.mjs';

const taken = new Set(['params', 'query', 'response']);
const takenFromCalls = new Set([...taken, 'body']);
const forCalls = '?call';
/** What stands in the place of a body's schema, so that a form fails instead of checking nothing. */
const bodyLeftOut = 'bodyLeftOut: true,';

export function leanContract() {
  return {
    name: 'heima-lean-contract',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: {
      order: 'pre',
      async handler(source, importer, options) {
        if (!/^@heima\/domain\/.*endpoints\.ts$/.test(source) || !importer?.includes('/packages/web/app/'))
          return null;
        const found = await this.resolve(source, importer, { ...options, skipSelf: true });
        return found && { ...found, id: found.id + forCalls };
      },
    },
    transform(code, id) {
      if (/\/packages\/web\/app\/(entities|features|areas)\/.*\.tsx?$/.test(id.split('?')[0]))
        for (const name of unmarkedForms(code))
          this.error(`${name} is a form's endpoint: import it from its …endpoints.form.ts, with its schema`);
      if (!/\/packages\/domain\/src\/.*\.ts$/.test(id.split('?')[0])) return null;
      const names = id.endsWith(forCalls) ? takenFromCalls : taken;
      const edits = [];
      for (const statement of this.parse(code).body) {
        const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
        if (declaration?.type !== 'VariableDeclaration' || declaration.kind !== 'const') continue;
        for (const { init } of declaration.declarations) {
          // What several endpoints share is spread into them from an object of its own.
          if (isSharedShape(init)) edits.push(...schemaEdits(init, code, names));
          if (!init || init.type === 'ArrowFunctionExpression' || !hasCall(init)) continue;
          edits.push([init.start, init.start, '/*#__PURE__*/(() => (']);
          if (isEndpoint(init)) edits.push(...schemaEdits(init.arguments[0], code, names));
          edits.push([init.end, init.end, '))()']);
        }
      }
      if (edits.length === 0) return null;
      let text = code;
      for (const [start, end, put] of edits.sort((a, b) => b[0] - a[0] || b[1] - a[1]))
        text = text.slice(0, start) + put + text.slice(end);
      return { code: text, map: null };
    },
  };
}

const isEndpoint = (node) =>
  node.type === 'CallExpression' &&
  node.callee.name === 'endpoint' &&
  node.arguments[0]?.type === 'ObjectExpression';

const isSharedShape = (node) =>
  node?.type === 'ObjectExpression' && node.properties.some((property) => property.key?.name === 'access');

/** The schemas of an endpoint taken out; where the body's was, a mark says so. */
function schemaEdits(object, code, names) {
  return object.properties
    .filter((property) => property.type === 'Property' && names.has(property.key.name))
    .map((property) => {
      const comma = /^\s*,/.exec(code.slice(property.end));
      const put = property.key.name === 'body' ? bodyLeftOut : '';
      return [property.start, property.end + (comma?.[0].length ?? 0), put];
    });
}

function hasCall(node) {
  if (!node || typeof node !== 'object') return false;
  if (Array.isArray(node)) return node.some(hasCall);
  if (node.type === 'CallExpression' || node.type === 'NewExpression') return true;
  if (node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression') return false;
  return Object.entries(node).some(([key, value]) => key !== 'parent' && hasCall(value));
}
