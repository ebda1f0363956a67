import { getWizardProgress } from '@heima/domain/listings/endpoints.ts';
import type { MissingField } from '@heima/domain/listings/missing-fields.ts';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { openLogin } from '#features/auth/open-login.ts';
import type { DraftForm } from '#features/listing/draft/draft-form.tsx';
import { usePublish } from '#features/listing/publish/use-publish.ts';
import { dropHeld } from '#platform/api/held.ts';
import type { Autosave } from '#platform/autosave/autosave.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { useViewer } from '#platform/viewer.ts';

/** In the address after a sign-in that was asked for by publishing: it goes on where it was. */
const goesOn = 'publish';

export interface Publishing {
  publish: () => Promise<void>;
  isPublishing: boolean;
  refusal: string | undefined;
  /** What the server found missing. */
  missing: readonly MissingField[];
  mustVerify: boolean;
  /** Asks to confirm e-mail and phone first. */
  verify: () => void;
  closeVerify: () => void;
}

/** Saves, signs in where it must (R242, R243), publishes, and shows that it is done. */
export function usePublishing(
  autosave: Autosave,
  { updateCache }: Pick<DraftForm, 'updateCache'>,
): Publishing {
  const { t } = useTexts();
  const viewer = useViewer();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const call = usePublish({
    onPublished: (listing) => {
      updateCache(() => listing);
      autosave.clear();
      dropHeld([getWizardProgress]);
      navigate(`/start-listing?published=${listing.id}`, { replace: true });
    },
  });
  const publish = async () => {
    await autosave.flush();
    const { id: draft, waiting } = autosave.state();
    // What is not saved is not published; the notice above the form says why.
    if (draft === undefined || waiting > 0) return;
    if (viewer) return call.publish(draft);
    openLogin({
      title: t('wizardScreens.signInFor.publish'),
      userType: 'LL',
      redirect: `/start-listing?step=6_summary&${goesOn}=1`,
    });
  };
  const isDue = params.get(goesOn) === '1' && viewer !== undefined;
  const hasGoneOn = useRef(false);
  useEffect(() => {
    if (!isDue || hasGoneOn.current || autosave.state().id === undefined) return;
    hasGoneOn.current = true;
    const next = new URLSearchParams(params);
    next.delete(goesOn);
    setParams(next, { replace: true });
    void publish();
  });
  const { isPublishing, refusal, missing, mustVerify, verify, closeVerify } = call;
  return { publish, isPublishing, refusal, missing, mustVerify, verify, closeVerify };
}
