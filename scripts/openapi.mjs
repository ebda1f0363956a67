// npm run openapi: prints the OpenAPI document to standard output; needs no database.
import path from 'node:path';
import { environment, node24, root, run } from './prepare.mjs';

run(
  node24(),
  ['--disable-warning=ExperimentalWarning', path.join(root, 'packages/server/src/print-openapi.ts')],
  { env: environment() },
);
