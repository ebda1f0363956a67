import type { EntryData, EntryKind, EventKind } from '@heima/domain/chat/timeline-entry.ts';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Instant } from '#platform/db/tables.ts';

declare module '#platform/db/tables.ts' {
  interface Tables {
    conversation: ConversationTable;
    conversation_member: ConversationMemberTable;
    conversation_entry: ConversationEntryTable;
    conversation_listing: { conversation_id: string; listing_id: string; created_at: Instant };
    conversation_application: { conversation_id: string; application_id: string };
  }
  interface Views {
    /** When somebody first wrote to who lets a home, and when that was answered. */
    first_answer: { conversation_id: string; owner_id: string; asked_at: Date; answered_at: Date | null };
  }
}

export interface ConversationTable {
  id: string;
  members_key: string;
  created_by: string | null;
  created_at: Instant;
  last_seq: Generated<number>;
}

export interface ConversationMemberTable {
  conversation_id: string;
  user_id: string;
  joined_at: Instant;
  sees_from: number;
  read_seq: number;
  unread: Generated<number>;
  changed_at: Instant;
  listed: boolean;
}

export interface ConversationEntryTable {
  conversation_id: string;
  seq: number;
  id: string;
  kind: EntryKind;
  sender_id: string | null;
  body: string | null;
  /** Of a message: the home that it is about. */
  data: ColumnType<EntryData[EventKind] | { listing_id: string } | null, string | null, never>;
  client_key: string | null;
  cause_key: string | null;
  audience: string[] | null;
  created_at: Instant;
  words: GeneratedAlways<string>;
}
