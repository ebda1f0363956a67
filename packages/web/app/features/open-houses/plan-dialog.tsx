import { ownListings } from '@heima/domain/listings/endpoints.ts';
import { createOpenHouse } from '@heima/domain/open-houses/writing-endpoints.form.ts';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '#platform/api/queries.ts';
import { FormProblems } from '#platform/forms/form-problems.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { useEndpointForm } from '#platform/forms/use-endpoint-form.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { useToday } from '#platform/today.ts';
import { Dialog } from '#ui/dialog.tsx';
import { DateField } from '#ui/fields/date-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { showToast } from '#ui/toasts.ts';

/** Every quarter of an hour of a day. */
const times = Array.from({ length: 96 }, (_, n) => {
  const hour = String(Math.floor(n / 4)).padStart(2, '0');
  const value = `${hour}:${String((n % 4) * 15).padStart(2, '0')}`;
  return { value, label: value };
});

/** Asks when a home can be seen (E085). */
export function PlanDialog({ onClose }: { onClose: () => void }) {
  const { t, language } = useTexts();
  const today = useToday();
  const homes = useQuery(endpointQuery(ownListings, { query: { state: 'PUBLISHED', page_size: 100 } }));
  const form = useEndpointForm(createOpenHouse, {
    initial: { listing: '', day: null as string | null, from: '17:00', to: '18:00', capacity: '', note: '' },
    fieldNames: { starts_at: 'from', ends_at: 'to' },
    toArgs: ({ listing, day, from, to, capacity, note }) => ({
      params: { id: listing },
      // Iceland has the time of UTC all year.
      body: {
        starts_at: `${day ?? ''}T${from}:00Z`,
        ends_at: `${day ?? ''}T${to}:00Z`,
        capacity: capacity.trim() === '' ? null : Number(capacity),
        note: note.trim() || null,
      },
    }),
    alsoWrong: ({ listing, day }) => [
      ...(listing === '' ? [{ field: 'listing', key: 'validation.required' as const, params: {} }] : []),
      ...(day === null ? [{ field: 'day', key: 'validation.date' as const, params: {} }] : []),
    ],
    onDone: () => {
      showToast({ tone: 'success', text: t('openHousesScreen.done.planned') });
      onClose();
    },
  });
  return (
    <Dialog title={t('openHousesScreen.plan')} closeLabel={t('shell.close')} onClose={onClose} sheet>
      <form className="stack" {...form.formProps}>
        <FormProblems form={form} />
        <SelectField
          {...form.field('listing')}
          label={t('openHousesScreen.fields.listing')}
          placeholder={t('openHousesScreen.fields.choose')}
          options={
            homes.data?.items.map(({ id, title }) => ({
              value: id,
              label: title || t('listings.card.untitled'),
            })) ?? []
          }
        />
        <DateField
          {...form.field('day')}
          label={t('openHousesScreen.fields.day')}
          placeholder={t('openHousesScreen.fields.dayPlaceholder')}
          pick={t('openHousesScreen.fields.pickDay')}
          wrong={t('validation.date')}
          language={language}
          min={today}
        />
        <SelectField {...form.field('from')} label={t('openHousesScreen.fields.from')} options={times} />
        <SelectField {...form.field('to')} label={t('openHousesScreen.fields.to')} options={times} />
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
          maxLength={1000}
        />
        <SubmitButton form={form}>{t('openHousesScreen.plan')}</SubmitButton>
      </form>
    </Dialog>
  );
}
