import { openApiDocument } from '#platform/http/openapi.ts';
import { capabilities } from './capabilities.ts';

process.stdout.write(`${JSON.stringify(openApiDocument(capabilities, 'Heima'), null, 1)}\n`);
