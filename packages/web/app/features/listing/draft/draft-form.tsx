import type { ListingAnswer } from '@heima/domain/listings/listing-answer.ts';
import { createContext, useContext } from 'react';
import type { DraftField, DraftValues } from './draft-values.ts';

/**
 * What the forms of a listing work on. In the wizard every change saves itself; in the edit pages it waits for the
 * button. The forms do not know which.
 */
export interface DraftForm {
  /** The listing as the server has it; nothing before the first edit. */
  listing: ListingAnswer | undefined;
  /** The values as typed. */
  values: DraftValues;
  set: (changed: Partial<DraftValues>) => void;
  /** Why the server refused the value of a field. */
  refusal: (field: DraftField) => string | undefined;
  /** The id of the listing, making the draft when there is none yet. @throws NoAnswer, ApiProblem */
  ensure: () => Promise<string>;
  /** Sends now what waits. */
  save: () => Promise<void>;
  /** Takes a value that the server made itself in place of the typed one. */
  take: <F extends DraftField>(field: F, value: DraftValues[F]) => void;
  /** What calls of a visitor carry. */
  clientId: () => string | undefined;
  /** Gives the form what a call outside of it has changed, such as a new picture. */
  updateCache: (change: (listing: ListingAnswer) => Partial<ListingAnswer>) => void;
}

const DraftFormContext = createContext<DraftForm | undefined>(undefined);
export const DraftFormProvider = DraftFormContext;

/** The form of the listing that is being made or edited. */
export function useDraftForm(): DraftForm {
  const form = useContext(DraftFormContext);
  if (!form) throw new Error('useDraftForm outside of DraftFormProvider');
  return form;
}

/** One field of the form: its value, how to change it, and what is wrong with it. */
export function useDraftField<F extends DraftField>(
  field: F,
): {
  id: string;
  name: string;
  value: DraftValues[F];
  onChange: (value: DraftValues[F]) => void;
  error?: string;
} {
  const { values, set, refusal } = useDraftForm();
  const error = refusal(field);
  return {
    // The summary links to the field by this id.
    id: fieldId(field),
    name: field,
    value: values[field],
    onChange: (value) => set({ [field]: value } as Partial<DraftValues>),
    ...(error ? { error } : {}),
  };
}

/** The id of a field's control. */
export const fieldId = (field: DraftField | 'images' | 'description'): string =>
  `f-${field.replaceAll(/[._]/g, '-')}`;
