import type { ListingAnswer } from '@heima/domain/listings/listing-answer.ts';
import { moneyFromWire } from '@heima/domain/listings/money-on-wire.ts';
import { asksToVerify, refusalToPublish } from '@heima/domain/listings/publish.ts';
import { refusalText } from '@heima/domain/shared/refusal.ts';
import { UnpublishButton } from '#areas/landlord/unpublish-button.tsx';
import { focusMissing } from '#features/listing/publish/missing-list.tsx';
import { usePublish } from '#features/listing/publish/use-publish.ts';
import { useLazyPart } from '#platform/errors/use-lazy-part.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { useToday } from '#platform/today.ts';
import { useViewer } from '#platform/viewer.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toasts.ts';

const loadVerify = async () => (await import('#features/auth/verify-contact.tsx')).VerifyContact;

/** Puts the listing into publication or takes it out (V084, V085). */
export function PublicationButton({ listing }: { listing: ListingAnswer }) {
  const { t } = useTexts();
  const today = useToday();
  const viewer = useViewer();
  const { id, visible, can } = listing;
  const call = usePublish({
    onPublished: () => showToast({ tone: 'success', text: t('landlordScreens.published') }),
  });
  const VerifyContact = useLazyPart(loadVerify, call.mustVerify, call.closeVerify);
  if (visible ? !can.unpublish : !can.publish) return null;
  if (visible)
    return (
      <UnpublishButton id={id} variant="soft">
        {t('landlordScreens.row.unpublish')}
      </UnpublishButton>
    );
  const no = viewer && refusalToPublish(moneyFromWire(listing), viewer, today);
  const press = () => {
    if (!no) void call.publish(id);
    else if (asksToVerify(no)) call.verify();
    // What is missing is listed on the page; why staff refused the listing is not.
    else if (!focusMissing()) showToast({ tone: 'danger', text: t(refusalText(no.code), no.params) });
  };
  return (
    <>
      <Button variant="soft" busy={call.isPublishing} onClick={press}>
        {t(
          listing.state === 'NEVER_PUBLISHED'
            ? 'landlordScreens.edit.publish'
            : 'landlordScreens.row.publish',
        )}
      </Button>
      {call.mustVerify && VerifyContact && (
        <VerifyContact onDone={() => void call.publish(id)} onClose={call.closeVerify} />
      )}
    </>
  );
}
