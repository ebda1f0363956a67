import { pipeline } from 'node:stream/promises';
import { parse } from 'csv-parse';

/** A file that is no address register, or a broken one: nothing of it is taken. */
export class AddressFileError extends Error {}

/** The cells of one row by column name, and the line of the file on which the row ends. */
export interface AddressFileRow {
  line: number;
  cells: ReadonlyMap<string, string>;
  /** Whether the row has as many cells as the file has columns. */
  isWhole: boolean;
}

/**
 * Columns without which a file says too little. The register's own file has 29 (HEINUM, N_HNIT_WGS84 …), extracts of
 * it nine (STADUR, LAT_WGS84 …).
 */
const needed: readonly (readonly string[])[] = [
  ['SVFNR'],
  ['POSTNR'],
  ['HEITI_NF'],
  ['HUSMERKING', 'HUSNR'],
  ['N_HNIT_WGS84', 'LAT_WGS84'],
  ['E_HNIT_WGS84', 'LNG_WGS84'],
];

/**
 * Reads the register's CSV row by row: UTF-8 with or without a mark at its start, comma, quotes, any line ends.
 * Throws `AddressFileError` where the file as a whole cannot be read.
 */
export async function* readAddressFile(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<AddressFileRow> {
  const parser = parse({
    delimiter: ',',
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    // Names of houses have quotes inside.
    relax_quotes: true,
    skip_empty_lines: true,
    info: true,
    // Longer than any row; a quote that never ends would otherwise swallow the file.
    max_record_size: 100_000,
  });
  // What goes wrong on the way in comes out of the parser, which is read below.
  pipeline(decoded(bytes), parser).catch(() => undefined);
  let columns: string[] | undefined;
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[];
      info: { lines: number };
    }>) {
      if (!columns) {
        columns = readHeader(record);
        continue;
      }
      const names = columns;
      const cells = new Map(record.map((cell, at) => [names[at] ?? '', cell]));
      yield { line: info.lines, cells, isWhole: record.length === names.length };
    }
  } catch (error) {
    if (error instanceof AddressFileError) throw error;
    throw new AddressFileError(`The file is no readable CSV: ${(error as Error).message}`, { cause: error });
  }
  if (!columns) throw new AddressFileError('The file is empty');
}

/** The text as it comes. The decoder takes the mark at the start and refuses what is no UTF-8. */
async function* decoded(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (chunk?: Uint8Array): string => {
    try {
      return decoder.decode(chunk, { stream: chunk !== undefined });
    } catch (error) {
      throw new AddressFileError('The file is not in UTF-8', { cause: error });
    }
  };
  for await (const chunk of bytes) yield decode(chunk);
  yield decode();
}

function readHeader(record: readonly string[]): string[] {
  const columns = record.map((name) => name.trim().toUpperCase());
  const missing = needed.filter((names) => !names.some((name) => columns.includes(name)));
  if (missing.length > 0)
    throw new AddressFileError(
      `The first line names no column ${missing.map((names) => names.join(' or ')).join(', ')}`,
    );
  return columns;
}
