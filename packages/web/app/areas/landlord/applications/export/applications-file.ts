import { listReceivedApplications } from '@heima/domain/applications/landlord-endpoints.ts';
import type { CallArguments, CallResult } from '@heima/domain/shared/endpoint.ts';
import { stringify } from 'csv-stringify/browser/esm/sync';
import { callApi } from '#platform/api/call-api.ts';

type Row = CallResult<typeof listReceivedApplications>['items'][number];
type Filter = NonNullable<CallArguments<typeof listReceivedApplications>['query']>;

/** A column of the file: its heading, and what stands below it for an application. */
export interface FileColumn {
  name: string;
  of: (application: Row) => string;
}

const perCall = 100;

/** All applications that a filter lets through, page by page; `onProgress` hears how many have come, of how many. */
export async function fetchAll(
  filter: Omit<Filter, 'page' | 'page_size'>,
  onProgress: (done: number, all: number) => void,
): Promise<Row[]> {
  const rows = new Map<string, Row>();
  for (let page = 1; ; page += 1) {
    const { items, count, next } = await callApi(listReceivedApplications, {
      // Oldest first: what comes meanwhile is added at the end and shifts nothing.
      query: { ...filter, order_by: 'created_at', page, page_size: perCall },
    });
    for (const row of items) rows.set(row.id, row);
    onProgress(rows.size, count);
    if (!next) return [...rows.values()];
  }
}

/**
 * A file for spreadsheets: with semicolons and the mark of UTF-8, as they expect them here, and with nothing that a
 * spreadsheet would take for a formula.
 */
export const fileOf = (rows: readonly Row[], columns: readonly FileColumn[]): string =>
  stringify([columns.map(({ name }) => name), ...rows.map((row) => columns.map(({ of }) => of(row)))], {
    delimiter: ';',
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  });

/** Gives a text to the browser to be saved. */
export function save(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Not before the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
