import { enableCompileCache } from 'node:module';

// Compiled code is kept between starts. It must be on before the first line of the program is read.
enableCompileCache();
await import('./program.ts');
