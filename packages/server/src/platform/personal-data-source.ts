import type { Services } from './services.ts';

/** A file in the copy of a person's data: its name there, and its name in the file store. */
export interface PersonalFile {
  name: string;
  stored: string;
}

/** What one capability holds about a person, for the copy that everybody may ask for (GDPR articles 15 and 20). */
export interface PersonalDataSource {
  /** Names the file in the archive, in English: `listings` becomes listings.json. */
  name: string;
  /** Everything held, as JSON, without secrets and without what others wrote in confidence. */
  collect(services: Services, userId: string): Promise<{ data: unknown; files?: readonly PersonalFile[] }>;
}
