import type { Database } from '#platform/db/database.ts';
import { AddressFileError, readAddressFile } from './address-file.ts';
import { countAddresses, inImport, pickPoints, recordImport, stage, takeOver } from './import-store.ts';
import { type AddressRow, type RowFault, readAddressRow, rowFaults } from './read-address-row.ts';

export interface ImportOptions {
  /** Name of the file, for the record of imports. */
  source: string;
  now: Date;
  /** Takes a file that has far fewer addresses than are known. */
  allowFewer?: boolean;
  onProgress?: (rows: number) => void;
}

export interface RefusedRows {
  fault: RowFault;
  count: number;
  /** The first lines of the file with this fault. */
  lines: number[];
}

export interface ImportSummary {
  rows: number;
  addresses: number;
  /** Rows that were one more point of an address. */
  furtherPoints: number;
  added: number;
  changed: number;
  removed: number;
  refused: RefusedRows[];
}

const batchSize = 5000;
const listedLines = 10;
/** With more refused rows the file is something else than it seems. */
const mostRefused = 0.1;
/** A file with fewer of the known addresses was probably cut off on its way. */
const leastKept = 0.8;

/**
 * Takes over the national address register (Staðfangaskrá) from its CSV: a file is the whole register, so addresses
 * that are not in it are removed. Rows that cannot be read are left out and reported with the reason; a file that is
 * broken as a whole changes nothing and raises `AddressFileError`. The same file again changes nothing either.
 */
export function importAddresses(
  db: Database,
  bytes: AsyncIterable<Uint8Array>,
  { source, now, allowFewer = false, onProgress }: ImportOptions,
): Promise<ImportSummary> {
  return inImport(db, async (transaction) => {
    const refused = new Map<RowFault, RefusedRows>();
    let rows = 0;
    let batch: (AddressRow & { line: number })[] = [];
    for await (const row of readAddressFile(bytes)) {
      rows += 1;
      const read = readAddressRow(row);
      if ('fault' in read) note(refused, read.fault, row.line);
      else batch.push({ ...read, line: row.line });
      if (batch.length < batchSize) continue;
      await stage(transaction, batch);
      batch = [];
      onProgress?.(rows);
    }
    if (batch.length > 0) await stage(transaction, batch);

    const list = rowFaults.flatMap((fault) => refused.get(fault) ?? []);
    const refusedCount = list.reduce((sum, { count }) => sum + count, 0);
    if (rows === refusedCount || refusedCount > rows * mostRefused)
      throw new AddressFileError(`${refusedCount} of ${rows} rows cannot be read: ${showRefused(list)}`);
    const known = await countAddresses(transaction);
    const addresses = await pickPoints(transaction);
    if (!allowFewer && addresses < known * leastKept)
      throw new AddressFileError(`The file has ${addresses} addresses where ${known} are known`);
    const written = await takeOver(transaction);
    await recordImport(transaction, { source, addresses, refused: refusedCount, now });
    const furtherPoints = rows - refusedCount - addresses;
    return { rows, addresses, furtherPoints, ...written, refused: list };
  });
}

function note(refused: Map<RowFault, RefusedRows>, fault: RowFault, line: number): void {
  const known = refused.get(fault) ?? { fault, count: 0, lines: [] };
  known.count += 1;
  if (known.lines.length < listedLines) known.lines.push(line);
  refused.set(fault, known);
}

/** The refused rows in a sentence: `position 3 (lines 4, 9, 12)`. */
export const showRefused = (refused: readonly RefusedRows[]): string =>
  refused
    .map(({ fault, count, lines }) => {
      const more = count > lines.length ? ' …' : '';
      return `${fault} ${count} (lines ${lines.join(', ')}${more})`;
    })
    .join('; ');
