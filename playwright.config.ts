import fs from 'node:fs';
import { defineConfig } from '@playwright/test';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const executablePath = process.env.CHROMIUM ?? places.find((place) => fs.existsSync(place));

/** Journeys through the built product: a program, a database and a sandbox of their own, or those of HEIMA_URL. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/start-product.ts',
  timeout: 90_000,
  expect: { timeout: 15_000 },
  workers: 2,
  fullyParallel: true,
  reporter: [['list'], ['json']],
  use: {
    locale: 'is-IS',
    actionTimeout: 15_000,
    timezoneId: 'Atlantic/Reykjavik',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--use-gl=swiftshader',
        '--enable-unsafe-swiftshader',
      ],
    },
  },
});
