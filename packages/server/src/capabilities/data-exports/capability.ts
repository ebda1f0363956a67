import { listDataExports, requestDataExport } from '@heima/domain/data-exports/endpoints.ts';
import type { Capability } from '#platform/capability.ts';
import { route } from '#platform/http/call.ts';
import type { PersonalDataSource } from '#platform/personal-data-source.ts';
import { makeExport, personDeletedReaction, purgeExpiredExports } from './make-export.ts';
import { exportData } from './personal-data-source.ts';
import { serveArchive } from './serve-archive.ts';
import './tables.ts';
import { listExports, requestExport } from './use-exports.ts';

/** The copy of everything held about a person, collected from the personal data sources of the other capabilities. */
export function dataExports(others: readonly PersonalDataSource[]): Capability {
  const parts = [...others, exportData];
  return {
    name: 'data-exports',
    routes: [route(requestDataExport, requestExport(parts.length)), route(listDataExports, listExports)],
    refusals: {},
    jobs: [makeExport(parts), purgeExpiredExports],
    reactions: [personDeletedReaction],
    files: [serveArchive],
  };
}
