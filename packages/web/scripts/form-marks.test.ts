import fs from 'node:fs';
import path from 'node:path';
import type { Endpoint } from '@heima/domain/shared/endpoint.ts';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { checkBody } from '#platform/forms/check-body.ts';
import { unmarkedForms } from './form-marks.mjs';
import { leanContract } from './lean-contract.mjs';

const app = path.resolve(import.meta.dirname, '../app');
const sources = ['features', 'areas'].flatMap((folder) =>
  fs
    .readdirSync(path.join(app, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => ({ name, text: fs.readFileSync(path.join(app, folder, name), 'utf8') })),
);

const call =
  "export const rename = endpoint({ method: 'PUT', path: '/x', body: z.object({}), access: 'anyone' });";

/** The endpoint as the browser gets it when it is imported under this name of its file. */
function inBrowser(id: string): Endpoint {
  const plugin = leanContract() as { transform(code: string, id: string): { code: string } };
  const { code } = plugin.transform.call({ parse: parseAst } as never, call, `/packages/domain/src/x/${id}`);
  const text = code.replace('export const rename =', 'return');
  return new Function('endpoint', 'z', text)((value: Endpoint) => value, { object: () => ({}) });
}

describe('the mark of a form’s endpoint', () => {
  it('stands at the import of every form', () => {
    const forms = sources.filter(({ text }) => /\b(?:useEndpointForm|checkBody)\(/.test(text));
    expect(forms.length).toBeGreaterThan(15);
    expect(
      forms.flatMap(({ name, text }) => unmarkedForms(text).map((endpoint) => `${name}: ${endpoint}`)),
    ).toEqual([]);
  });

  it.each([
    ["import { rename } from '@heima/domain/x/endpoints.ts'; useEndpointForm(rename, {})", ['rename']],
    ["import { rename } from '@heima/domain/x/own-endpoints.form.ts'; useEndpointForm(rename, {})", []],
    ['const Part = ({ endpoint }) => checkBody(endpoint, {})', ['endpoint']],
  ])('is asked for by the build: %s', (text, found) => {
    expect(unmarkedForms(text)).toEqual(found);
  });

  it('a form whose schema was left out fails instead of checking nothing', () => {
    expect(inBrowser('endpoints.ts').body).toBeDefined();
    const bare = inBrowser('endpoints.ts?call');
    expect(bare.body).toBeUndefined();
    expect(() => checkBody(bare, {})).toThrow('PUT /x');
  });
});
