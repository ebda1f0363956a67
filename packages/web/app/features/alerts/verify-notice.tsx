import { Link } from 'react-router';
import { useTexts } from '../../platform/i18n/use-texts.tsx';
import { Notice } from '../../ui/notice.tsx';

/** No letters come before the address is verified: where to do that. */
export function VerifyNotice() {
  const { t } = useTexts();
  return (
    <Notice
      tone="warning"
      action={
        <Link className="btn btn--line btn--s" to="/account/contact">
          {t('alerts.verify.action')}
        </Link>
      }
    >
      {t('alerts.verify.text')}
    </Notice>
  );
}
