import type { ListingAnswer } from '@heima/domain/listings/listing-answer.ts';
import type { PlainDate } from '@heima/domain/shared/plain-date.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { listingQuery } from '#entities/listing/listing-query.ts';
import type { DraftContext } from '#features/listing/draft/draft-context.ts';
import { type DraftFault, draftFaults } from '#features/listing/draft/draft-faults.ts';
import { type DraftForm, fieldId } from '#features/listing/draft/draft-form.tsx';
import { type DraftField, type DraftValues, draftValues } from '#features/listing/draft/draft-values.ts';
import { sendEdits } from '#features/listing/draft/send-edits.ts';
import { focusField } from '#features/listing/publish/focus-field.ts';
import { callApi } from '#platform/api/call-api.ts';
import { changeHeld, heldOf } from '#platform/api/held.ts';
import type { SendOutcome } from '#platform/autosave/autosave.ts';
import { ifMatch, sayChanged } from '#platform/forms/changed-meanwhile.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { useToday } from '#platform/today.ts';
import { showToast } from '#ui/toasts.ts';
import { failureText } from './failure-text.ts';
import type { EditSection } from './sections.ts';

type Edits = Partial<DraftValues>;

export interface SectionForm {
  form: DraftForm;
  changed: boolean;
  isSaving: boolean;
  /** Why nothing, or not everything, was saved, where no field on the screen says it. */
  failure: { title: string; text: string | undefined } | undefined;
  /** What the button says beside itself. */
  note: 'changed' | 'unchanged' | 'refused' | undefined;
  /** Saves; true when everything was taken. */
  save: () => Promise<boolean>;
  reset: () => void;
}

/** The form of one section of the edit pages: what was changed waits until it is saved, and stays when that fails. */
export function useSectionForm(listing: ListingAnswer, section: EditSection): SectionForm {
  const { t, language } = useTexts();
  const [edits, setEdits] = useState<Edits>({});
  const [refusals, setRefusals] = useState<Readonly<Record<string, readonly string[]>>>({});
  const [isSaving, setIsSaving] = useState(false);
  const [wasIdle, setWasIdle] = useState(false);
  const [failure, setFailure] = useState<SectionForm['failure']>();
  const today = useToday();
  const latest = useRef(edits);
  latest.current = edits;
  const base = useMemo(() => draftValues(listing, language), [listing, language]);
  const known = () => heldOf(listingQuery(listing.id)) ?? listing;
  const updateCache = (part: Partial<ListingAnswer>) =>
    changeHeld(listingQuery(listing.id), (held) => ({ ...held, ...part }));
  const send = sendEdits({
    ...contextOf(known, updateCache),
    language,
    sayChanged: sayChanged(t),
  });

  const save = async (): Promise<boolean> => {
    const sent = latest.current;
    setFailure(undefined);
    setWasIdle(Object.keys(sent).length === 0);
    if (Object.keys(sent).length === 0) return true;
    const wrong = faultsAmong(sent, base, today);
    if (wrong.length > 0) {
      const told = Object.fromEntries(wrong.map(({ field, text_key }) => [field, [t(text_key)]]));
      setRefusals(told);
      showFailure({ id: listing.id, refused: told, left: [] });
      return false;
    }
    setIsSaving(true);
    const outcome = await send(listing.id, sent);
    setIsSaving(false);
    setRefusals(outcome.refused);
    const unsaved = new Set([...Object.keys(outcome.refused), ...outcome.left]);
    // What was typed since the button was pressed stays too.
    setEdits((now) => pick(now, (field) => unsaved.has(field) || now[field] !== sent[field]));
    if (unsaved.size === 0) {
      showToast({ tone: 'success', text: t('landlordScreens.edit.saved') });
      return true;
    }
    showFailure(outcome);
    return false;
  };
  const showFailure = ({ refused, left, failure: met }: SendOutcome) => {
    const fields = [...Object.keys(refused), ...left];
    // What is said at its field needs no second message.
    if (!met && fields.every(isOnScreen)) return;
    setFailure({
      title: t(failureText(fields)),
      text: met?.message ?? Object.values(refused)[0]?.[0],
    });
  };
  useFocusOnRefusal(refusals);
  // Another section begins without the messages of the last one; its unsaved changes come along, and are saved with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => setRefusals({}), [section]);

  const form: DraftForm = {
    listing,
    values: { ...base, ...edits },
    set: (changed) => {
      setEdits((now) => pick({ ...now, ...changed }, (field) => !same(field, { ...now, ...changed }, base)));
      setRefusals((now) => omit(now, Object.keys(changed)));
      setWasIdle(false);
    },
    refusal: (field) => refusals[field]?.[0],
    ensure: async () => listing.id,
    save: async () => {
      await save();
    },
    take: (field) => setEdits((now) => pick(now, (one) => one !== field)),
    clientId: () => undefined,
    updateCache: (change) => updateCache(change(known())),
  };
  return {
    form,
    changed: Object.keys(edits).length > 0,
    isSaving,
    failure,
    note: noteOf(edits, refusals, wasIdle),
    save,
    reset: () => {
      setEdits({});
      setRefusals({});
      setFailure(undefined);
    },
  };
}

/** Calls as the signed-in landlord. */
const contextOf = (
  known: () => ListingAnswer,
  updateCache: (part: Partial<ListingAnswer>) => void,
): Omit<DraftContext, 'language' | 'sayChanged'> => ({
  call: (endpoint, args, version) => callApi(endpoint, args, { headers: ifMatch(version) }),
  clientId: () => undefined,
  known,
  updateCache: (_, part) => updateCache(part),
});

const pick = (edits: Edits, wanted: (field: DraftField) => boolean): Edits =>
  Object.fromEntries(Object.entries(edits).filter(([field]) => wanted(field as DraftField))) as Edits;

const omit = <T>(record: Readonly<Record<string, T>>, names: readonly string[]): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));

const same = (field: DraftField, edits: Edits, base: DraftValues): boolean =>
  JSON.stringify(edits[field]) === JSON.stringify(base[field]);

const noteOf = (edits: Edits, refusals: object, wasIdle: boolean): SectionForm['note'] => {
  if (Object.keys(refusals).length > 0) return 'refused';
  if (Object.keys(edits).length > 0) return 'changed';
  return wasIdle ? 'unchanged' : undefined;
};

/** What these edits make wrong, or leave wrong where they touch it; what was so before holds up no other change. */
function faultsAmong(edits: Edits, base: DraftValues, today: PlainDate): DraftFault[] {
  const before = draftFaults(base, today);
  return draftFaults({ ...base, ...edits }, today).filter(
    ({ field, text_key }) =>
      field in edits || !before.some((one) => one.field === field && one.text_key === text_key),
  );
}

const isOnScreen = (field: string): boolean => document.getElementById(fieldId(field as DraftField)) !== null;

/** A refused form leads to the first field that was refused. */
function useFocusOnRefusal(refusals: Readonly<Record<string, readonly string[]>>): void {
  useEffect(() => {
    const [first] = Object.keys(refusals);
    if (first === undefined) return;
    const control = document.querySelector<HTMLElement>('[data-section] [aria-invalid="true"]');
    if (control) control.focus();
    else focusField(`#${fieldId(first as DraftField)}`);
  }, [refusals]);
}
