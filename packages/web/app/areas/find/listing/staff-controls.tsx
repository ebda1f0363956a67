import { denyListing } from '@heima/domain/listing-publication/endpoints.form.ts';
import { acceptListing, getSyncState, syncListing } from '@heima/domain/listing-publication/endpoints.ts';
import type { ListingAnswer } from '@heima/domain/listings/listing-answer.ts';
import { refusalToModerate, refusalToSync } from '@heima/domain/listings/publish.ts';
import { type RefusalData, refusalText } from '@heima/domain/shared/refusal.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { listingQuery } from '#entities/listing/listing-query.ts';
import { hold } from '#platform/api/held.ts';
import { endpointQuery } from '#platform/api/queries.ts';
import { FormProblems } from '#platform/forms/form-problems.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { useEndpointCall } from '#platform/forms/use-endpoint-call.ts';
import { useEndpointForm } from '#platform/forms/use-endpoint-form.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { Dialog } from '#ui/dialog.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { Notice } from '#ui/notice.tsx';
import { StateBadge } from '#ui/state-badge.tsx';
import { showToast } from '#ui/toasts.ts';
import styles from './listing.module.css';

/** What staff do with a listing (V086): accept, deny with a reason, bring the outside listing site up to date. */
export function StaffControls({ listing }: { listing: ListingAnswer }) {
  const { t, format } = useTexts();
  const [denying, setDenying] = useState(false);
  // R252: the listing is shown as the server returned it.
  const show = (answer: ListingAnswer) => hold(listingQuery(listing.id), answer);
  const accept = useEndpointCall(acceptListing, {
    onDone: (answer) => {
      show(answer);
      showToast({ tone: 'success', text: t('listingScreen.staff.accepted') });
    },
  });
  const request = listing.publish_request;
  const why = (no: RefusalData | undefined) => no && t(refusalText(no.code), no.params);
  const cannotAccept = refusalToModerate(listing, 'accept');
  const cannotDeny = refusalToModerate(listing, 'deny');
  return (
    <Card
      as="section"
      pad
      className={classNames(styles.staff, 'stack stack--12 on-screen')}
      aria-labelledby="staff"
    >
      <div className="row between row--wrap">
        <h2 id="staff">{t('listingScreen.staff.title')}</h2>
        <StateBadge tone="accent">{t(`listingScreen.states.${listing.state}`)}</StateBadge>
      </div>
      {request && (
        <p className="small muted">
          {t(`listingScreen.staff.requests.${request.state}`, {
            date: format.date(request.decided_at ?? request.requested_at),
          })}
          {request.reason ? ` ${request.reason}` : ''}{' '}
          <Link to="/man/queue/publish_requests">{t('listingScreen.staff.queue')}</Link>
        </p>
      )}
      {!listing.can.moderate && <p className="small muted">{t('listingScreen.staff.own')}</p>}
      {accept.refusal && (
        <Notice tone="danger" role="alert">
          {accept.refusal}
        </Notice>
      )}
      <div className="row row--wrap">
        {listing.can.moderate && (
          <>
            <Button
              busy={accept.sending}
              disabled={cannotAccept !== undefined}
              title={why(cannotAccept)}
              onClick={() => void accept.run({ params: { id: listing.id } })}
            >
              {t('listingScreen.staff.accept')}
            </Button>
            <Button
              disabled={cannotDeny !== undefined}
              title={why(cannotDeny)}
              onClick={() => setDenying(true)}
            >
              {t('listingScreen.staff.deny')}
            </Button>
          </>
        )}
        <SyncControl listing={listing} />
      </div>
      {denying && <DenyDialog id={listing.id} onDenied={show} onClose={() => setDenying(false)} />}
    </Card>
  );
}

/** Only staff can synchronise with the outside listing site; shows how it went (R254, R255). */
function SyncControl({ listing: { id, visible } }: { listing: ListingAnswer }) {
  const { t } = useTexts();
  const query = endpointQuery(getSyncState, { params: { id } });
  const { data: state } = useQuery(query);
  // Whether the product works without the outside site only the server knows.
  const no = state && refusalToSync({ visible, external: state.state, isOff: false });
  const sync = useEndpointCall(syncListing, {
    onDone: (answer) => {
      hold(query, answer);
      showToast({ tone: 'success', text: t('listingScreen.staff.syncing') });
    },
    onRefusal: (problem) => {
      showToast({ tone: 'danger', text: t('listingScreen.staff.syncFailed'), more: problem.body.detail });
      return true;
    },
  });
  return (
    <>
      <Button
        busy={sync.sending}
        disabled={no !== undefined}
        title={no && t(refusalText(no.code), no.params)}
        onClick={() => void sync.run({ params: { id } })}
      >
        {t('listingScreen.staff.sync')}
      </Button>
      {state && (
        <span className="small muted">
          {t(`listingScreen.staff.external.${state.state}`)}
          {state.errors.length > 0 && `: ${state.errors.join(', ')}`}
        </span>
      )}
    </>
  );
}

interface DenyDialogProps {
  id: string;
  onDenied: (answer: ListingAnswer) => void;
  onClose: () => void;
}

/** Takes the listing out of publication; the owner is notified of the reason (C37). */
function DenyDialog({ id, onDenied, onClose }: DenyDialogProps) {
  const { t } = useTexts();
  const form = useEndpointForm(denyListing, {
    initial: { reason: '' },
    toArgs: (body) => ({ params: { id }, body }),
    onDone: (answer) => {
      onDenied(answer);
      showToast({ tone: 'success', text: t('listingScreen.staff.denied') });
      onClose();
    },
  });
  return (
    <Dialog
      title={t('listingScreen.staff.denyTitle')}
      closeLabel={t('listingScreen.staff.close')}
      onClose={onClose}
    >
      <form className="stack" {...form.formProps}>
        <p className="muted">{t('listingScreen.staff.denyText')}</p>
        <FormProblems form={form} />
        <TextAreaField {...form.field('reason')} label={t('listingScreen.staff.reason')} rows={4} first />
        <SubmitButton form={form} variant="danger" wide>
          {t('listingScreen.staff.denyAction')}
        </SubmitButton>
      </form>
    </Dialog>
  );
}
