import { enableCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';

// On a machine with much memory the heap would double, and double again, before it is cleaned.
setFlagsFromString('--heap-growing-percent=25');
// Compiled code is kept between starts. It must be on before the first line of the program is read.
enableCompileCache();
await import('./program.ts');
