import type { ListingCard } from '@heima/domain/listings/listing-card.ts';
import { counterBid, placeBid } from '@heima/domain/offers/bidding-endpoints.form.ts';
import type { BidAnswer, RentalOffer } from '@heima/domain/offers/offer-answer.ts';
import { bidDays } from '@heima/domain/offers/offer-limits.ts';
import { BidField } from '#entities/listing/bid-field.tsx';
import { bidFault } from '#entities/listing/typed-bid.ts';
import type { ApiProblem } from '#platform/api/problem.ts';
import { FormProblems } from '#platform/forms/form-problems.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { type EndpointForm, useEndpointForm } from '#platform/forms/use-endpoint-form.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { showToast } from '#ui/toasts.ts';
import { holdOffer } from './use-bid-answer.ts';
import { refreshOffers } from './use-live-offers.ts';

/** What a form needs to know of the home. */
type Home = Pick<ListingCard, 'id' | 'price' | 'price_type'>;

interface BidValues {
  price: string;
  /** The mark of a bid that is far from what is asked, and meant so. */
  confirmed: string;
}

/** What both forms do: the price is read before it is sent, and what came too late is shown. */
function useBidding(listing: Home, onClose: () => void) {
  const { t } = useTexts();
  return {
    initial: { price: '', confirmed: '' },
    alsoWrong: ({ price, confirmed }: BidValues) => {
      const key = bidFault(price, listing, confirmed);
      return key ? [{ field: 'price', key, params: {} }] : [];
    },
    onDone: (answer: RentalOffer) => {
      holdOffer(answer);
      showToast({ tone: 'success', text: t('offersScreen.done.sent') });
      onClose();
    },
    onRefusal: ({ status }: ApiProblem) => {
      if (status === 409) void refreshOffers();
      return undefined;
    },
  };
}

interface PlaceBidProps {
  applicationId: string;
  listing: Home;
  onClose: () => void;
}

/** Asks what is bid (V069). */
export function PlaceBidDialog({ applicationId, listing, onClose }: PlaceBidProps) {
  const { t } = useTexts();
  const form = useEndpointForm(placeBid, {
    ...useBidding(listing, onClose),
    toArgs: ({ price }) => ({
      params: { id: listing.id },
      body: { price, application_id: applicationId },
    }),
  });
  return <BidForm form={form} title={t('offersScreen.actions.bid')} listing={listing} onClose={onClose} />;
}

interface CounterBidProps {
  bid: BidAnswer;
  listing: Home;
  onClose: () => void;
}

/** Asks what is bid against a bid (R215). */
export function CounterBidDialog({ bid, listing, onClose }: CounterBidProps) {
  const { t, format } = useTexts();
  const form = useEndpointForm(counterBid, {
    ...useBidding(listing, onClose),
    toArgs: ({ price }) => ({ params: { id: bid.id }, body: { price } }),
  });
  return (
    <BidForm
      form={form}
      title={t('offersScreen.actions.counter')}
      more={t('offersScreen.form.counter', { price: format.money(bid.price.price, bid.price.currency) })}
      listing={listing}
      onClose={onClose}
    />
  );
}

interface BidFormProps {
  form: EndpointForm<BidValues>;
  title: string;
  /** What becomes of the bid that is answered. */
  more?: string;
  listing: Home;
  onClose: () => void;
}

function BidForm({ form, title, more, listing, onClose }: BidFormProps) {
  const { t } = useTexts();
  return (
    <Dialog title={title} closeLabel={t('shell.close')} onClose={onClose} sheet>
      <form className="stack" {...form.formProps}>
        <p className="muted">
          {[more, t('offersScreen.form.lead', { count: bidDays })].filter(Boolean).join(' ')}
        </p>
        <FormProblems form={form} />
        <BidField
          {...form.field('price')}
          label={t('offersScreen.form.price')}
          home={listing}
          asked={t('offersScreen.asked')}
          confirmed={form.values.confirmed}
          onConfirm={(confirmed) => void form.submit({ confirmed })}
          size="large"
        />
        <SubmitButton form={form}>{t('offersScreen.form.send')}</SubmitButton>
      </form>
    </Dialog>
  );
}
