import { rentDoubt, rentMark, type TypedRent } from '@heima/domain/exchange-rates/rent-doubt.ts';
import { labelKey } from '@heima/domain/reference/label-key.ts';
import { writtenAmount } from '@heima/domain/shared/money.ts';
import { typedAmount } from '#features/listing/draft/draft-values.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

interface RentDoubtNoticeProps {
  /** The rent as typed, where it can be read. */
  rent: TypedRent | undefined;
  /** The mark of the rent that was confirmed. */
  confirmed: string;
  onTake: (amount: string) => void;
  onConfirm: (mark: string) => void;
}

/** Asks about a rent that is much lower or higher than rents are, with what was probably meant; it may be right. */
export function RentDoubtNotice({ rent, confirmed, onTake, onConfirm }: RentDoubtNoticeProps) {
  const { t, format, language } = useTexts();
  const doubt = rent && rentDoubt(rent);
  if (!rent || !doubt || rentMark(rent) === confirmed) return null;
  const { currency } = rent;
  const money = (minor: number) => format.money(writtenAmount(minor, currency), currency);
  const { kind, meant } = doubt;
  return (
    <Notice
      tone="warning"
      role="status"
      title={t(`wizardScreens.pricing.${kind === 'low' || kind === 'high' ? 'doubt' : kind}`)}
      action={
        <div className="row row--wrap">
          {meant !== undefined && (
            <Button
              size="small"
              onClick={() => onTake(typedAmount(writtenAmount(meant, currency), currency, language))}
            >
              {t('wizardScreens.pricing.addZero', { amount: money(meant) })}
            </Button>
          )}
          <Button size="small" onClick={() => onConfirm(rentMark(rent))}>
            {t('wizardScreens.pricing.rentIsRight')}
          </Button>
        </div>
      }
    >
      {t(`wizardScreens.pricing.${kind === 'high' || kind === 'tooMany' ? 'isHigh' : 'isLow'}`, {
        amount: money(rent.price),
        per: t(labelKey('priceType', rent.price_type)),
      })}
    </Notice>
  );
}
