import { deleteAccount, deletionWord } from '@heima/domain/accounts/deletion-endpoint.ts';
import type { Language } from '@heima/domain/shared/language.ts';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { showToastAfterLoading } from '#platform/errors/later-toast.ts';
import { useEndpointCall } from '#platform/forms/use-endpoint-call.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { CheckField } from '#ui/fields/check-field.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Notice } from '#ui/notice.tsx';
import { factorQuery } from './factor-query.ts';

/**
 * Asks for the word and the tick before the account goes (V032, R121, R122), and whoever signs in in two steps for a
 * code or the password.
 */
export function DeleteDialog({ userId, onClose }: { userId: string; onClose: () => void }) {
  const { t, language } = useTexts();
  const id = useId();
  const [word, setWord] = useState('');
  const [ticked, setTicked] = useState(false);
  const [tried, setTried] = useState(false);
  const hasTwoSteps = useQuery(factorQuery(userId)).data?.is_on === true;
  const [proof, setProof] = useState<ProofGiven>({ by: 'code', text: '', error: undefined });
  const { run, sending, refusal } = useEndpointCall(deleteAccount, {
    onDone: () => {
      // R123: nothing of the person stays in this browser.
      showToastAfterLoading(t('loginSecurityScreen.delete.done'));
      location.assign('/');
      // Nothing more is asked for before the page is left: it would be answered that nobody is signed in.
      return new Promise<void>(() => undefined);
    },
    onRefusal: (problem) => {
      const error = problem.field(proof.by);
      if (!error) return undefined;
      setProof({ ...proof, error });
      document.getElementById(`${id}-proof`)?.focus();
      return true;
    },
  });
  // R121 has one word for all languages; the page's own is taken beside it, however it is written.
  const own = t('loginSecurityScreen.delete.ownWord');
  const isWord = word.trim() === deletionWord || isSameWord(word, own, language);
  const words =
    own === deletionWord ? own : t('loginSecurityScreen.delete.words', { word: deletionWord, own });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const body = hasTwoSteps && proof.text !== '' ? { [proof.by]: proof.text } : {};
    if (isWord && ticked) void run({ params: { id: userId }, body });
    else document.getElementById(isWord ? `${id}-tick` : `${id}-word`)?.focus();
  };
  return (
    <Dialog
      title={t('loginSecurityScreen.delete.title')}
      closeLabel={t('loginSecurityScreen.factor.close')}
      onClose={onClose}
      alert
    >
      <form className="stack" noValidate aria-busy={sending} onSubmit={submit}>
        {refusal && (
          <Notice tone="danger" role="alert">
            {refusal}
          </Notice>
        )}
        <p className="muted">{t('loginSecurityScreen.delete.lead')}</p>
        <TextField
          id={`${id}-word`}
          name="word"
          label={t('loginSecurityScreen.delete.word', { word: words })}
          value={word}
          onChange={setWord}
          autoComplete="off"
          error={tried && !isWord ? t('loginSecurityScreen.delete.wordWrong', { word: own }) : undefined}
        />
        <CheckField
          id={`${id}-tick`}
          name="tick"
          label={t('loginSecurityScreen.delete.tick')}
          value={ticked}
          onChange={setTicked}
          error={tried && !ticked ? t('loginSecurityScreen.delete.tickMissing') : undefined}
        />
        {hasTwoSteps && <Proof id={`${id}-proof`} given={proof} onChange={setProof} />}
        <div className="stack stack--8">
          <Button variant="danger" wide type="submit" busy={sending}>
            {t('loginSecurityScreen.delete.action')}
          </Button>
          <Button variant="soft" wide onClick={onClose}>
            {t('loginSecurityScreen.delete.keep')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

interface ProofGiven {
  by: 'code' | 'current_password';
  text: string;
  error: string | undefined;
}

interface ProofProps {
  id: string;
  given: ProofGiven;
  onChange: (given: ProofGiven) => void;
}

/** What proves that it is the owner who deletes: a code, or the password. */
function Proof({ id, given: { by, text, error }, onChange }: ProofProps) {
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
      <Button
        variant="quiet"
        size="small"
        onClick={() => onChange({ by: isCode ? 'current_password' : 'code', text: '', error: undefined })}
      >
        {t(isCode ? 'loginSecurityScreen.delete.byPassword' : 'loginSecurityScreen.delete.byCode')}
      </Button>
    </div>
  );
}

/** In English the word is that of R121, to the letter. */
const isSameWord = (typed: string, own: string, language: Language): boolean =>
  language !== 'en' && typed.trim().toLocaleLowerCase() === own.toLocaleLowerCase();
