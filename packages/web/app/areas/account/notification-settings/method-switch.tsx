import {
  blockNotifications,
  type NotificationSettings,
  unblockNotifications,
} from '@heima/domain/notifications/endpoints.ts';
import { notificationTextKey } from '@heima/domain/notifications/notification-types.ts';
import { keyFromData } from '@heima/domain/shared/text-key.ts';
import { changeHeld } from '#platform/api/held.ts';
import type { ApiProblem } from '#platform/api/problem.ts';
import { useEndpointCall } from '#platform/forms/use-endpoint-call.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Switch } from '#ui/fields/switch.tsx';
import { showToast } from '#ui/toasts.ts';
import { settingsQuery } from './settings-query.ts';

interface MethodSwitchProps {
  userId: string;
  type: NotificationSettings[number];
  method: NotificationSettings[number]['methods'][number];
}

/** Whether a type of notification is sent by a method: off while the method is blocked for it (R181, R182). */
export function MethodSwitch({ userId, type, method }: MethodSwitchProps) {
  const { t } = useTexts();
  const what = t('notifications.settings.toggle', {
    type: t(notificationTextKey(type.tag, 'name')),
    method: t(keyFromData(`notifications.settings.method.${method.tag}`)),
  });
  const keep = (blacklistId: string | null) => {
    changeHeld(settingsQuery(userId), (settings) =>
      settings.map((one) =>
        one.id === type.id
          ? {
              ...one,
              methods: one.methods.map((each) =>
                each.id === method.id ? { ...each, blacklist_id: blacklistId } : each,
              ),
            }
          : one,
      ),
    );
    showToast({ tone: 'success', text: t(`notifications.settings.${blacklistId ? 'off' : 'on'}`, { what }) });
  };
  const onRefusal = (problem: ApiProblem) => {
    if (problem.status !== 403) showToast({ tone: 'danger', text: problem.body.detail });
    return undefined;
  };
  const block = useEndpointCall(blockNotifications, { onDone: ({ id }) => keep(id), onRefusal });
  const unblock = useEndpointCall(unblockNotifications, { onDone: () => keep(null), onRefusal });
  const { blacklist_id: blacklistId } = method;
  return (
    <Switch
      aria-label={what}
      aria-disabled={block.sending || unblock.sending}
      checked={blacklistId === null}
      onChange={() => {
        if (blacklistId !== null) void unblock.run({ params: { id: blacklistId } });
        else
          void block.run({
            params: { id: userId },
            body: { notification_type_id: type.id, notification_method_id: method.id },
          });
      }}
    />
  );
}
