import { currencyId } from '@heima/domain/listings/price.ts';
import { labelKey } from '@heima/domain/reference/label-key.ts';
import { joined } from '@heima/domain/shared/one-line.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import type { Bound, FieldWords } from '#ui/fields/field.tsx';
import { AmountField } from './amount-field.tsx';
import { RentDoubtNotice } from './rent-doubt-notice.tsx';
import { askedRent, type BidHome, currencyOfBid, typedBid } from './typed-bid.ts';

interface BidFieldProps extends Bound<string>, Pick<FieldWords, 'label'> {
  home: BidHome;
  /** How what is asked is named: "Auglýst leiga". */
  asked: string;
  /** What else is to be known. */
  more?: string;
  /** The mark of a bid that is right although it is far from what is asked. */
  confirmed: string;
  onConfirm: (mark: string) => void;
  size?: 'medium' | 'large';
}

/** The rent that somebody bids for a home, beside what is asked; one that is far from it is asked about once sent. */
export function BidField({ home, asked, more, confirmed, onConfirm, ...field }: BidFieldProps) {
  const { t, format } = useTexts();
  const per = t(labelKey('priceTypeShort', home.price_type));
  const { price } = home;
  const words = [price && `${asked}: ${format.money(price.price, price.currency)}${per}`, more];
  return (
    <>
      <AmountField {...field} help={joined(words)} currency={currencyId(currencyOfBid(home))} per={per} />
      {field.error && (
        <RentDoubtNotice
          rent={typedBid(field.value, home)}
          asked={askedRent(home)}
          confirmed={confirmed}
          onTake={field.onChange}
          onConfirm={onConfirm}
        />
      )}
    </>
  );
}
