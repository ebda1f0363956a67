import { maxMessage } from '@heima/domain/chat/chat-limits.ts';
import { IconSend } from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useEarlyTyping } from '#platform/forms/early-typing.ts';
import { StaySignedOut } from '#platform/forms/unsaved-changes.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { deviceStorage } from '#platform/web-storage.ts';
import { classNames } from '#ui/class-names.ts';
import { TextArea } from '#ui/fields/input.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import styles from './composer.module.css';
import { tellTyping } from './tell-typing.ts';

/** From here on it says how long the text is. Nothing that is typed or pasted is cut. */
const countsFrom = maxMessage - 500;

interface ComposerProps {
  conversationId: string;
  viewerId: string;
  /** Something that was sent has not arrived yet. */
  hasUnsent: boolean;
  onSend: (text: string) => void;
}

const draftName = (viewerId: string, conversationId: string): string =>
  `heima-message-${viewerId}-${conversationId}`;

/**
 * Where a message is written. With a mouse Enter sends and Shift+Enter begins a line; on a touch screen, whose keyboard has
 * no Shift to hold, Enter begins a line and the button sends. What is begun is kept on the device.
 */
export function Composer({ conversationId, viewerId, hasUnsent, onSend }: ComposerProps) {
  const { t, format } = useTexts();
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const formId = useId();
  const lengthId = useId();
  const isTooLong = text.trim().length > maxMessage;
  const draft = draftName(viewerId, conversationId);
  // What was typed before the page came alive becomes the draft, before the draft is taken up.
  useEarlyTyping(formId);
  useEffect(() => setText(deviceStorage.get(draft) ?? ''), [draft]);

  const change = (next: string) => {
    setText(next);
    if (next) deviceStorage.set(draft, next);
    else deviceStorage.remove(draft);
    if (next.trim()) tellTyping(conversationId);
  };
  const send = (event?: FormEvent) => {
    event?.preventDefault();
    field.current?.focus();
    if (!text.trim() || isTooLong) return;
    onSend(text.trim());
    change('');
  };
  const onKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    if (!matchMedia('(pointer: fine)').matches) return;
    event.preventDefault();
    send();
  };
  return (
    <form id={formId} className={styles.composer} method="post" onSubmit={send}>
      <div className={styles.box}>
        <TextArea
          ref={field}
          look="growing"
          rows={1}
          value={text}
          placeholder={t('inboxScreens.compose.placeholder')}
          aria-label={t('inboxScreens.compose.label')}
          aria-invalid={isTooLong || undefined}
          aria-describedby={text.length >= countsFrom ? lengthId : undefined}
          onChange={(event) => change(event.target.value)}
          onKeyDown={onKey}
        />
        {text.length >= countsFrom && (
          <div id={lengthId} role="status" className={classNames(styles.length, isTooLong && styles.over)}>
            {text.length} / {maxMessage}
            {isTooLong && <p>{t('inboxScreens.compose.tooLong', { shown: format.number(maxMessage) })}</p>}
          </div>
        )}
      </div>
      <IconButton
        icon={IconSend}
        type="submit"
        variant="filled"
        label={t('inboxScreens.compose.send')}
        aria-disabled={!text.trim() || isTooLong}
      />
      <StaySignedOut when={hasUnsent || text.trim() !== ''} />
    </form>
  );
}
