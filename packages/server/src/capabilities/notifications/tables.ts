import type { NotificationParams } from '@heima/domain/notifications/notification-params.ts';
import type { Instant, Json, StateColumn } from '#platform/db/tables.ts';

declare module '#platform/db/tables.ts' {
  interface Tables {
    notification: NotificationTable;
    notification_choice: NotificationChoiceTable;
    notification_delivery: NotificationDeliveryTable;
  }
}

export interface NotificationTable {
  user_id: string;
  id: string;
  type: number;
  subject_id: string;
  params: Json<NotificationParams>;
  image: string | null;
  once_key: string;
  created_at: Instant;
  seen_at: StateColumn<Date | null>;
  clicked_at: StateColumn<Date | null>;
}

export interface NotificationChoiceTable {
  user_id: string;
  type: number;
  method: number;
  blocked: boolean;
  by_link: boolean;
  changed_at: Instant;
}

export interface NotificationDeliveryTable {
  user_id: string;
  notification_id: string;
  method: number;
  waiting_since: Instant;
  /** The message that took it along, and when; nothing while it waits. */
  batch_id: string | null;
  batched_at: Date | null;
}
