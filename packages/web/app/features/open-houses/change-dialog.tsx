import type { OpenHouse, WholeOpenHouse } from '@heima/domain/open-houses/open-house-answer.ts';
import { changeOpenHouse } from '@heima/domain/open-houses/writing-endpoints.form.ts';
import { hold } from '#platform/api/held.ts';
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
import { openHouseQuery } from './open-house-queries.ts';

const valuesOf = ({
  starts_at,
  ends_at,
  capacity,
  note,
}: Pick<OpenHouse, 'starts_at' | 'ends_at' | 'capacity' | 'note'>): OpenHouseValues => ({
  day: starts_at.slice(0, 10),
  from: starts_at.slice(11, 16),
  to: ends_at.slice(11, 16),
  capacity: capacity === null ? '' : String(capacity),
  note: note ?? '',
});

/** Changes an open house (E077): those who come are told of another time, and of what is said to them. */
export function ChangeDialog({ of, onClose }: { of: WholeOpenHouse; onClose: () => void }) {
  const { t } = useTexts();
  const form = useEndpointForm(changeOpenHouse, {
    initial: valuesOf(of),
    fieldNames: openHouseFields,
    toArgs: (values) => ({ params: { id: of.id }, body: bodyOf(values) }),
    alsoWrong: missingDay,
    // Others of a team may change it at the same time.
    versioned: { version: of.version ?? '', valuesOf },
    onDone: (answer) => {
      hold(openHouseQuery(of.id), answer);
      showToast({ tone: 'success', text: t('openHousesScreen.done.changed') });
      onClose();
    },
  });
  return (
    <Dialog title={t('openHousesScreen.changeTitle')} closeLabel={t('shell.close')} onClose={onClose} sheet>
      <form className="stack" {...form.formProps}>
        <p className="muted">{t('openHousesScreen.changeLead')}</p>
        <FormProblems form={form} />
        <OpenHouseFields form={form} />
        <SubmitButton form={form} disabled={!form.changed}>
          {t('openHousesScreen.save')}
        </SubmitButton>
      </form>
    </Dialog>
  );
}
