import { createOpenHouse } from '@heima/domain/open-houses/writing-endpoints.form.ts';
import { HomeField } from '#entities/listing/home-field.tsx';
import { usePublishedHomes } from '#entities/listing/own-homes.ts';
import { FormProblems } from '#platform/forms/form-problems.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { useEndpointForm } from '#platform/forms/use-endpoint-form.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { showToast } from '#ui/toasts.ts';
import {
  bodyOf,
  missingDay,
  OpenHouseFields,
  type OpenHouseValues,
  openHouseFields,
} from './open-house-fields.tsx';

/** Asks when a home can be seen (E085). */
export function PlanDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTexts();
  const initial: OpenHouseValues & { listing: string } = {
    listing: '',
    day: null,
    from: '17:00',
    to: '18:00',
    capacity: '',
    note: '',
  };
  const form = useEndpointForm(createOpenHouse, {
    initial,
    fieldNames: openHouseFields,
    toArgs: ({ listing, ...values }) => ({ params: { id: listing }, body: bodyOf(values) }),
    alsoWrong: (values) => [
      ...(values.listing === ''
        ? [{ field: 'listing', key: 'validation.required' as const, params: {} }]
        : []),
      ...missingDay(values),
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
        <HomeField
          {...form.field('listing')}
          label={t('openHousesScreen.fields.listing')}
          placeholder={t('openHousesScreen.fields.choose')}
          useHomes={usePublishedHomes}
        />
        <OpenHouseFields form={form} />
        <SubmitButton form={form}>{t('openHousesScreen.plan')}</SubmitButton>
      </form>
    </Dialog>
  );
}
