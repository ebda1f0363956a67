import type { Conversation } from '@heima/domain/chat/conversation-answer.ts';
import type { ChatMessage, MessageWarning } from '@heima/domain/chat/timeline-entry.ts';
import { IconAlertTriangle, IconClock, IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { deviceStorage } from '#platform/web-storage.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { memberName } from './chat-names.ts';
import { LinkedText } from './linked-text.tsx';
import styles from './thread.module.css';
import type { UnsentMessage, UnsentMessages } from './unsent-messages.ts';

interface BubbleProps {
  text: string;
  isOwn: boolean;
  /** Who says it, where that is not plain. */
  name?: string | undefined;
  /** What is said of it below. */
  children?: ReactNode;
}

function Bubble({ text, isOwn, name, children }: BubbleProps) {
  return (
    <div className={classNames(styles.say, isOwn && styles.own)}>
      {name && <div className={styles.name}>{name}</div>}
      {/* A text begins where its own script begins. */}
      <div className={styles.bubble} dir="auto">
        <LinkedText text={text} />
      </div>
      {children}
    </div>
  );
}

interface MessageBubbleProps {
  message: ChatMessage;
  conversation: Conversation;
  viewerId: string;
  isFirst: boolean;
  isLast: boolean;
  /** Said below the last own message that others have read. */
  read: string | undefined;
}

/** A message as its members see it. */
export function MessageBubble({
  message,
  conversation,
  viewerId,
  isFirst,
  isLast,
  read,
}: MessageBubbleProps) {
  const { t, format } = useTexts();
  const { members } = conversation;
  const isOwn = message.sender_id === viewerId;
  const sender = members.find(({ id }) => id === message.sender_id);
  const name = !isOwn && isFirst && members.length > 2 ? memberName(sender, t) : undefined;
  return (
    <Bubble text={message.message} isOwn={isOwn} name={name}>
      {message.warnings.length > 0 && <Warning id={message.id} kinds={message.warnings} />}
      {(isLast || read) && (
        <div className={styles.when}>
          <time dateTime={message.created_at}>{format.time(message.created_at)}</time>
          {read && <span>· {read}</span>}
        </div>
      )}
    </Bubble>
  );
}

const seenName = (id: string): string => `heima-warning-seen-${id}`;

/** What gives reason to look twice, once: whoever has seen it on this device does not see it again. */
function Warning({ id, kinds }: { id: string; kinds: readonly MessageWarning[] }) {
  const { t } = useTexts();
  const [isSeen, setSeen] = useState(false);
  useEffect(() => setSeen(deviceStorage.get(seenName(id)) !== undefined), [id]);
  if (isSeen) return null;
  return (
    <div className={styles.warning} role="note">
      <Icon of={IconAlertTriangle} size={16} />
      <div>
        {kinds.map((kind) => (
          <p key={kind}>{t(`inboxScreens.warnings.${kind}`)}</p>
        ))}
      </div>
      <IconButton
        icon={IconX}
        iconSize={16}
        size="small"
        label={t('inboxScreens.warnings.close')}
        onClick={() => {
          deviceStorage.set(seenName(id), '1');
          setSeen(true);
        }}
      />
    </div>
  );
}

interface UnsentBubbleProps {
  message: UnsentMessage;
  unsent: UnsentMessages;
  /** The browser has no connection. */
  isOffline: boolean;
}

/** A message that the server does not have yet: on its way, waiting for the connection, or refused (R454). */
export function UnsentBubble({ message, unsent, isOffline }: UnsentBubbleProps) {
  const { t } = useTexts();
  const { key, text, refused } = message;
  return (
    <Bubble text={text} isOwn>
      {refused === undefined ? (
        <div className={classNames(styles.when, isOffline && styles.waits)}>
          <Icon of={IconClock} size={14} />
          {isOffline ? t('inboxScreens.unsent.waits') : t('inboxScreens.unsent.sending')}
        </div>
      ) : (
        <div className={styles.refused} role="alert">
          <p>{t('inboxScreens.unsent.failed')}</p>
          <p>{refused}</p>
          <div className={styles.refusedActions}>
            <Button variant="plain" size="small" onClick={() => unsent.retry(key)}>
              {t('inboxScreens.unsent.retry')}
            </Button>
            <Button variant="danger-quiet" size="small" onClick={() => unsent.discard(key)}>
              {t('inboxScreens.unsent.discard')}
            </Button>
          </div>
        </div>
      )}
    </Bubble>
  );
}
