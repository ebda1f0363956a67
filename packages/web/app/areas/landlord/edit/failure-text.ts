import type { TextKey } from '@heima/domain/shared/text-key.ts';

const startsWith = (field: string, starts: readonly string[]) =>
  starts.some((start) => field.startsWith(start));

const price = ['price', 'currency_id'];
const deposit = ['security_deposit', 'insurance_'];
const location = ['address.', 'location'];

/** What to say when saving failed, by what was to be saved (R264, R265, R266, R268). */
export function failureText(fields: readonly string[]): TextKey {
  if (fields.some((field) => startsWith(field, price))) return 'landlordScreens.toasts.price';
  if (fields.some((field) => startsWith(field, deposit))) return 'landlordScreens.toasts.deposit';
  if (fields.some((field) => startsWith(field, location))) return 'landlordScreens.toasts.location';
  return 'landlordScreens.toasts.update';
}
