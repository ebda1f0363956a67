import { openConversation } from '@heima/domain/chat/writing-endpoints.ts';
import { IconMessage } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { useEndpointCall } from '#platform/forms/use-endpoint-call.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { useViewer } from '#platform/viewer.ts';
import { Button } from '#ui/button.tsx';
import type { ButtonLook } from '#ui/button-look.ts';
import { Icon } from '#ui/icon.tsx';
import { showToast } from '#ui/toasts.ts';

interface MessageButtonProps {
  /** Nobody once the account is gone. */
  to: { id: string; full_name: string } | null;
  size?: ButtonLook['size'];
}

/**
 * Opens the conversation with somebody whom the reader deals with, or begins it. Whether either has blocked the other is
 * said on pressing only: a button that is gone would tell it to whoever is blocked.
 */
export function MessageButton({ to, size }: MessageButtonProps) {
  const { t } = useTexts();
  const viewer = useViewer();
  const navigate = useNavigate();
  const call = useEndpointCall(openConversation, {
    onDone: ({ id }) => void navigate(`/inbox/${id}`),
    onRefusal: ({ body }) => {
      showToast({ tone: 'danger', text: body.detail || t('shell.errors.somethingWrong'), about: to?.id });
      return true;
    },
  });
  if (!viewer || !to || to.id === viewer.id) return null;
  return (
    <Button
      size={size}
      busy={call.sending}
      aria-label={t('shell.menu.messagesTo', { name: to.full_name })}
      onClick={() => void call.run({ body: { member_ids: [to.id] } })}
    >
      <Icon of={IconMessage} />
      {t('shell.menu.messages')}
    </Button>
  );
}
