import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { leanContract } from './scripts/lean-contract.mjs';

/**
 * What every page needs comes in two files, what public pages share in a third. Left alone, the bundler makes some
 * sixty files of a kilobyte each, which wait for each other on a phone's connection.
 */
const groups = [
  {
    name: 'library',
    test: /node_modules\/(react|react-dom|react-router|scheduler|@tanstack|cookie|set-cookie-parser)\//,
    priority: 3,
  },
  {
    name: 'frame',
    test: /packages\/(web\/app\/(platform|ui|areas\/shell\/[^/]*$|features\/shell)|domain\/src\/shared)\//,
    minShareCount: 3,
    priority: 2,
  },
  {
    name: 'finding',
    test: /packages\/(web\/app\/features\/(listings|places)|domain\/src\/(listings|reference))\//,
    minShareCount: 2,
    priority: 1,
  },
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [reactRouter(), leanContract()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    ...(isSsrBuild ? {} : { rolldownOptions: { output: { codeSplitting: { groups } } } }),
  },
  resolve: { dedupe: ['react', 'react-dom', 'react-router'] },
  optimizeDeps: { include: ['react-dom/client', 'react-router/dom', '@tanstack/react-query'] },
}));
