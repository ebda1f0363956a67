import type { BidAnswer, RentalOffer } from '@heima/domain/offers/offer-answer.ts';
import { labelKey } from '@heima/domain/reference/label-key.ts';
import { useEffect, useRef } from 'react';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Facts } from '#ui/facts.tsx';
import { Money } from '#ui/money.tsx';
import { BidActions } from './bid-actions.tsx';
import { BidHistory, useNameOfSide } from './bid-history.tsx';
import { hasLapsed } from './bid-status-badge.tsx';
import { BidTimeLeft } from './bid-time-left.tsx';

/** A negotiation: how the last bid stands and until when, what the reader can do, and all bids before it. */
export function Negotiation({ offer }: { offer: RentalOffer }) {
  const { t, format } = useTexts();
  const { bid, listing, side, status } = offer;
  const nameOf = useNameOfSide(offer);
  const meaning = useRef<HTMLParagraphElement>(null);
  const state = `${bid?.id} ${status}`;
  const before = useRef(state);
  useEffect(() => {
    // The button that was pressed has gone with the state it was for: a focus that was there needs a new place.
    if (before.current !== state && document.activeElement === document.body) meaning.current?.focus();
    before.current = state;
  }, [state]);
  const asked = listing.price;
  return (
    <div className="stack stack--24">
      <p role="status" ref={meaning} tabIndex={-1}>
        {bid ? t(`offersScreen.meaning.${meaningOf(bid, offer)}`) : t(`offersScreen.none.${side ?? 'BUYER'}`)}
      </p>
      <Facts>
        {bid && (
          <div>
            <dt>
              {bid.initiator === side
                ? t('offersScreen.yours')
                : t('offersScreen.theirs', { name: nameOf(bid.initiator) })}
            </dt>
            <dd>
              <Money per={t(labelKey('priceTypeShort', bid.price_type))}>
                {format.money(bid.price.price, bid.price.currency)}
              </Money>
            </dd>
          </div>
        )}
        {asked && (
          <div>
            <dt>{t('offersScreen.asked')}</dt>
            <dd>
              <Money per={t(labelKey('priceTypeShort', listing.price_type))}>
                {format.money(asked.price, asked.currency)}
              </Money>
            </dd>
          </div>
        )}
      </Facts>
      {bid?.status === 'pending' && (
        <p className="small muted">
          <time dateTime={bid.expires_at}>
            {t('offersScreen.until', {
              date: format.date(bid.expires_at),
              time: format.time(bid.expires_at),
            })}
          </time>
          <BidTimeLeft key={bid.id} expiresAt={bid.expires_at} />
        </p>
      )}
      <BidActions offer={offer} />
      {offer.bids.length > 0 && <BidHistory offer={offer} />}
    </div>
  );
}

function meaningOf({ initiator, status, ended_because }: BidAnswer, offer: RentalOffer) {
  const { side } = offer;
  if (hasLapsed(offer)) return 'application';
  if (status === 'pending') return initiator === side ? 'waits' : side ? 'answer' : 'open';
  return ended_because === 'application' || ended_because === 'listing' ? ended_because : status;
}
