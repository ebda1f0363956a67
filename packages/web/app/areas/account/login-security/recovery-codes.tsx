import { useTexts } from '../../../platform/i18n/use-texts.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
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
      <p className="muted">{t('security.factor.codesLead')}</p>
      <ul className="security__codes" onCopy={shown.keep}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="stack stack--8">
        <button
          className="btn btn--line btn--wide"
          type="button"
          onClick={() => void copy(text).then((done) => done && shown.keep())}
        >
          {t(copied ? 'security.factor.copied' : 'security.factor.copyCodes')}
        </button>
        <a
          className="btn btn--line btn--wide"
          href={file}
          download={t('security.factor.fileName')}
          onClick={shown.keep}
        >
          {t('security.factor.download')}
        </a>
        <button className="btn btn--primary btn--wide" type="button" onClick={onDone}>
          {t('security.factor.done')}
        </button>
      </div>
      {shown.asks && (
        <ConfirmDialog
          title={t('security.factor.loseTitle')}
          text={t('security.factor.loseText')}
          action={t('security.factor.lose')}
          close={t('security.factor.back')}
          closeLabel={t('security.factor.close')}
          danger
          onAction={onDone}
          onClose={shown.stay}
        />
      )}
    </div>
  );
}
