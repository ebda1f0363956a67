import { currencyId } from '@heima/domain/listings/price.ts';
import { changePrice } from '@heima/domain/listings/writing-endpoints.form.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { typedAmount } from '#features/listing/draft/draft-values.ts';
import { AmountField } from '#features/listing/fields/amount-field.tsx';
import { useEndpointForm } from '#platform/forms/use-endpoint-form.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toasts.ts';
import { keepAnswer } from './keep-answer.ts';
import type { OwnListing } from './listing-row.tsx';
import styles from './my-listings.module.css';

/** The form in place of the price. */
export function PriceForm({ listing, onClose }: { listing: OwnListing; onClose: () => void }) {
  const { t, language } = useTexts();
  const queries = useQueryClient();
  const currency = listing.price?.currency ?? 'ISK';
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  const form = useEndpointForm(changePrice, {
    initial: { price: typedAmount(listing.price?.price ?? null, currency, language) },
    toArgs: ({ price }) => ({ params: { id: listing.id }, body: { price } }),
    onDone: (answer) => {
      keepAnswer(queries, answer);
      showToast({ tone: 'success', text: t('landlord.price.saved') });
      onClose();
    },
    onRefusal: (problem) => {
      if (problem.body.errors) return undefined;
      // R264.
      showToast({
        tone: 'danger',
        text: t('landlord.toasts.price'),
        more: problem.body.detail,
        undo: { label: t('wizard.again'), run: () => void form.submit() },
      });
      return true;
    },
  });
  return (
    <form
      className={styles.ownForm}
      {...form.formProps}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <div ref={box}>
        <AmountField
          {...form.field('price')}
          label={<span className="sr">{t('landlord.price.label')}</span>}
          currency={currencyId(currency)}
        />
      </div>
      <div className="row">
        <Button variant="primary" size="small" type="submit" busy={form.sending}>
          {t('landlord.price.save')}
        </Button>
        <Button variant="soft" size="small" onClick={onClose}>
          {t('landlord.price.cancel')}
        </Button>
      </div>
      {form.refusal && <p className="err">{form.refusal}</p>}
    </form>
  );
}
