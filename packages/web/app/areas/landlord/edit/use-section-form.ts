import type { ListingAnswer } from '@heima/domain/listings/listing-answer.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { listingQuery } from '#entities/listing/listing-query.ts';
import type { DraftContext } from '#features/listing/draft/draft-context.ts';
import type { DraftForm } from '#features/listing/draft/draft-form.tsx';
import { type DraftField, type DraftValues, draftValues } from '#features/listing/draft/draft-values.ts';
import { sendEdits } from '#features/listing/draft/send-edits.ts';
import { callApi } from '#platform/api/call-api.ts';
import { changeHeld, heldOf } from '#platform/api/held.ts';
import type { SendOutcome } from '#platform/autosave/autosave.ts';
import { ifMatch, sayChanged } from '#platform/forms/changed-meanwhile.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { showToast } from '#ui/toasts.ts';
import { failureText } from './failure-text.ts';
import type { EditSection } from './sections.ts';

type Edits = Partial<DraftValues>;

export interface SectionForm {
  form: DraftForm;
  changed: boolean;
  isSaving: boolean;
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
    if (Object.keys(sent).length === 0) return true;
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
  const showFailure = ({ refused, left, failure }: SendOutcome) => {
    const fields = [...Object.keys(refused), ...left];
    showToast({
      tone: 'danger',
      text: t(failureText(fields)),
      more: failure?.message ?? Object.values(refused)[0]?.[0],
      undo: { label: t('wizardScreens.again'), run: () => void save() },
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
    save,
    reset: () => {
      setEdits({});
      setRefusals({});
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

/** A refused form leads to the first field that was refused. */
function useFocusOnRefusal(refusals: Readonly<Record<string, readonly string[]>>): void {
  useEffect(() => {
    if (Object.keys(refusals).length === 0) return;
    document
      .querySelector<HTMLElement>('[data-section] [aria-invalid="true"], [data-section] .field--bad')
      ?.focus();
  }, [refusals]);
}
