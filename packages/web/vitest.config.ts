import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['app/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    environment: 'happy-dom',
    setupFiles: ['app/platform/testing/each-file.ts', '../../scripts/fixed-chance.ts'],
    testTimeout: 20_000,
    isolate: false,
  },
});
