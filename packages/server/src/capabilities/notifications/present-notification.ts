import type { NotificationAnswer } from '@heima/domain/notifications/endpoints.ts';
import { translateParams } from '@heima/domain/notifications/notification-params.ts';
import { typeById } from '@heima/domain/notifications/notification-types.ts';
import type { Translate } from '@heima/domain/shared/translate.ts';
import type { Call } from '#platform/http/call.ts';
import type { NotificationRow } from './notification-store.ts';

/** A notification as its reader sees it, in the language of the request; nothing when its type is gone. */
export function presentNotification(
  row: NotificationRow,
  { services, language }: Pick<Call, 'services' | 'language'>,
): NotificationAnswer | undefined {
  const type = typeById(row.type);
  if (!type) return undefined;
  const translate: Translate = (key, params) => services.texts.translate(language, key, params);
  return {
    id: row.id,
    text: translate(`notifications.types.${type.tag}.text`, translateParams(row.params, translate, language)),
    image_url: row.image,
    created_at: row.created_at.toISOString(),
    clicked: row.clicked_at !== null,
    action_resource_id: row.subject_id,
    notification_type: { id: type.id, tag: type.tag, action_type_tag: type.action },
  };
}
