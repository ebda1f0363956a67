import type { ListingCard } from '@heima/domain/listings/listing-card.ts';
import { amountFault, currencyId, readAmount } from '@heima/domain/listings/price.ts';
import { counterBid, placeBid } from '@heima/domain/offers/bidding-endpoints.form.ts';
import type { BidAnswer, RentalOffer } from '@heima/domain/offers/offer-answer.ts';
import { bidDays } from '@heima/domain/offers/offer-limits.ts';
import { labelKey } from '@heima/domain/reference/label-key.ts';
import type { Currency } from '@heima/domain/shared/money.ts';
import { AmountField } from '#entities/listing/amount-field.tsx';
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
}

/** What both forms do: the price is read before it is sent, and what came too late is shown. */
function useBidding(currency: Currency, onClose: () => void) {
  const { t } = useTexts();
  return {
    initial: { price: '' },
    alsoWrong: ({ price }: BidValues) =>
      readAmount(price, currency) === undefined
        ? [
            {
              field: 'price',
              key: price.trim() === '' ? ('validation.required' as const) : amountFault(price, currency),
              params: {},
            },
          ]
        : [],
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
  const currency = listing.price?.currency ?? 'ISK';
  const form = useEndpointForm(placeBid, {
    ...useBidding(currency, onClose),
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
  const currency = listing.price?.currency ?? 'ISK';
  const form = useEndpointForm(counterBid, {
    ...useBidding(currency, onClose),
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
  const { t, format } = useTexts();
  const { price, price_type } = listing;
  const per = t(labelKey('priceTypeShort', price_type));
  return (
    <Dialog title={title} closeLabel={t('shell.close')} onClose={onClose} sheet>
      <form className="stack" {...form.formProps}>
        <p className="muted">
          {[more, t('offersScreen.form.lead', { count: bidDays })].filter(Boolean).join(' ')}
        </p>
        <FormProblems form={form} />
        <AmountField
          {...form.field('price')}
          label={t('offersScreen.form.price')}
          help={
            price
              ? `${t('offersScreen.asked')}: ${format.money(price.price, price.currency)}${per}`
              : undefined
          }
          currency={currencyId(price?.currency ?? 'ISK')}
          per={per}
          size="large"
        />
        <SubmitButton form={form}>{t('offersScreen.form.send')}</SubmitButton>
      </form>
    </Dialog>
  );
}
