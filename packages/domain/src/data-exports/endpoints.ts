import { z } from 'zod';
import { endpoint } from '../shared/endpoint.ts';
import { fileEndpoint } from '../shared/outside-endpoint.ts';
import { pageOf, pageQuery } from '../shared/paging.ts';

/** The archive can be fetched for so long. */
export const exportDays = 7;
/** A link to the archive works for so long; the page asks for a new one. */
export const exportLinkMinutes = 15;

export const exportStates = ['WAITING', 'READY', 'FAILED', 'EXPIRED'] as const;

const dataExport = z.object({
  id: z.string(),
  state: z.enum(exportStates),
  /** Parts gathered so far, and all of them. */
  parts_done: z.int(),
  parts: z.int(),
  bytes: z.int().nullable(),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime().nullable(),
  /** Where the archive is fetched; a link for a short time, without a sign-in. */
  url: z.string().nullable(),
});
export type DataExport = z.output<typeof dataExport>;

const params = z.object({ id: z.uuid() });

export const requestDataExport = endpoint({
  method: 'POST',
  path: '/users/:id/data-exports',
  summary:
    'Begins to gather everything held about oneself into one archive; the one under way when there is one.',
  access: 'user',
  params,
  response: dataExport,
  status: 202,
  limits: [{ name: 'data-export', per: 'actor', max: 5, seconds: 24 * 3600 }],
});

export const listDataExports = endpoint({
  method: 'GET',
  path: '/users/:id/data-exports',
  summary: 'One’s own archives, the newest first.',
  access: 'user',
  params,
  query: z.object(pageQuery),
  response: pageOf(dataExport),
});

export const dataExportArchive = fileEndpoint({
  path: '/documents/data-exports/:id',
  summary: 'The archive of everything held about a person.',
  access: 'signed',
  types: ['application/zip'],
  params,
});
