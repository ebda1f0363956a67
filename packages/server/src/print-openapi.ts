import { capabilities } from './capabilities.ts';
import { openApiDocument } from './platform/http/openapi.ts';

process.stdout.write(`${JSON.stringify(openApiDocument(capabilities, 'Heima'), null, 1)}\n`);
