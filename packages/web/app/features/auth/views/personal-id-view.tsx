import { IconId, IconMail } from '@tabler/icons-react';
import { useTexts } from '../../../platform/i18n/use-texts.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { LoginFlow } from '../use-login-flow.ts';

/** Signing in with electronic ID (V024, V025): not in use yet, and said so. */
export function PersonalIdView({ flow }: { flow: LoginFlow }) {
  const { t } = useTexts();
  return (
    <div className="stack">
      <Notice tone="info" icon={IconId} title={t('auth.personalId.notYet')}>
        {t('auth.personalId.text')}
      </Notice>
      <button
        className="btn btn--primary btn--big btn--wide"
        type="button"
        data-first
        onClick={() => flow.go('email')}
      >
        <Icon of={IconMail} />
        {t('auth.mobile.byEmail')}
      </button>
    </div>
  );
}
