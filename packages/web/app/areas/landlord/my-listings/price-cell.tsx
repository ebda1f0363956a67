import { labelKey } from '@heima/domain/reference/label-key.ts';
import { IconPencil } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useLazyPart } from '#platform/errors/use-lazy-part.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Money } from '#ui/money.tsx';
import styles from './my-listings.module.css';
import type { OwnListing } from './own-listing.ts';

const loadBox = async () => (await import('./price-form.tsx')).PriceBox;

/** The price, changed in a box at it; a change is shown in the conversations about the listing (R257). */
export function PriceCell({ listing }: { listing: OwnListing }) {
  const { t, format } = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => setIsOpen(false);
  const PriceBox = useLazyPart(loadBox, isOpen, close);
  const { price, price_type } = listing;
  return (
    <>
      <Button
        ref={opener}
        variant="plain"
        size="small"
        className={styles.price}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {price ? (
          <Money per={t(labelKey('priceTypeShort', price_type))}>
            {format.money(price.price, price.currency)}
          </Money>
        ) : (
          t('listings.card.noPrice')
        )}
        <Icon of={IconPencil} size={16} />
        <span className="sr">{t('landlordScreens.price.change')}</span>
      </Button>
      {isOpen && PriceBox && <PriceBox id={listing.id} opener={opener} onClose={close} />}
    </>
  );
}
