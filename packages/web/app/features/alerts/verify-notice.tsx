import { useTexts } from '#platform/i18n/use-texts.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Notice } from '#ui/notice.tsx';

/** No e-mails come before the address is verified: where to do that. */
export function VerifyNotice() {
  const { t } = useTexts();
  return (
    <Notice
      tone="warning"
      action={
        <LinkButton size="small" to="/account/contact">
          {t('alerts.verify.action')}
        </LinkButton>
      }
    >
      {t('alerts.verify.text')}
    </Notice>
  );
}
