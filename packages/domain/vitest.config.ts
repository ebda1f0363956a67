import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    setupFiles: ['../../scripts/fixed-chance.ts'],
    testTimeout: 20_000,
    isolate: false,
  },
});
