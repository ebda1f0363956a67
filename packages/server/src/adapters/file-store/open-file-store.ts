import path from 'node:path';
import type { Config } from '#config.ts';
import type { Metrics } from '#platform/metrics.ts';
import type { FileStore } from '#ports/file-store.ts';
import { localFolderStore } from './local-folder.ts';

/** The file store of the configuration. The client of S3 is loaded only where it is used. */
export async function openFileStore(config: Config, metrics: Metrics): Promise<FileStore> {
  if (config.FILE_STORE === 'folder') return localFolderStore(path.join(config.DATA_DIR ?? '.data', 'files'));
  const { s3Store } = await import('./s3-store.ts');
  return s3Store(config, metrics);
}
