import { maxFileBytes, uploadPauseMs } from '@heima/domain/profiles/profile-limits.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiProblem, NoAnswer } from '#platform/api/problem.ts';
import { announceProblem } from '#platform/errors/problem-events.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import type { Sending } from './sending-row.tsx';

interface UploadOptions<Answer> {
  send: (file: File, onSent: (bytes: number) => void, signal: AbortSignal, key: string) => Promise<Answer>;
  onDone: (answer: Answer) => void;
  /** The field at which the server says what is wrong. */
  field: string;
  /** Said when the server had nothing to say, or could not be reached. */
  failed: string;
  /** Called besides, when it failed. */
  onFailed?: () => void;
}

/**
 * Sends one file a short moment after it was chosen, so that a quick second choice replaces the first (R138). Shows how
 * far it has come; it can be called off.
 */
export function useUpload<Answer>(options: UploadOptions<Answer>) {
  const { t } = useTexts();
  const [sending, setSending] = useState<Sending>();
  const [refusal, setRefusal] = useState<string>();
  const latest = useRef(options);
  latest.current = options;
  const running = useRef<{ abort: AbortController; timer: ReturnType<typeof setTimeout> }>(undefined);

  const cancel = useCallback(() => {
    if (!running.current) return;
    clearTimeout(running.current.timer);
    running.current.abort.abort();
    running.current = undefined;
    setSending(undefined);
  }, []);
  useEffect(() => cancel, [cancel]);

  const run = async (file: File, abort: AbortController): Promise<void> => {
    const onSent = (sent: number) => {
      if (!abort.signal.aborted) setSending({ name: file.name, size: file.size, sent });
    };
    try {
      const answer = await latest.current.send(file, onSent, abort.signal, crypto.randomUUID());
      if (abort.signal.aborted) return;
      latest.current.onDone(answer);
    } catch (error) {
      if (abort.signal.aborted) return;
      const { field, failed, onFailed } = latest.current;
      if (error instanceof ApiProblem) {
        if (error.status !== 400) announceProblem(error);
        setRefusal(error.field(field) || error.body.detail || failed);
      } else if (error instanceof NoAnswer) setRefusal(t('shell.errors.offline.text'));
      else throw error;
      onFailed?.();
    }
    running.current = undefined;
    setSending(undefined);
  };

  const choose = (file: File): void => {
    cancel();
    setRefusal(undefined);
    if (file.size > maxFileBytes) {
      setRefusal(t('profileScreens.tooLarge', { maximum: maxFileBytes / 1_000_000 }));
      latest.current.onFailed?.();
      return;
    }
    const abort = new AbortController();
    setSending({ name: file.name, size: file.size, sent: 0 });
    running.current = { abort, timer: setTimeout(() => void run(file, abort), uploadPauseMs) };
  };

  return { sending, refusal, choose, cancel };
}
