import { meantRent, readAmount } from '@heima/domain/listings/price.ts';
import type { Currency } from '@heima/domain/shared/money.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

interface MeantRentProps {
  /** The rent as typed. */
  typed: string;
  currency: Currency;
  priceType: number;
  isHome: boolean;
  onTake: (amount: string) => void;
}

/** Asks about a monthly rent that is much lower or higher than rents are, with what was probably meant; it may be right. */
export function MeantRent({ typed, currency, priceType, isHome, onTake }: MeantRentProps) {
  const { t, format } = useTexts();
  const amount = currency === 'ISK' && priceType === 1 && isHome ? readAmount(typed, currency) : undefined;
  const meant = amount === undefined ? undefined : meantRent(amount);
  if (amount === undefined || meant === undefined) return null;
  const kind = meant < amount ? 'tooMany' : amount < 1000 ? 'thousands' : 'missingZero';
  return (
    <Notice
      tone="warning"
      role="status"
      title={t(`wizardScreens.pricing.${kind}`)}
      action={
        <Button size="small" onClick={() => onTake(String(meant))}>
          {t('wizardScreens.pricing.addZero', { amount: format.money(meant) })}
        </Button>
      }
    >
      {t(`wizardScreens.pricing.${kind === 'tooMany' ? 'tooManyText' : 'missingZeroText'}`, {
        amount: format.money(amount),
      })}
    </Notice>
  );
}
