import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';

export interface ProofGiven {
  by: 'code' | 'current_password';
  text: string;
  error: string | undefined;
}

interface DeletionProofProps {
  id: string;
  given: ProofGiven;
  /** Whether the other way is offered: whoever signs in in two steps has both. */
  hasTwoSteps: boolean;
  onChange: (given: ProofGiven) => void;
}

/** What proves that it is the owner who deletes: a code, or the password. */
export function DeletionProof({ id, given: { by, text, error }, hasTwoSteps, onChange }: DeletionProofProps) {
  const { t } = useTexts();
  const field = {
    ...{ id, name: by, value: text },
    ...(error && { error }),
    onChange: (typed: string) => onChange({ by, text: typed, error: undefined }),
  };
  const isCode = by === 'code';
  return (
    <div className="stack stack--8">
      {isCode ? (
        <TextField {...field} label={t('loginSecurityScreen.factor.code')} autoComplete="one-time-code" />
      ) : (
        <PasswordField
          {...field}
          label={t('loginSecurityScreen.password.current')}
          showLabel={t('loginSecurityScreen.show')}
          hideLabel={t('loginSecurityScreen.hide')}
          autoComplete="current-password"
        />
      )}
      {hasTwoSteps && (
        <Button
          variant="quiet"
          size="small"
          onClick={() => onChange({ by: isCode ? 'current_password' : 'code', text: '', error: undefined })}
        >
          {t(isCode ? 'loginSecurityScreen.delete.byPassword' : 'loginSecurityScreen.delete.byCode')}
        </Button>
      )}
    </div>
  );
}
