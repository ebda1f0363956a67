import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { leanContract } from './scripts/lean-contract.mjs';

export default defineConfig({
  plugins: [reactRouter(), leanContract()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  resolve: { dedupe: ['react', 'react-dom', 'react-router'] },
  optimizeDeps: { include: ['react-dom/client', 'react-router/dom', '@tanstack/react-query'] },
});
