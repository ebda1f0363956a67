import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import styles from './login-security.module.css';
import { useCopied } from './use-copied.ts';
import type { ShownCodes } from './use-shown-codes.ts';

interface RecoveryCodesProps {
  codes: readonly string[];
  shown: ShownCodes;
  /** The person says to have kept them, or goes without. */
  onDone: () => void;
}

/** The codes for when the phone is not at hand, shown once. */
export function RecoveryCodes({ codes, shown, onDone }: RecoveryCodesProps) {
  const { t } = useTexts();
  const { copied, copy } = useCopied();
  const text = `${codes.join('\n')}\n`;
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`;
  return (
    <div className="stack">
      <p className="muted">{t('loginSecurityScreen.factor.codesLead')}</p>
      <ul className={styles.codes} onCopy={shown.keep}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="stack stack--8">
        <Button wide onClick={() => void copy(text).then((done) => done && shown.keep())}>
          {t(copied ? 'loginSecurityScreen.factor.copied' : 'loginSecurityScreen.factor.copyCodes')}
        </Button>
        <LinkButton wide href={file} download={t('loginSecurityScreen.factor.fileName')} onClick={shown.keep}>
          {t('loginSecurityScreen.factor.download')}
        </LinkButton>
        <Button variant="primary" wide onClick={onDone}>
          {t('loginSecurityScreen.factor.done')}
        </Button>
      </div>
      {shown.asks && (
        <ConfirmDialog
          title={t('loginSecurityScreen.factor.loseTitle')}
          text={t('loginSecurityScreen.factor.loseText')}
          action={t('loginSecurityScreen.factor.lose')}
          close={t('loginSecurityScreen.factor.back')}
          closeLabel={t('loginSecurityScreen.factor.close')}
          danger
          onAction={onDone}
          onClose={shown.stay}
        />
      )}
    </div>
  );
}
