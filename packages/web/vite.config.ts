import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { leanContract } from './scripts/lean-contract.mjs';

/** What every page needs of React, its router and the query cache comes in one file instead of nine. */
const library = {
  name: 'library',
  test: /node_modules[\\/](react|react-dom|react-router|scheduler|@tanstack|cookie|set-cookie-parser)[\\/]/,
  tags: ['$initial' as const],
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [reactRouter(), leanContract()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    ...(isSsrBuild ? {} : { rolldownOptions: { output: { codeSplitting: { groups: [library] } } } }),
  },
  resolve: { dedupe: ['react', 'react-dom', 'react-router'] },
  optimizeDeps: { include: ['react-dom/client', 'react-router/dom', '@tanstack/react-query'] },
}));
