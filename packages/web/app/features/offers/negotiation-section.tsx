import type { ApplicationStatus } from '@heima/domain/applications/application-state.ts';
import type { ListingCard } from '@heima/domain/listings/listing-card.ts';
import { type BidSide, refusalToAct } from '@heima/domain/offers/bid-state.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { loadState } from '#platform/errors/load-state.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { Section } from '#ui/section.tsx';
import { PlaceBidDialog } from './bid-dialog.tsx';
import { BidStatusBadge } from './bid-status-badge.tsx';
import { Negotiation } from './negotiation.tsx';
import { offersOfQuery } from './offer-queries.ts';
import { useLiveOffers } from './use-live-offers.ts';

interface NegotiationSectionProps {
  application: { id: string; status: ApplicationStatus; listing: ListingCard };
  /** The side that the reader takes; nothing for staff, who only look. */
  side: BidSide | undefined;
}

/**
 * The negotiation over the rent of an application, on the pages of both sides (V100, V109). Where there is none and none
 * can begin, nothing is shown.
 */
export function NegotiationSection({ application, side }: NegotiationSectionProps) {
  const { t } = useTexts();
  const offers = useQuery(offersOfQuery(application.id));
  useLiveOffers();
  const offer = offers.data?.items[0];
  const { status, listing } = application;
  const canBegin = !refusalToAct('bid', { side, visible: listing.visible, application: status, count: 0 });
  if (!offer && (!canBegin || offers.isPending)) return null;
  return (
    <Section id="offers" title={t('offersScreen.title')} state={offer && <BidStatusBadge offer={offer} />}>
      {loadState(offers, t('offersScreen.failed'), 1) ??
        (offer ? (
          <Negotiation offer={offer} />
        ) : (
          side && <FirstBid applicationId={application.id} listing={listing} side={side} />
        ))}
    </Section>
  );
}

/** Nobody has bid yet (R222). */
function FirstBid({ side, ...about }: { applicationId: string; listing: ListingCard; side: BidSide }) {
  const { t } = useTexts();
  const [asks, setAsks] = useState(false);
  return (
    <>
      <p>{t(`offersScreen.none.${side}`)}</p>
      <div>
        <Button onClick={() => setAsks(true)}>{t('offersScreen.actions.bid')}</Button>
      </div>
      {asks && <PlaceBidDialog {...about} onClose={() => setAsks(false)} />}
    </>
  );
}
