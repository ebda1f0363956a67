import { listDataExports, requestDataExport } from '@heima/domain/data-exports/endpoints.ts';
import type { Capability } from '#platform/capability.ts';
import { route } from '#platform/http/call.ts';
import type { PersonalPart } from '#platform/personal-part.ts';
import { forgetExports, makeExport, personDeletedReaction } from './make-export.ts';
import { exportsPart } from './personal-part.ts';
import { serveArchive } from './serve-archive.ts';
import './tables.ts';
import { listExports, requestExport } from './use-exports.ts';

/** The copy of everything held about a person, gathered from the parts that the other capabilities give. */
export function dataExports(others: readonly PersonalPart[]): Capability {
  const parts = [...others, exportsPart];
  return {
    name: 'data-exports',
    routes: [route(requestDataExport, requestExport(parts.length)), route(listDataExports, listExports)],
    refusals: {},
    jobs: [makeExport(parts), forgetExports],
    reactions: [personDeletedReaction],
    files: [serveArchive],
  };
}
