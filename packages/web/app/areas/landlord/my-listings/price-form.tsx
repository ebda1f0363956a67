import type { ListingAnswer, MissingFieldAnswer } from '@heima/domain/listings/listing-answer.ts';
import { currencyId } from '@heima/domain/listings/price.ts';
import { changePrice } from '@heima/domain/listings/writing-endpoints.form.ts';
import { type RefObject, useState } from 'react';
import { listingQuery } from '#entities/listing/listing-query.ts';
import { typedAmount } from '#features/listing/draft/draft-values.ts';
import { AmountField } from '#features/listing/fields/amount-field.tsx';
import { MeantRent } from '#features/listing/meant-rent.tsx';
import { hold } from '#platform/api/held.ts';
import type { ApiProblem } from '#platform/api/problem.ts';
import { useEndpointCall } from '#platform/forms/use-endpoint-call.ts';
import { useEndpointForm } from '#platform/forms/use-endpoint-form.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/fields/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Popover } from '#ui/popover.tsx';
import { showToast } from '#ui/toasts.ts';
import styles from './my-listings.module.css';
import type { OwnListing } from './own-listing.ts';

interface PriceFormProps {
  listing: OwnListing;
  /** The price, which the box hangs at. */
  opener: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** The box that changes a price. */
export function PriceForm({ listing, opener, onClose }: PriceFormProps) {
  const { t, format, language } = useTexts();
  /** The highest deposit that the new price allows, where the present one is higher. */
  const [limit, setLimit] = useState<number>();
  const currency = listing.price?.currency ?? 'ISK';
  const outcome = {
    onDone: (answer: ListingAnswer) => {
      hold(listingQuery(answer.id), answer);
      showToast({ tone: 'success', text: t('landlordScreens.price.saved') });
      onClose();
    },
  };
  const withDeposit = useEndpointCall(changePrice, outcome);
  const form = useEndpointForm(changePrice, {
    initial: { price: typedAmount(listing.price?.price ?? null, currency, language), insurance_amount: '' },
    toArgs: ({ price }) => ({ params: { id: listing.id }, body: { price } }),
    ...outcome,
    onRefusal: (problem) => {
      setLimit(allowedDeposit(problem));
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
        {limit !== undefined && form.errors.insurance_amount && (
          <Notice
            tone="warning"
            role="alert"
            action={
              <Button
                size="small"
                busy={withDeposit.sending}
                onClick={() =>
                  void withDeposit.run({
                    params: { id: listing.id },
                    body: { price: form.values.price, insurance_amount: limit },
                  })
                }
              >
                {t('landlordScreens.price.lowerDeposit', { amount: format.money(limit, currency) })}
              </Button>
            }
          >
            {t('landlordScreens.price.depositTooHigh')}
          </Notice>
        )}
        <div className="row">
          <Button variant="primary" size="small" type="submit" busy={form.sending}>
            {t('landlordScreens.price.save')}
          </Button>
          <Button variant="soft" size="small" onClick={onClose}>
            {t('landlordScreens.price.cancel')}
          </Button>
        </div>
        {(form.refusal ?? withDeposit.refusal) && (
          <FieldError>{form.refusal ?? withDeposit.refusal}</FieldError>
        )}
      </form>
    </Popover>
  );
}

/** The highest deposit for a price that was refused for nothing but the deposit. */
function allowedDeposit({ body }: ApiProblem): number | undefined {
  const [first, ...others] = (body.missing_fields as MissingFieldAnswer[] | undefined) ?? [];
  const maximum = first?.field === 'insurance_amount' ? first.params.maximum : undefined;
  return typeof maximum === 'number' && others.length === 0 ? maximum : undefined;
}
