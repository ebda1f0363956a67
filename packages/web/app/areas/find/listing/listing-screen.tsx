import { recordView } from '@heima/domain/listing-interest/endpoints.ts';
import type { ListingAnswer } from '@heima/domain/listings/listing-answer.ts';
import { readLanguage } from '@heima/domain/shared/language.ts';
import { type ReactNode, useEffect } from 'react';
import { openLogin } from '#features/auth/open-login.ts';
import { callApi } from '#platform/api/call-api.ts';
import { useLazyPart } from '#platform/errors/use-lazy-part.ts';
import { loadTexts } from '#platform/i18n/texts.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { fetchedLater, LaterPart } from '#platform/later-part.tsx';
import { PageHead } from '#platform/page-head.tsx';
import { usePageFacts } from '#platform/viewer.ts';
import { classNames } from '#ui/class-names.ts';
import { CostPanel } from './cost-panel.tsx';
import { Description } from './description.tsx';
import { Gallery } from './gallery.tsx';
import { Glance } from './glance.tsx';
import styles from './listing.module.css';
import { ReportButton, StickyActions } from './listing-actions.tsx';
import { listingHead } from './listing-head-facts.ts';
import { ListingHeading } from './listing-heading.tsx';
import { Place } from './place.tsx';

const PaperAddress = fetchedLater(async () => (await import('./paper-address.tsx')).PaperAddress);
const Amenities = fetchedLater(async () => (await import('./amenities.tsx')).Amenities);
const Terms = fetchedLater(async () => (await import('./terms.tsx')).Terms);
const Landlord = fetchedLater(async () => (await import('./landlord.tsx')).Landlord);
const OpenHouses = fetchedLater(
  async () => (await import('#features/open-houses/open-houses-of-listing.tsx')).OpenHousesOfListing,
);
const Similar = fetchedLater(async () => (await import('./similar.tsx')).Similar);

const loadStaffControls = async () => {
  await loadTexts(readLanguage(document.documentElement.lang) ?? 'is', ['listings', 'validation']);
  return (await import('./staff-controls.tsx')).StaffControls;
};
const stay = () => undefined;

interface ListingScreenProps {
  listing: ListingAnswer;
  /** Stands above a draft that is only looked at: nothing can be done with it. */
  note?: ReactNode;
}

/** A listing with everything the viewer may know of it (V065). */
export function ListingScreen({ listing, note }: ListingScreenProps) {
  const { t, format, language } = useTexts();
  const { origin } = usePageFacts();
  useView(listing);
  const StaffControls = useLazyPart(loadStaffControls, listing.can.sync, stay);
  return (
    <>
      <main id="content" className={classNames(styles.page, 'wrap')}>
        <PageHead {...listingHead(listing, { t, format, language, origin })} />
        {note}
        <LaterPart>
          <PaperAddress listing={listing} />
        </LaterPart>
        <Gallery listing={listing} />
        <div className={styles.columns}>
          <div>
            <ListingHeading listing={listing} />
            <Glance listing={listing} />
          </div>
          <CostPanel listing={listing} />
          <div className={styles.more}>
            {StaffControls && <StaffControls listing={listing} />}
            {!note && (
              <LaterPart>
                <OpenHouses id={listing.id} onSignIn={openLogin} />
              </LaterPart>
            )}
            <Description listing={listing} />
            <LaterPart>
              <Amenities listing={listing} />
            </LaterPart>
            <LaterPart>
              <Terms listing={listing} />
            </LaterPart>
            <Place listing={listing} />
            <LaterPart>
              <Landlord listing={listing} />
            </LaterPart>
            {!note && <ReportButton listing={listing} />}
          </div>
        </div>
        {!note && (
          <LaterPart>
            <Similar listing={listing} />
          </LaterPart>
        )}
      </main>
      <StickyActions listing={listing} />
    </>
  );
}

/** Counts the view once the page is really looked at; the owner's own looks do not count. */
function useView({ id, visible, can }: ListingAnswer): void {
  const counts = visible && !can.edit;
  useEffect(() => {
    if (!counts) return;
    // A view that is not counted is no fault the reader should hear of.
    void callApi(recordView, { params: { id } }).catch(() => undefined);
  }, [id, counts]);
}
