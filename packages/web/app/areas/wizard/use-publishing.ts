import { getWizardProgress } from '@heima/domain/listings/endpoints.ts';
import type { MissingField } from '@heima/domain/listings/missing-fields.ts';
import { moneyFromWire } from '@heima/domain/listings/money-on-wire.ts';
import { asksToVerify, refusalToPublish } from '@heima/domain/listings/publish.ts';
import { refusalText } from '@heima/domain/shared/refusal.ts';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { openLogin } from '#features/auth/open-login.ts';
import type { DraftForm } from '#features/listing/draft/draft-form.tsx';
import { draftPreview } from '#features/listing/draft/draft-preview.ts';
import type { PhotoUploads } from '#features/listing/photos/use-photo-uploads.ts';
import { focusField } from '#features/listing/publish/focus-field.ts';
import { focusMissing, type WrongField } from '#features/listing/publish/missing-list.tsx';
import { usePublish } from '#features/listing/publish/use-publish.ts';
import { dropHeld } from '#platform/api/held.ts';
import type { Autosave, AutosaveState } from '#platform/autosave/autosave.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { useToday } from '#platform/today.ts';
import { useViewer } from '#platform/viewer.ts';
import { usePublishIssues } from './publish-issues.ts';

/** In the address after a sign-in that was asked for by publishing: it goes on where it was. */
const goesOn = 'publish';

export interface Publishing {
  publish: () => Promise<void>;
  /** Publishes what can be published; else leads to what keeps it from that. */
  press: () => void;
  isPublishing: boolean;
  /** Some photos are still on their way. */
  isUploading: boolean;
  refusal: string | undefined;
  /** What is missing besides the terms, as known here or as the server found. */
  missing: readonly MissingField[];
  wrong: readonly WrongField[];
  /** What is wrong with the terms, once somebody tried to publish without them. */
  termsFault: string | undefined;
  mustVerify: boolean;
  closeVerify: () => void;
}

interface PublishingOf {
  autosave: Autosave;
  state: AutosaveState;
  form: DraftForm;
  photos: PhotoUploads;
}

/** Where the terms are agreed to, and where it stands that photos are on their way. */
export const termsId = 'f-terms-accepted';
export const uploadingId = 'uploading';
const verified = { has_verified_email_address: true, has_verified_phone_number: true };

/** Saves, signs in where it must (R242, R243), publishes, and shows that it is done. */
export function usePublishing({ autosave, state, form, photos }: PublishingOf): Publishing {
  const { t } = useTexts();
  const viewer = useViewer();
  const today = useToday();
  const issues = usePublishIssues(form, state);
  const [wasPressed, setWasPressed] = useState(false);
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const call = usePublish({
    onPublished: (listing) => {
      form.updateCache(() => listing);
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
  const isUploading = photos.uploads.some(({ state: at }) => at === 'waiting' || at === 'sending');
  const { listing, values } = form;
  // A visitor signs in first; what is verified then is asked after that.
  const no = refusalToPublish(
    {
      ...moneyFromWire(draftPreview(listing, values)),
      updated_at: listing?.updated_at ?? '',
      unpublish_reason: listing?.unpublish_reason ?? null,
      publish_request: listing?.publish_request ?? null,
    },
    viewer ?? verified,
    today,
  );
  const press = () => {
    setWasPressed(true);
    if (isUploading) focusField(`#${uploadingId}`);
    else if (issues.wrong.length > 0 || issues.missing.length > 0)
      focusMissing() || focusField(`#${termsId}`);
    else if (no && asksToVerify(no)) call.verify();
    else if (!no) void publish();
  };
  const { isPublishing, mustVerify, closeVerify } = call;
  // The terms stand right below the list and need no link to them.
  const missing = issues.missing.filter(({ field }) => field !== 'terms_accepted');
  const isDenied = no?.code === 'listings.deniedUnchanged' || no?.code === 'listings.deniedWithoutReason';
  return {
    publish,
    press,
    isPublishing,
    isUploading,
    refusal: call.refusal ?? (wasPressed && isDenied ? t(refusalText(no.code), no.params) : undefined),
    missing: call.missing.length > 0 ? call.missing : missing,
    wrong: issues.wrong,
    termsFault: wasPressed && !values.terms_accepted ? t('listings.missing.terms') : undefined,
    mustVerify,
    closeVerify,
  };
}
