import { deleteListing, getWizardProgress } from '@heima/domain/listings/endpoints.ts';
import { refusalOfContact, refusalToDelete, refusalToUnpublish } from '@heima/domain/listings/publish.ts';
import { Link, useNavigate } from 'react-router';
import { DuplicateButton } from '#areas/landlord/duplicate-button.tsx';
import { UnpublishButton } from '#areas/landlord/unpublish-button.tsx';
import { PreviewButton } from '#features/listing/preview/preview-button.tsx';
import { usePublish } from '#features/listing/publish/use-publish.ts';
import { callApi } from '#platform/api/call-api.ts';
import { markHeldStale } from '#platform/api/held.ts';
import { ApiProblem } from '#platform/api/problem.ts';
import { useLazyPart } from '#platform/errors/use-lazy-part.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { useViewer } from '#platform/viewer.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { ConfirmButton } from '#ui/confirm-button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { showToast } from '#ui/toasts.ts';
import styles from './my-listings.module.css';
import type { OwnListing } from './own-listing.ts';

const loadVerify = async () => (await import('#features/auth/verify-contact.tsx')).VerifyContact;

/** What can be done with an own listing, by its state. */
export function RowActions({ listing }: { listing: OwnListing }) {
  const { t } = useTexts();
  const { id, state } = listing;
  const title = listing.title ?? t('listings.card.untitled');
  if (state === 'NEVER_PUBLISHED')
    return (
      <div className={styles.actions}>
        <LinkButton
          size="row"
          to={`/start-listing?listing=${id}`}
          aria-label={t('landlordScreens.row.goOnOf', { title })}
        >
          {t('landlordScreens.row.goOn')}
        </LinkButton>
        <PreviewButton id={id} size="row" label={t('listingPreviews.openOf', { title })} />
        <DuplicateButton id={id} size="row" label={t('landlordScreens.row.copyOf', { title })} />
        {!refusalToDelete(listing) && <DeleteDraft id={id} title={title} />}
      </div>
    );
  return (
    <div className={styles.actions}>
      <LinkButton
        size="row"
        to={`/landlord/my-listings/${id}/edit`}
        aria-label={t('landlordScreens.row.editOf', { title })}
      >
        {t('landlordScreens.row.edit')}
      </LinkButton>
      {!refusalToUnpublish(listing) ? (
        <UnpublishButton
          id={id}
          variant="quiet"
          size="row"
          label={t('landlordScreens.row.unpublishOf', { title })}
        >
          {t('landlordScreens.row.unpublish')}
        </UnpublishButton>
      ) : (
        <Republish id={id} title={title} />
      )}
      <DuplicateButton id={id} size="row" label={t('landlordScreens.row.copyOf', { title })} />
    </div>
  );
}

interface Named {
  id: string;
  title: string;
}

function Republish({ id, title }: Named) {
  const { t } = useTexts();
  const viewer = useViewer();
  // Known before it is pressed; what is missing only the whole listing says.
  const mustVerify = viewer !== undefined && refusalOfContact(viewer) !== undefined;
  const navigate = useNavigate();
  const call = usePublish({
    onPublished: () => {
      showToast({ tone: 'success', text: t('landlordScreens.published') });
      // The listing is followed to where it now stands.
      navigate('?tab=published', { replace: true });
    },
  });
  const VerifyContact = useLazyPart(loadVerify, call.mustVerify, call.closeVerify);
  return (
    <>
      <Button
        variant="quiet"
        size="row"
        busy={call.isPublishing}
        aria-label={t('landlordScreens.row.publishOf', { title })}
        onClick={() => (mustVerify ? call.verify() : void call.publish(id))}
      >
        {t('landlordScreens.row.publish')}
      </Button>
      {call.missing.length > 0 && (
        <p className={classNames(styles.missing, 'small')} role="alert">
          <Link to={`/landlord/my-listings/${id}/edit`}>
            {t('landlordScreens.row.missing', { count: call.missing.length })}
          </Link>
        </p>
      )}
      {call.mustVerify && VerifyContact && (
        <VerifyContact onDone={() => void call.publish(id)} onClose={call.closeVerify} />
      )}
    </>
  );
}

/** Deletes a draft after one question (R267); what was published can only be unpublished. */
function DeleteDraft({ id, title }: Named) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const remove = async () => {
    try {
      await callApi(deleteListing, { params: { id }, query: {} }, { gone: [getWizardProgress] });
      void markHeldStale();
      showToast({ tone: 'success', text: t('landlordScreens.delete.done') });
      navigate('?tab=drafts', { replace: true });
    } catch (error) {
      const detail = error instanceof ApiProblem ? error.body.detail : undefined;
      showToast({
        tone: 'danger',
        text: t('landlordScreens.toasts.delete'),
        more: detail,
        undo: { label: t('wizardScreens.again'), run: () => void remove() },
      });
    }
  };
  return (
    <ConfirmButton
      variant="danger-quiet"
      size="row"
      aria-label={t('landlordScreens.row.deleteOf', { title })}
      confirm={{
        title: t('landlordScreens.delete.title'),
        text: t('landlordScreens.delete.text', { title }),
        action: t('landlordScreens.delete.action'),
        close: t('landlordScreens.delete.keep'),
        closeLabel: t('shell.close'),
        danger: true,
      }}
      onConfirm={remove}
    >
      {t('landlordScreens.row.delete')}
    </ConfirmButton>
  );
}
