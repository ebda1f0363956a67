import { defineConfig } from 'vitest/config';

// Nothing here lives outside a running sandbox, so the files can share their modules: the tests start faster.
export default defineConfig({ test: { include: ['src/**/*.test.ts'], isolate: false, testTimeout: 20_000 } });
