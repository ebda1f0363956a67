import { currencyId } from '@heima/domain/listings/price.ts';
import { changePrice } from '@heima/domain/listings/publication-endpoints.ts';
import { IconPencil } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { typedAmount } from '../../../features/listing/draft/draft-values.ts';
import { AmountField } from '../../../features/listing/fields/amount-field.tsx';
import { useEndpointForm } from '../../../platform/forms/use-endpoint-form.ts';
import { useTexts } from '../../../platform/i18n/use-texts.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { keepAnswer } from './keep-answer.ts';
import type { OwnListing } from './listing-row.tsx';

/** The price, changed where it stands; a change is told in the conversations about the listing (R257). */
export function PriceCell({ listing }: { listing: OwnListing }) {
  const { t, format } = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (isOpen) return <PriceForm listing={listing} onClose={() => setIsOpen(false)} />;
  const { price, price_type } = listing;
  return (
    <button
      ref={opener}
      className="btn btn--quiet btn--s own__price"
      type="button"
      onClick={() => setIsOpen(true)}
    >
      {price ? (
        <span className="price">
          {format.money(price.price, price.currency)}
          <span>{t(`reference.labels.priceTypeShort.${price_type}`)}</span>
        </span>
      ) : (
        t('listings.card.noPrice')
      )}
      <Icon of={IconPencil} size={16} />
      <span className="sr">{t('landlord.price.change')}</span>
    </button>
  );
}

function PriceForm({ listing, onClose }: { listing: OwnListing; onClose: () => void }) {
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
      className="own__form"
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
        <button className="btn btn--primary btn--s" type="submit" disabled={form.sending}>
          {t('landlord.price.save')}
        </button>
        <button className="btn btn--soft btn--s" type="button" onClick={onClose}>
          {t('landlord.price.cancel')}
        </button>
      </div>
      {form.refusal && <p className="err">{form.refusal}</p>}
    </form>
  );
}
