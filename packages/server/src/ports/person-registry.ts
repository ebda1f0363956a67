import type { PlainDate } from '@heima/domain/shared/plain-date.ts';

export interface RegisteredPerson {
  kind: 'person' | 'company';
  /** Ten digits. */
  identifier: string;
  name: string;
  /** Nothing for companies, and where the register holds none. */
  birthDate: PlainDate | null;
  status: 'active' | 'deregistered' | 'deceased';
}

/** The national registry of persons and the company registry. */
export interface PersonRegistry {
  /** Raises PortError `not-found` when nobody has the number, `invalid-input` when it is no ten digits. */
  lookUp(identifier: string): Promise<RegisteredPerson>;
}
