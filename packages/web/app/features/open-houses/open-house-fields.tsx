import { maxHours, maxNote } from '@heima/domain/open-houses/open-house-limits.ts';
import type { FieldMessage } from '@heima/domain/shared/validation-message.ts';
import { dayFault } from '@heima/domain/shared/written-date.ts';
import type { EndpointForm } from '#platform/forms/use-endpoint-form.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { useToday } from '#platform/today.ts';
import { DateField } from '#ui/fields/date-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';

/** An open house as its form holds it. */
export interface OpenHouseValues {
  day: string | null;
  from: string;
  to: string;
  capacity: string;
  note: string;
}

/** The names that the body has for the fields of the form. */
export const openHouseFields = { starts_at: 'from', ends_at: 'to' } as const;

/** Every quarter of an hour of a day. */
const quarters = Array.from({ length: 96 }, (_, n) => {
  const hour = String(Math.floor(n / 4)).padStart(2, '0');
  return `${hour}:${String((n % 4) * 15).padStart(2, '0')}`;
});

/** Stands for a day that is not chosen yet; a form without one is not sent. */
const anyDay = '2000-01-01';

/** What is sent for the values. Iceland has the time of UTC all year. */
export function bodyOf({ day, from, to, capacity, note }: OpenHouseValues) {
  // A day that is missing is said at its own field, and not at the times as well.
  const date = day ?? anyDay;
  const [startsAt, endsAt] = [`${date}T${from}:00Z`, `${date}T${to}:00Z`];
  return {
    starts_at: startsAt,
    ends_at: endsNextDay(startsAt, endsAt) ? later(endsAt) : endsAt,
    capacity: capacity.trim() === '' ? null : Number(capacity),
    note: note.trim() || null,
  };
}

const dayMs = 24 * 3_600_000;
const later = (at: string): string => new Date(Date.parse(at) + dayMs).toISOString();

/** From 22:00 to 01:00 is over midnight; from 17:00 to 16:00 is a slip, which is told. */
function endsNextDay(startsAt: string, endsAt: string): boolean {
  const length = Date.parse(endsAt) - Date.parse(startsAt);
  return length < 0 && length + dayMs <= maxHours * 3_600_000;
}

/** A day that is missing is said at its field; the body names the times alone. */
export const missingDay = ({ day }: OpenHouseValues): FieldMessage[] =>
  day === null ? [{ field: 'day', key: 'validation.date', params: {} }] : [];

/** When a home can be seen, by how many, and what is said to them. */
export function OpenHouseFields<V extends OpenHouseValues>({ form }: { form: EndpointForm<V> }) {
  const { t, language } = useTexts();
  const today = useToday();
  // A time that another program has chosen is among them too.
  const times = (chosen: string) =>
    [...new Set([...quarters, chosen])].sort().map((value) => ({ value, label: value }));
  return (
    <>
      <DateField
        {...form.field('day')}
        label={t('openHousesScreen.fields.day')}
        placeholder={t('openHousesScreen.fields.dayPlaceholder')}
        pick={t('openHousesScreen.fields.pickDay')}
        wrong={(typed) => t(dayFault(typed))}
        language={language}
        min={today}
      />
      <SelectField
        {...form.field('from')}
        label={t('openHousesScreen.fields.from')}
        options={times(form.values.from)}
      />
      <SelectField
        {...form.field('to')}
        label={t('openHousesScreen.fields.to')}
        options={times(form.values.to)}
      />
      <TextField
        {...form.field('capacity')}
        label={t('openHousesScreen.fields.capacity')}
        help={t('openHousesScreen.fields.capacityHelp')}
        inputMode="numeric"
      />
      <TextAreaField
        {...form.field('note')}
        label={t('openHousesScreen.fields.note')}
        help={t('openHousesScreen.fields.noteHelp')}
        rows={3}
        maxLength={maxNote}
      />
    </>
  );
}
