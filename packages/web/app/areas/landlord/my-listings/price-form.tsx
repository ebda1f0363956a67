import { ownListings } from '@heima/domain/listings/endpoints.ts';
import { currencyId } from '@heima/domain/listings/price.ts';
import { changePrice } from '@heima/domain/listings/writing-endpoints.form.ts';
import type { RefObject } from 'react';
import { listingQuery } from '#entities/listing/listing-query.ts';
import { typedAmount } from '#features/listing/draft/draft-values.ts';
import { AmountField } from '#features/listing/fields/amount-field.tsx';
import { MeantRent } from '#features/listing/meant-rent.tsx';
import { hold } from '#platform/api/held.ts';
import { useEndpointForm } from '#platform/forms/use-endpoint-form.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/fields/field.tsx';
import { Popover } from '#ui/popover.tsx';
import { showToast } from '#ui/toasts.ts';
import type { OwnListing } from './listing-row.tsx';
import styles from './my-listings.module.css';

interface PriceFormProps {
  listing: OwnListing;
  /** The price, which the box hangs at. */
  opener: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** The box that changes a price. */
export function PriceForm({ listing, opener, onClose }: PriceFormProps) {
  const { t, language } = useTexts();
  const currency = listing.price?.currency ?? 'ISK';
  const form = useEndpointForm(changePrice, {
    initial: { price: typedAmount(listing.price?.price ?? null, currency, language) },
    toArgs: ({ price }) => ({ params: { id: listing.id }, body: { price } }),
    stale: [ownListings],
    onDone: (answer) => {
      hold(listingQuery(answer.id), answer);
      showToast({ tone: 'success', text: t('landlordScreens.price.saved') });
      onClose();
    },
    onRefusal: (problem) => {
      if (problem.body.errors) return undefined;
      // R264.
      showToast({
        tone: 'danger',
        text: t('landlordScreens.toasts.price'),
        more: problem.body.detail,
        undo: { label: t('wizardScreens.again'), run: () => void form.submit() },
      });
      return true;
    },
  });
  return (
    <Popover label={t('landlordScreens.price.change')} opener={opener} onClose={onClose}>
      <form className={styles.form} {...form.formProps}>
        <AmountField
          {...form.field('price')}
          label={t('landlordScreens.price.label')}
          currency={currencyId(currency)}
        />
        <MeantRent
          typed={form.values.price}
          currency={currency}
          priceType={listing.price_type}
          isHome={listing.listing_type === 'residential'}
          onTake={(amount) => form.set('price', amount)}
        />
        <div className="row">
          <Button variant="primary" size="small" type="submit" busy={form.sending}>
            {t('landlordScreens.price.save')}
          </Button>
          <Button variant="soft" size="small" onClick={onClose}>
            {t('landlordScreens.price.cancel')}
          </Button>
        </div>
        {form.refusal && <FieldError>{form.refusal}</FieldError>}
      </form>
    </Popover>
  );
}
