import { useTexts } from '#platform/i18n/use-texts.tsx';
import { useViewer } from '#platform/viewer.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { Notice } from '#ui/notice.tsx';

/** Says to staff who signed in by password alone what their rights wait for. */
export function FactorNotice({ className }: { className: string | undefined }) {
  const { t } = useTexts();
  if (!useViewer()?.needs_second_factor) return null;
  return (
    <div className={className}>
      <Notice
        tone="warning"
        action={
          <LinkButton size="small" to="/account/login-security">
            {t('shell.staff.setUp')}
          </LinkButton>
        }
      >
        {t('shell.staff.needsFactor')}
      </Notice>
    </div>
  );
}
