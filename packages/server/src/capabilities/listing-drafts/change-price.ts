import type { changePrice as contract } from '@heima/domain/listings/writing-endpoints.ts';
import { editListing, presentListing } from '#capabilities/listings/public.ts';
import type { Handler } from '#platform/http/call.ts';
import { changeFields } from './change-fields.ts';

/** Changes the price of a draft or a published listing, and a deposit that would be too high for it (E095, R257). */
export const changePrice: Handler<typeof contract> = async ({ params, body }, call) => {
  const { price, currency, price_type, insurance_amount } = body;
  return call.answer(
    (unit) =>
      editListing(
        unit,
        call,
        params.id,
        (before) =>
          changeFields(unit, before, { price, currency_id: currency, price_type, insurance_amount }),
        'change_price',
      ),
    (row) => presentListing(row, call),
  );
};
