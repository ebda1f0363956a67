import type { BidSide } from '@heima/domain/offers/bid-state.ts';
import type { BidAnswer, RentalOffer } from '@heima/domain/offers/offer-answer.ts';
import { IconCashBanknote } from '@tabler/icons-react';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Timeline, type TimelineEvent } from '#ui/timeline.tsx';
import { bidLooks } from './bid-status-badge.tsx';

/** Who a side is to the reader: oneself, the other by name, or by role where the account is gone. */
export function useNameOfSide({ side, tenant, landlord }: RentalOffer): (of: BidSide) => string {
  const { t } = useTexts();
  return (of) =>
    of === side
      ? t('offersScreen.you')
      : ((of === 'BUYER' ? tenant : landlord)?.full_name ?? t(`offersScreen.sides.${of}`));
}

/** All bids and how each ended, the first first. A bid that was answered by another one has its answer in that one. */
export function BidHistory({ offer }: { offer: RentalOffer }) {
  const { t, format } = useTexts();
  const nameOf = useNameOfSide(offer);
  const title = t('offersScreen.history.title');
  const when = (at: string) => `${format.date(at)} ${format.time(at)}`;
  const events = offer.bids.flatMap((bid): TimelineEvent[] => {
    const price = format.money(bid.price.price, bid.price.currency);
    const made: TimelineEvent = {
      key: bid.id,
      at: bid.date,
      when: when(bid.date),
      what: t(`offersScreen.history.${bid.counter_of ? 'counter' : 'bid'}`, { price }),
      actor: nameOf(bid.initiator),
      icon: IconCashBanknote,
      tone: 'info',
    };
    return bid.ended_at === null || bid.ended_because === 'counter'
      ? [made]
      : [made, endOf(bid, bid.ended_at)];
  });
  function endOf({ id, status, ended_by, ended_because }: BidAnswer, at: string): TimelineEvent {
    const isOver = ended_because === 'application' || ended_because === 'listing';
    const { icon, tone } = bidLooks[status];
    return {
      key: `${id} end`,
      at,
      when: when(at),
      what: isOver
        ? t(`offersScreen.meaning.${ended_because}`)
        : status !== 'pending' && t(`offersScreen.history.${status}`),
      actor: ended_by && !isOver ? nameOf(ended_by) : undefined,
      icon,
      tone: tone === 'accent' ? 'neutral' : tone,
    };
  }
  return (
    <div className="stack stack--8">
      <h3>{title}</h3>
      <Timeline label={title} events={events} />
    </div>
  );
}
