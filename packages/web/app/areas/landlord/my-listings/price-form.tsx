import { rentDoubt, rentMark, type TypedRent } from '@heima/domain/exchange-rates/rent-doubt.ts';
import type { ListingAnswer, MissingFieldAnswer } from '@heima/domain/listings/listing-answer.ts';
import { currencyId, readAmount } from '@heima/domain/listings/price.ts';
import { changePrice } from '@heima/domain/listings/writing-endpoints.form.ts';
import { labelKey } from '@heima/domain/reference/label-key.ts';
import type { Currency } from '@heima/domain/shared/money.ts';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import { AmountField } from '#entities/listing/amount-field.tsx';
import { listingQuery } from '#entities/listing/listing-query.ts';
import { RentDoubtNotice } from '#entities/listing/rent-doubt-notice.tsx';
import { typedAmount } from '#entities/listing/typed-amount.ts';
import { focusField } from '#features/listing/publish/focus-field.ts';
import { hold } from '#platform/api/held.ts';
import type { ApiProblem } from '#platform/api/problem.ts';
import { LoadProblem } from '#platform/errors/load-problem.tsx';
import { ifMatch } from '#platform/forms/changed-meanwhile.ts';
import { useEndpointCall } from '#platform/forms/use-endpoint-call.ts';
import { useEndpointForm } from '#platform/forms/use-endpoint-form.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/fields/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Popover } from '#ui/popover.tsx';
import { showToast } from '#ui/toasts.ts';
import styles from './my-listings.module.css';

interface PriceBoxProps {
  id: string;
  /** The price, which the box hangs at. */
  opener: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** The box that changes a price, with the price as it is when it opens. */
export function PriceBox({ id, opener, onClose }: PriceBoxProps) {
  const { t } = useTexts();
  const { data, error, refetch } = useQuery(listingQuery(id));
  if (!data && !error) return null;
  return (
    <Popover label={t('landlordScreens.price.change')} opener={opener} onClose={onClose}>
      {data ? (
        <PriceForm listing={data} onClose={onClose} />
      ) : (
        <LoadProblem
          title={t('landlordScreens.price.failed')}
          error={error!}
          onAgain={() => void refetch()}
        />
      )}
    </Popover>
  );
}

interface PriceFormProps {
  listing: ListingAnswer;
  onClose: () => void;
}

/** What keeps a price from being changed is said where the number stands. */
function PriceForm({ listing, onClose }: PriceFormProps) {
  const { t, format, language } = useTexts();
  /** The highest deposit that the new price allows, where the present one is higher. */
  const [limit, setLimit] = useState<number>();
  /** Why the server could not be asked, or did not answer. */
  const [failure, setFailure] = useState<string>();
  const [confirmed, setConfirmed] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const currency = listing.price?.currency ?? 'ISK';
  const version = useRef(listing.version);
  const outcome = {
    onDone: (answer: ListingAnswer) => {
      hold(listingQuery(answer.id), answer);
      showToast({ tone: 'success', text: t('landlordScreens.price.saved') });
      onClose();
    },
  };
  const withDeposit = useEndpointCall(changePrice, outcome);
  const valuesOf = ({ price }: Pick<ListingAnswer, 'price'>) => ({
    price: typedAmount(price?.price ?? null, currency, language),
    insurance_amount: '',
  });
  const form = useEndpointForm(changePrice, {
    initial: valuesOf(listing),
    toArgs: ({ price }) => ({ params: { id: listing.id }, body: { price } }),
    // Of two who change a price at once the later one is told, and writes over nothing.
    versioned: {
      version: listing.version ?? '',
      valuesOf: (now) => {
        version.current = now.version;
        return valuesOf(now);
      },
    },
    ...outcome,
    onRefusal: (problem) => {
      setLimit(allowedDeposit(problem));
      if (problem.body.errors) return undefined;
      // R264.
      setFailure(problem.body.detail ?? '');
      return true;
    },
  });
  const price = form.field('price');
  const rent = rentOf(listing, form.values.price, currency);
  const isDoubtful = rent !== undefined && rentDoubt(rent) !== undefined && rentMark(rent) !== confirmed;
  const send = () => {
    setFailure(undefined);
    void form.submit();
  };
  const set = (amount: string) => {
    setIsAsked(false);
    form.set('price', amount);
  };
  return (
    <form
      className={styles.form}
      {...form.formProps}
      onSubmit={(event) => {
        event.preventDefault();
        setIsAsked(isDoubtful);
        if (isDoubtful) focusField(`#${price.id}`);
        else send();
      }}
    >
      <AmountField
        {...price}
        error={isAsked && isDoubtful ? t('listings.missing.rentDoubt') : price.error}
        onChange={set}
        label={t('landlordScreens.price.label')}
        currency={currencyId(currency)}
        per={t(labelKey('priceTypeShort', listing.price_type))}
      />
      <RentDoubtNotice
        rent={rent}
        confirmed={confirmed}
        onTake={set}
        onConfirm={(mark) => {
          setConfirmed(mark);
          // Whoever had pressed to save need not press again.
          if (isAsked) send();
        }}
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
                void withDeposit.run(
                  {
                    params: { id: listing.id },
                    body: { price: form.values.price, insurance_amount: limit },
                  },
                  ifMatch(version.current),
                )
              }
            >
              {t('landlordScreens.price.lowerDeposit', { amount: format.money(limit, currency) })}
            </Button>
          }
        >
          {t('landlordScreens.price.depositTooHigh')}
        </Notice>
      )}
      {limit === undefined && form.errors.insurance_amount && (
        <FieldError>{form.errors.insurance_amount}</FieldError>
      )}
      {failure !== undefined && (
        <Notice
          tone="danger"
          role="alert"
          title={t('landlordScreens.toasts.price')}
          action={
            <Button size="small" onClick={send}>
              {t('wizardScreens.again')}
            </Button>
          }
        >
          {failure}
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
  );
}

/** The rent as it is typed; nothing where it cannot be read. */
function rentOf(listing: ListingAnswer, typed: string, currency: Currency): TypedRent | undefined {
  const price = readAmount(typed, currency);
  if (price === undefined) return undefined;
  const { price_type, size, listing_type } = listing;
  return {
    price,
    currency,
    price_type,
    size,
    isHome: listing_type === null || listing_type === 'residential',
  };
}

/** The highest deposit for a price that was refused for nothing but the deposit. */
function allowedDeposit({ body }: ApiProblem): number | undefined {
  const [first, ...others] = (body.missing_fields as MissingFieldAnswer[] | undefined) ?? [];
  const maximum = first?.field === 'insurance_amount' ? first.params.maximum : undefined;
  return typeof maximum === 'number' && others.length === 0 ? maximum : undefined;
}
