import { useTexts } from '../../../platform/i18n/use-texts.tsx';

/** The codes for when the phone is not at hand, shown once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useTexts();
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\n')}\n`)}`;
  return (
    <div className="stack">
      <p className="muted">{t('security.factor.codesLead')}</p>
      <ul className="security__codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="stack stack--8">
        <a className="btn btn--line btn--wide" href={file} download={t('security.factor.fileName')}>
          {t('security.factor.download')}
        </a>
        <button className="btn btn--primary btn--wide" type="button" onClick={onDone}>
          {t('security.factor.done')}
        </button>
      </div>
    </div>
  );
}
