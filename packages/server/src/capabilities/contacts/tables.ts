import type { Generated } from 'kysely';
import type { Instant, StateColumn } from '#platform/db/tables.ts';

declare module '#platform/db/tables.ts' {
  interface Tables {
    email_address: EmailAddressTable;
    phone: PhoneTable;
  }
  interface Views {
    /** Addresses that somebody has proved. */
    proved_email: { id: string; user_id: string; address: string; address_key: string };
    /** Numbers that somebody has proved. */
    proved_phone: { id: string; user_id: string; e164: string };
    /** People whom e-mails reach: their primary address is proved and works. */
    mailable_person: { user_id: string; address: string };
  }
}

export interface EmailAddressTable {
  id: string;
  user_id: string;
  address: string;
  address_key: string;
  verified_at: StateColumn<Date | null>;
  signs_in: boolean;
  becomes_primary: Generated<boolean>;
  undeliverable_at: Date | null;
  created_at: Instant;
}

export interface PhoneTable {
  id: string;
  user_id: string;
  country_code: string;
  number: string;
  e164: string;
  verified_at: StateColumn<Date | null>;
  undeliverable_at: Date | null;
  created_at: Instant;
}
