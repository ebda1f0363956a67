import { rentDoubt, rentMark } from '@heima/domain/exchange-rates/rent-doubt.ts';
import { houseUtilityCodes } from '@heima/domain/listings/listing-codes.ts';
import { amountFault, currencyOf, readAmount } from '@heima/domain/listings/price.ts';
import { readSize, sizeFault } from '@heima/domain/listings/size.ts';
import type { WizardStep } from '@heima/domain/listings/wizard-steps.ts';
import { readPropertyNumber } from '@heima/domain/places/property-number.ts';
import type { PlainDate } from '@heima/domain/shared/plain-date.ts';
import type { TextKey } from '@heima/domain/shared/text-key.ts';
import { fieldId } from './draft-form.tsx';
import type { DraftField, DraftValues } from './draft-values.ts';
import { isOpen } from './open-answers.ts';
import { typedRent } from './typed-rent.ts';

/** Something that was typed or answered and cannot count as it is. What is only missing yet is none. */
export interface DraftFault {
  field: DraftField;
  /** The id of the control that it is mended in. */
  id: string;
  step: WizardStep;
  text_key: TextKey;
}

const isTyped = (text: string): boolean => text.trim() !== '';

/** Everything in a form that nobody may go on from without being told, in the order of the wizard. */
export function draftFaults(values: DraftValues, today: PlainDate): DraftFault[] {
  return [...placeFaults(values), ...timeFaults(values, today), ...moneyFaults(values)];
}

const fault = (field: DraftField, step: WizardStep, text_key: TextKey, id = fieldId(field)): DraftFault => ({
  field,
  id,
  step,
  text_key,
});

function* placeFaults(values: DraftValues): Iterable<DraftFault> {
  const property = values['address.fastanr'];
  if (isTyped(property) && readPropertyNumber(property) === undefined)
    yield fault('address.fastanr', '1_map', 'places.messages.propertyNumber');
  if (isTyped(values.size) && readSize(values.size) === undefined)
    yield fault('size', '2_size', sizeFault(values.size));
  if (isOpen('answer.pets', values)) yield fault('rules.allowed_pet', '4_rules', 'listings.missing.pets');
}

function* timeFaults(values: DraftValues, today: PlainDate): Iterable<DraftFault> {
  const { available_from: from, contract_min_months: least, contract_max_months: most } = values;
  if (isOpen('answer.later', values))
    yield fault('available_from', '4_availability', 'listings.missing.availableFrom');
  if (from !== null && from < today)
    yield fault('available_from', '4_availability', 'listings.missing.availableFromPast');
  if (least > most) yield fault('contract_max_months', '4_availability', 'listings.missing.contractMonths');
}

function* moneyFaults(values: DraftValues): Iterable<DraftFault> {
  const currency = currencyOf(values.currency_id);
  const isWrong = (text: string, of = currency) => isTyped(text) && readAmount(text, of) === undefined;
  const rent = typedRent(values);
  if (isWrong(values.price)) yield fault('price', '5_pricing', amountFault(values.price, currency));
  else if (rent && rentDoubt(rent) && rentMark(rent) !== values['answer.rent'])
    yield fault('price', '5_pricing', 'listings.missing.rentDoubt');
  for (const code of houseUtilityCodes) {
    const field = `utility.${code}` as const;
    const { paid_by_tenant, monthly_amount, currency_id } = values[field];
    if (paid_by_tenant && isWrong(monthly_amount, currencyOf(currency_id)))
      yield fault(
        field,
        '5_pricing',
        amountFault(monthly_amount, currencyOf(currency_id)),
        `${fieldId(field)}-amount`,
      );
  }
  const { security_deposit, insurance_amount } = values;
  if (security_deposit === 'custom' && isWrong(insurance_amount))
    yield fault('insurance_amount', '5_pricing', amountFault(insurance_amount, currency));
}
