import { houseUtilityCodes } from '@heima/domain/listings/listing-codes.ts';
import { type MissingField, missingFields } from '@heima/domain/listings/missing-fields.ts';
import { moneyFromWire } from '@heima/domain/listings/money-on-wire.ts';
import { draftFaults } from '#features/listing/draft/draft-faults.ts';
import { stepOfField } from '#features/listing/draft/draft-fields.ts';
import { type DraftForm, fieldId } from '#features/listing/draft/draft-form.tsx';
import { draftPreview } from '#features/listing/draft/draft-preview.ts';
import type { DraftField } from '#features/listing/draft/draft-values.ts';
import { missingFieldId } from '#features/listing/publish/missing-field-id.ts';
import type { WrongField } from '#features/listing/publish/missing-list.tsx';
import type { AutosaveState } from '#platform/autosave/autosave.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { useToday } from '#platform/today.ts';

export interface PublishIssues {
  missing: readonly MissingField[];
  /** What was typed or answered and would not be published as it stands. */
  wrong: readonly WrongField[];
}

/** Everything that keeps a draft from being published: what is missing, and what was filled in but is not saved. */
export function usePublishIssues({ listing, values }: DraftForm, { edits }: AutosaveState): PublishIssues {
  const { t } = useTexts();
  const today = useToday();
  /** Many fields have the same message: it says whose it is. */
  const about = (field: string, text: string): string => {
    const utility = houseUtilityCodes.find((code) => field === `utility.${code}`);
    const name = utility
      ? t(`reference.labels.houseUtility.${utility}`)
      : t(`wizardScreens.steps.${stepOfField(field)}.name`);
    return `${name}: ${text}`;
  };
  const faults: WrongField[] = draftFaults(values, today).map(({ field, id, step, text_key }) => ({
    id,
    step,
    text: about(field, t(text_key)),
  }));
  const refused = Object.entries(edits).flatMap(([field, { state, messages = [] }]) => {
    const [text] = messages;
    const id = fieldId(field as DraftField);
    const isKnown = faults.some((one) => one.id.startsWith(id));
    return state === 'refused' && text && !isKnown
      ? [{ id, step: stepOfField(field), text: about(field, text) }]
      : [];
  });
  const wrong = [...faults, ...refused];
  return {
    // What was filled in wrong is not missing as well.
    missing: missingFields(moneyFromWire(draftPreview(listing, values)), today).filter(
      ({ field }) => !wrong.some(({ id }) => id === missingFieldId(field)),
    ),
    wrong,
  };
}
