import type { NotificationParams } from '@heima/domain/notifications/notification-params.ts';
import type { Instant, Json } from '#platform/db/tables.ts';

declare module '#platform/db/tables.ts' {
  interface Tables {
    notification: NotificationTable;
    notification_choice: NotificationChoiceTable;
    notification_message: NotificationMessageTable;
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
  seen_at: Date | null;
  clicked_at: Date | null;
}

export interface NotificationChoiceTable {
  user_id: string;
  type: number;
  method: number;
  blocked: boolean;
  by_letter: boolean;
  changed_at: Instant;
}

export interface NotificationMessageTable {
  id: string;
  user_id: string;
  method: number;
  made_at: Instant;
  queued_at: Instant;
  ended_at: Date | null;
  /** `called_off`: nothing of it was wanted any more. `given_up`: it could not be sent for a day. */
  outcome: 'sent' | 'refused' | 'called_off' | 'given_up' | null;
}

export interface NotificationDeliveryTable {
  user_id: string;
  notification_id: string;
  method: number;
  waiting_since: Instant;
  message_id: string | null;
}
