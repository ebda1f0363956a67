import { defineConfig } from '@playwright/test';
export default defineConfig({
  testDir: '/work/main/e2e',
  testMatch: /search.*\.spec\.ts/,
  timeout: 60000,
  workers: 1,
  reporter: 'list',
  outputDir: '/tmp/pw-out',
  expect: { timeout: 8000 },
  use: {
    launchOptions: {
      executablePath: '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    locale: 'is-IS',
  },
});
