import { addPaycheck } from '@heima/domain/profiles/endpoints.ts';
import type { Paycheck } from '@heima/domain/profiles/profile-answer.ts';
import { useUpload } from '#areas/profile/use-upload.ts';
import { sendFile } from '#platform/api/send-file.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';

/** Sends a paycheck; what it is called can be said when it is there. */
export function usePaycheckUpload(userId: string, onDone: (added: Paycheck) => void) {
  const { t } = useTexts();
  return useUpload({
    send: (file, onSent, signal, key) =>
      sendFile(
        addPaycheck,
        { params: { id: userId }, body: {}, file, fileName: file.name },
        { onSent, signal, headers: { 'idempotency-key': key } },
      ),
    onDone,
    field: 'file',
    failed: t('profileScreens.paychecks.failed'),
  });
}
