import type { LetterKind } from '@heima/domain/letters/endpoints.ts';
import type { Language } from '@heima/domain/shared/language.ts';
import type { Database } from '#platform/db/database.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import type { Services } from '#platform/services.ts';

/** Letters that their reader can switch off by the link in them. */
export interface LetterSwitch {
  kind: LetterKind;
  /** What they are about, in the reader's language. */
  name: string;
  isOff: boolean;
  /** They were switched off by a link, which can also take that back. */
  canUndo: boolean;
  /** Stops them; again changes nothing. */
  stop(unit: UnitOfWork): Promise<void>;
  /** Takes back what a link has stopped; what their reader has stopped in another way stays stopped. */
  resume(unit: UnitOfWork): Promise<void>;
}

/** Finds the letters that the token of a link is about; nothing when it belongs to another kind, or to none. */
export type FindLetterSwitch = (
  services: Services,
  about: { db: Database; token: string; language: Language },
) => Promise<LetterSwitch | undefined>;
