import type { NotificationTag } from '@heima/domain/notifications/notification-types.ts';
import {
  IconBuildingBank,
  IconCircleCheck,
  IconEyeOff,
  IconFlag,
  IconHomeCheck,
  IconHomeMinus,
  IconHomePlus,
  IconHomeQuestion,
  IconHomeX,
  IconId,
  IconMessage,
  IconMessageReply,
  IconTrendingDown,
  IconUsers,
} from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import type { Icon } from '#ui/icon.tsx';

/** What each type of notification is known by in the list. */
export const kindIcons: Readonly<Record<NotificationTag, ComponentProps<typeof Icon>['of']>> = {
  new_message: IconMessage,
  new_application: IconHomePlus,
  application_accepted: IconHomeCheck,
  application_denied: IconHomeX,
  application_cancelled: IconHomeMinus,
  listing_denied: IconEyeOff,
  listing_accepted: IconCircleCheck,
  liked_price_drop: IconTrendingDown,
  liked_available_again: IconHomeCheck,
  listing_reported: IconFlag,
  publish_requested: IconHomePlus,
  person_reported: IconFlag,
  identity_waits: IconId,
  report_closed: IconMessageReply,
  identity_accepted: IconId,
  identity_refused: IconId,
  corenter_invitation: IconUsers,
  still_free: IconHomeQuestion,
  not_confirmed: IconEyeOff,
  payout_account_added: IconBuildingBank,
  payout_account_changed: IconBuildingBank,
};
