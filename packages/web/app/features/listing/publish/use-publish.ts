import { publishListing } from '@heima/domain/listing-publication/endpoints.ts';
import type { ListingAnswer } from '@heima/domain/listings/listing-answer.ts';
import type { MissingField } from '@heima/domain/listings/missing-fields.ts';
import { asksToVerify } from '@heima/domain/listings/publish.ts';
import { useState } from 'react';
import { listingQuery } from '#entities/listing/listing-query.ts';
import { hold } from '#platform/api/held.ts';
import { useEndpointCall } from '#platform/forms/use-endpoint-call.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { showToast } from '#ui/toasts.ts';

interface PublishOptions {
  onPublished: (listing: ListingAnswer) => void;
}

/**
 * Publishes a listing (V084). A refusal for missing fields keeps their list (R259); one for an unconfirmed e-mail or
 * phone asks to confirm and then goes on (R244, R245); anything else is shown, with a way to try again (R263).
 */
export function usePublish({ onPublished }: PublishOptions) {
  const { t } = useTexts();
  const [missing, setMissing] = useState<readonly MissingField[]>([]);
  const [mustVerify, setMustVerify] = useState(false);
  const call = useEndpointCall(publishListing, {
    onDone: (listing) => {
      setMissing([]);
      hold(listingQuery(listing.id), listing);
      onPublished(listing);
    },
    onRefusal: ({ body }) => {
      if (body.code === 'listings.missingFields') {
        setMissing((body.missing_fields as MissingField[] | undefined) ?? []);
        return true;
      }
      if (asksToVerify(body)) {
        setMustVerify(true);
        return true;
      }
      return undefined;
    },
  });
  const publish = async (id: string): Promise<void> => {
    setMustVerify(false);
    const problem = await call.run({ params: { id } });
    const isTold = problem && (problem.body.code === 'listings.missingFields' || asksToVerify(problem.body));
    if (problem && !isTold)
      showToast({
        tone: 'danger',
        text: t('wizardScreens.publish.failed'),
        more: problem.body.detail,
        undo: { label: t('wizardScreens.again'), run: () => void publish(id) },
      });
  };
  return {
    publish,
    isPublishing: call.sending,
    // Read by those who show it: for the others the page says what is wrong.
    get refusal() {
      return call.refusal;
    },
    missing,
    mustVerify,
    /** Asks to confirm e-mail and phone before publishing is tried. */
    verify: () => setMustVerify(true),
    closeVerify: () => setMustVerify(false),
  };
}
