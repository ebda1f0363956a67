import { bidDoubt, rentDoubt, rentMark, type TypedRent } from '@heima/domain/exchange-rates/rent-doubt.ts';
import { labelKey } from '@heima/domain/reference/label-key.ts';
import { writtenAmount } from '@heima/domain/shared/money.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { typedAmount } from './typed-amount.ts';

interface RentDoubtNoticeProps {
  /** The rent as typed, where it can be read. */
  rent: TypedRent | undefined;
  /** What is asked for the home, where the rent is a bid, in minor units. */
  asked?: number | undefined;
  /** The mark of the rent that was confirmed. */
  confirmed: string;
  onTake: (amount: string) => void;
  onConfirm: (mark: string) => void;
}

/**
 * Asks about a rent that is much lower or higher than rents are, or about a bid that is far from what is asked, with
 * what was probably meant; it may be right.
 */
export function RentDoubtNotice({ rent, asked, confirmed, onTake, onConfirm }: RentDoubtNoticeProps) {
  const { t, format, language } = useTexts();
  const doubt = rent && (asked === undefined ? rentDoubt(rent) : bidDoubt(rent, asked));
  if (!rent || !doubt || rentMark(rent) === confirmed) return null;
  const { currency } = rent;
  const money = (minor: number) => format.money(writtenAmount(minor, currency), currency);
  const { kind, meant } = doubt;
  const isHigh = kind === 'high' || kind === 'tooMany';
  const fault =
    asked === undefined ? (isHigh ? 'isHigh' : 'isLow') : isHigh ? 'isFarAbove' : ('isFarBelow' as const);
  return (
    <Notice
      tone="warning"
      role="status"
      title={t(`listings.doubt.${kind === 'low' || kind === 'high' ? 'title' : kind}`)}
      action={
        <div className="row row--wrap">
          {meant !== undefined && (
            <Button
              size="small"
              onClick={() => onTake(typedAmount(writtenAmount(meant, currency), currency, language))}
            >
              {t('listings.doubt.change', { amount: money(meant) })}
            </Button>
          )}
          <Button size="small" onClick={() => onConfirm(rentMark(rent))}>
            {t('listings.doubt.rentIsRight')}
          </Button>
        </div>
      }
    >
      {t(`listings.doubt.${fault}`, {
        amount: money(rent.price),
        per: t(labelKey('priceType', rent.price_type)),
      })}
    </Notice>
  );
}
