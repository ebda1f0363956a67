import type { PlainDate } from '@heima/domain/shared/plain-date.ts';

export interface RegisteredPerson {
  kind: 'person' | 'company';
  /** Ten digits. */
  identifier: string;
  name: string;
  /** Nothing for companies and system numbers. */
  birthDate: PlainDate | null;
}

/** The national registry of persons and the company registry. */
export interface PersonRegistry {
  /** Raises PortError `not-found` when nobody has the number. */
  lookUp(identifier: string): Promise<RegisteredPerson>;
}
