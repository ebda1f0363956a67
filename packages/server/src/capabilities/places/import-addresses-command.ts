import fs from 'node:fs/promises';
import path from 'node:path';
import { readConfig } from '#config.ts';
import { openDatabase } from '#platform/db/database.ts';
import { startEmbeddedPostgres } from '#platform/db/embedded-postgres.ts';
import { ensureDatabase, migrate } from '#platform/db/migrate.ts';
import { AddressFileError } from './address-file.ts';
import { importAddresses, showRefused } from './import-addresses.ts';

/**
 * `npm run import-addresses -- Stadfangaskra.csv [--allow-fewer]`: takes over the national address register into the
 * database of DATABASE_URL, or into the one that `npm start` keeps. A running program finds the new addresses at once.
 */
const file = process.argv.slice(2).find((argument) => !argument.startsWith('--'));
const allowFewer = process.argv.includes('--allow-fewer');
const say = (line: string): boolean => process.stdout.write(`${line}\n`);

async function run(name: string): Promise<void> {
  const input = await fs.open(name);
  const config = readConfig();
  const root = path.resolve(import.meta.dirname, '../../../../..');
  const dataDir = path.resolve(root, config.DATA_DIR ?? '.data', 'postgres');
  const own = config.DATABASE_URL ? undefined : await startEmbeddedPostgres({ dataDir, durable: true });
  if (own) await ensureDatabase(own.url('postgres'), 'heima');
  const url = config.DATABASE_URL ?? own!.url('heima');
  await migrate(url);
  const database = openDatabase(url, 2);
  const started = performance.now();
  try {
    const summary = await importAddresses(database.db, input.createReadStream(), {
      source: path.basename(name),
      now: new Date(),
      allowFewer,
      onProgress: (rows) => say(`  ${rows} rows`),
    });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const { addresses, added, changed, removed, furtherPoints, refused } = summary;
    say(`${addresses} addresses in ${seconds} s: ${added} new, ${changed} changed, ${removed} removed.`);
    if (furtherPoints > 0) say(`${furtherPoints} rows were further points of an address.`);
    if (refused.length > 0) say(`Rows left out: ${showRefused(refused)}.`);
  } finally {
    await database.close();
    if (own && !own.reused) await own.stop();
  }
}

if (!file) {
  say('Usage: npm run import-addresses -- Stadfangaskra.csv [--allow-fewer]');
  process.exitCode = 1;
} else {
  await run(file).catch((error: NodeJS.ErrnoException) => {
    if (!(error instanceof AddressFileError) && error.code !== 'ENOENT') throw error;
    say(`Nothing was changed. ${error.message}`);
    process.exitCode = 1;
  });
}
