// npm run lighthouse: how fast the front page, a search and a listing are on a slow phone, beside a page that does
// nothing. The host's benchmark index tells hosts apart: figures of hosts with different indexes cannot be compared.
import { spawn, spawnSync } from 'node:child_process';
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

function measure(url) {
  const report = path.join(folder, 'report.json');
  const options = [
    '--quiet',
    '--output=json',
    `--output-path=${report}`,
    '--only-categories=performance',
    '--enable-error-reporting=false',
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking --disable-component-update --disable-sync',
  ];
  const { status } = spawnSync(
    'npm',
    ['exec', '--yes', '--package', lighthouse, '--', 'lighthouse', url, ...options],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      cwd: folder,
      env: environment({ CHROME_PATH: chromium, NODE_OPTIONS: '' }),
    },
  );
  if (status !== 0) throw new Error(`Lighthouse ended with ${status} at ${url}`);
  const { audits, categories, environment: host } = JSON.parse(fs.readFileSync(report, 'utf8'));
  const value = (name) => audits[name].numericValue;
  return {
    score: categories.performance.score,
    largest: value('largest-contentful-paint'),
    blocked: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    index: host.benchmarkIndex,
  };
}

const middle = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

const product = await startProduct();
const trivial = await startTrivialPage();
const { items } = await (await fetch(`${product.url}/api/v1/listings?page_size=1`)).json();
const pages = [
  ['a page that does nothing', trivial.url],
  ['front page', `${product.url}/`],
  ['search', `${product.url}/listings`],
  ['listing', `${product.url}/listings/${items[0].id}`],
  ['about', `${product.url}/about`],
];
console.log('| Page | Score | LCP s | Blocked ms | CLS | Host index |\n|---|---|---|---|---|---|');
for (const [name, url] of pages) {
  const results = Array.from({ length: runs }, () => measure(url));
  const of = (key) => middle(results.map((result) => result[key]));
  console.log(
    `| ${name} | ${of('score').toFixed(2)} | ${(of('largest') / 1000).toFixed(1)} | ${of('blocked').toFixed(0)} | ${of('shift').toFixed(3)} | ${of('index').toFixed(0)} |`,
  );
}
trivial.stop();
await product.stop();
fs.rmSync(folder, { recursive: true, force: true });
