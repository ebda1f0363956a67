import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { generateApi } from 'swagger-typescript-api';
import { describe, expect, it } from 'vitest';
import { openApiDocument } from '#platform/http/openapi.ts';
import { testApp } from '#testing/test-app.ts';
import { capabilities } from './capabilities.ts';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../../..');
const example = path.join(root, 'docs/examples/find-homes.ts');

/** Generates a client beside a copy of the example, as the example's page tells people to. */
async function folderWithClient(): Promise<string> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'heima-client-'));
  const spec = JSON.parse(JSON.stringify(openApiDocument(capabilities, 'Heima')));
  const { files } = await generateApi({ spec, output: false, silent: true, generateClient: true });
  await fs.writeFile(path.join(folder, 'heima-api.ts'), files[0]!.fileContent);
  await fs.copyFile(example, path.join(folder, 'find-homes.ts'));
  await fs.writeFile(path.join(folder, 'package.json'), '{"type":"module"}');
  await fs.writeFile(
    path.join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        strict: true,
        target: 'es2024',
        module: 'nodenext',
        rewriteRelativeImportExtensions: true,
        skipLibCheck: true,
        lib: ['es2024', 'dom', 'dom.iterable'],
        types: ['node'],
        typeRoots: [path.join(root, 'node_modules/@types')],
      },
    }),
  );
  return folder;
}

describe('a client generated from the OpenAPI document', async () => {
  const app = await testApp();
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  const address = `http://127.0.0.1:${(app.app.server.address() as AddressInfo).port}`;

  it('compiles, and reads answers and refusals', { timeout: 120_000 }, async () => {
    const folder = await folderWithClient();
    try {
      const complaints = await run(path.join(root, 'node_modules/.bin/tsc'), ['-p', folder]).then(
        () => '',
        (error: { stdout: string }) => error.stdout,
      );
      expect(complaints).toBe('');
      const { stdout } = await run(process.execPath, [path.join(folder, 'find-homes.js'), address]);
      expect(stdout).toBe('0 homes\ncommon.notFound\n');
    } finally {
      await fs.rm(folder, { recursive: true, force: true });
    }
  });
});
