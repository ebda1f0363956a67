// npm run lighthouse: how fast the front page, a search and a listing are on a slow phone, beside a page that does
// nothing. The host's benchmark index tells hosts apart: figures of hosts with different indexes cannot be compared.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { build, buildlessPrepare, environment, node24, root } from './prepare.mjs';

/** Not among the packages of the product: it brings a hundred megabytes that only this command needs. */
const lighthouse = 'lighthouse@13.5.0';
const runs = 3;

buildlessPrepare();
build();
const chromium = ensureChromium();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'heima-lighthouse-'));
fs.chmodSync(folder, 0o755);

/** Starts the product on a fresh folder, unless HEIMA_URL names one that runs. */
async function startProduct() {
  if (process.env.HEIMA_URL) return { url: process.env.HEIMA_URL, stop: async () => undefined };
  const child = spawn(node24(), [path.join(root, 'packages/server/src/start.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: environment({
      DATA_DIR: folder,
      PORT: '3980',
      SANDBOX_PORT: '4980',
      FLOOD_LIMIT: '0',
      LOG_LEVEL: 'error',
    }),
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const url = await new Promise((resolve, reject) => {
    let text = '';
    child.once('exit', () => reject(new Error(`The product did not start:\n${text}`)));
    child.stdout.on('data', (chunk) => {
      text += chunk;
      const found = /Heima is ready[\s\S]*?(http:\/\/localhost:\d+)/.exec(text);
      if (found) resolve(found[1]);
    });
  });
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** A page with a heading and nothing else, to know what the host itself costs. */
async function startTrivialPage() {
  const page =
    '<!doctype html><html lang="is"><head><meta name="viewport" content="width=device-width"><title>Tóm síða</title></head><body><h1>Tóm síða</h1></body></html>';
  const server = http.createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(page);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://localhost:${server.address().port}/`, stop: () => server.close() };
}

/** Longer than any page takes; a browser that hangs is started anew. */
const patienceMs = 90_000;
const attempts = 3;

/** Lighthouse slows the processor by this much for its usual phone; a host of half the speed is twice as slow. */
const slowness = { usual: 4, half: 8 };

/** How Lighthouse ended: not waited for in place, since the page that does nothing is served by this very process. */
const ended = (child) =>
  new Promise((resolve) => {
    child.once('error', () => resolve('an error'));
    child.once('exit', (status, signal) => resolve(status ?? signal));
  });

async function measure(url, slowdown, attempt = 1) {
  const report = path.join(folder, 'report.json');
  const options = [
    '--quiet',
    '--output=json',
    `--output-path=${report}`,
    '--only-categories=performance',
    `--throttling.cpuSlowdownMultiplier=${slowdown}`,
    '--enable-error-reporting=false',
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking --disable-component-update --disable-sync',
  ];
  const child = spawn(
    'npm',
    ['exec', '--yes', '--package', lighthouse, '--', 'lighthouse', url, ...options],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      cwd: folder,
      timeout: patienceMs,
      env: environment({ CHROME_PATH: chromium, NODE_OPTIONS: '' }),
    },
  );
  const status = await ended(child);
  if (status !== 0) {
    if (attempt === attempts) throw new Error(`Lighthouse ended with ${status} at ${url}, ${attempts} times`);
    return measure(url, slowdown, attempt + 1);
  }
  const { audits, categories, environment: host } = JSON.parse(fs.readFileSync(report, 'utf8'));
  const value = (name) => audits[name].numericValue;
  return {
    score: categories.performance.score,
    largest: value('largest-contentful-paint'),
    blocked: value('total-blocking-time'),
    // A page without any shift that could be weighed has no figure.
    shift: value('cumulative-layout-shift') ?? 0,
    index: host.benchmarkIndex,
  };
}

const middle = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

const product = await startProduct();
const trivial = await startTrivialPage();
try {
  await printFigures();
} finally {
  trivial.stop();
  await product.stop();
  fs.rmSync(folder, { recursive: true, force: true });
}

async function printFigures() {
  const { items } = await (await fetch(`${product.url}/api/v1/listings?page_size=1`)).json();
  const pages = [
    ['a page that does nothing', trivial.url],
    ['front page', `${product.url}/`],
    ['search', `${product.url}/listings`],
    ['listing', `${product.url}/listings/${items[0].id}`],
    ['about', `${product.url}/about`],
  ];
  console.log(
    '| Page | Score | LCP s | Blocked ms | CLS | Score, half speed | Blocked ms, half speed | Host index |\n|---|---|---|---|---|---|---|---|',
  );
  for (const [name, url] of pages) {
    const usual = [];
    const half = [];
    for (let run = 0; run < runs; run++) {
      usual.push(await measure(url, slowness.usual));
      half.push(await measure(url, slowness.half));
    }
    const of = (results, key) => middle(results.map((result) => result[key]));
    console.log(
      `| ${name} | ${of(usual, 'score').toFixed(2)} | ${(of(usual, 'largest') / 1000).toFixed(1)} | ${of(usual, 'blocked').toFixed(0)} | ${of(usual, 'shift').toFixed(3)} | ${of(half, 'score').toFixed(2)} | ${of(half, 'blocked').toFixed(0)} | ${of(usual.concat(half), 'index').toFixed(0)} |`,
    );
  }
}
