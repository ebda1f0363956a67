import { deleteAccount, deletionWord } from '@heima/domain/accounts/deletion-endpoint.ts';
import type { Language } from '@heima/domain/shared/language.ts';
import { getSecondFactor } from '@heima/domain/sign-in/second-factor-endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import { OwnerProof } from '#entities/person/owner-proof.tsx';
import { markStale } from '#platform/api/held.ts';
import { showToastAfterLoading } from '#platform/errors/later-toast.ts';
import { useEndpointCall } from '#platform/forms/use-endpoint-call.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { CheckField } from '#ui/fields/check-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Notice } from '#ui/notice.tsx';
import { DeletionProof, type ProofGiven } from './deletion-proof.tsx';
import { factorQuery } from './factor-query.ts';

/**
 * Asks for the word and the tick before the account goes (V032, R121, R122), and for what proves its owner: the
 * password, a code of the second step, or an electronic ID where there is no password.
 */
export function DeleteDialog({ userId, onClose }: { userId: string; onClose: () => void }) {
  const { t, language } = useTexts();
  const id = useId();
  const [word, setWord] = useState('');
  const [ticked, setTicked] = useState(false);
  const [tried, setTried] = useState(false);
  const { data: factor } = useQuery(factorQuery(userId));
  const hasTwoSteps = factor?.is_on === true;
  const asksElectronicId = factor?.asks_electronic_id === true;
  const eid = useRef<HTMLDivElement>(null);
  const [given, setGiven] = useState<ProofGiven>();
  const proof = given ?? { by: hasTwoSteps ? 'code' : 'current_password', text: '', error: undefined };
  const { run, sending, refusal } = useEndpointCall(deleteAccount, {
    onDone: () => {
      // R123: nothing of the person stays in this browser.
      showToastAfterLoading(t('loginSecurityScreen.delete.done'));
      location.assign('/');
      // Nothing more is asked for before the page is left: it would be answered that nobody is signed in.
      return new Promise<void>(() => undefined);
    },
    onRefusal: (problem) => {
      // Too long ago by now: what is asked for is asked anew.
      if (problem.body.code === 'signIn.ownerProofNeeded') void markStale([getSecondFactor]);
      const error = problem.field(proof.by);
      if (!error) return undefined;
      setGiven({ ...proof, error });
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
    const body = proof.text === '' ? {} : { [proof.by]: proof.text };
    if (!isWord || !ticked) document.getElementById(isWord ? `${id}-tick` : `${id}-word`)?.focus();
    else if (asksElectronicId) eid.current?.focus();
    else void run({ params: { id: userId }, body });
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
        {factor?.has_password && (
          <DeletionProof id={`${id}-proof`} given={proof} hasTwoSteps={hasTwoSteps} onChange={setGiven} />
        )}
        <OwnerProof needed={asksElectronicId} returnPath="/account/login-security" place={eid} />
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

/** In English the word is that of R121, to the letter. */
const isSameWord = (typed: string, own: string, language: Language): boolean =>
  language !== 'en' && typed.trim().toLocaleLowerCase() === own.toLocaleLowerCase();
