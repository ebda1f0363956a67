import type { ListingAnswer } from '@heima/domain/listings/listing-answer.ts';
import type { WizardStep } from '@heima/domain/listings/wizard-steps.ts';
import { createListing } from '@heima/domain/listings/writing-endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { ensureClientId } from '#entities/listing/keep-client-id.ts';
import { listingQuery } from '#entities/listing/listing-query.ts';
import { useClientId } from '#entities/listing/use-client-id.ts';
import { callApi } from '#platform/api/call-api.ts';
import { changeHeld, heldOf, hold } from '#platform/api/held.ts';
import { NoAnswer } from '#platform/api/problem.ts';
import { type Autosaving, useAutosave } from '#platform/autosave/use-autosave.ts';
import { ifMatch, sayChanged } from '#platform/forms/changed-meanwhile.ts';
import { IdempotencyKey } from '#platform/forms/idempotency-key.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { useViewer } from '#platform/viewer.ts';
import type { DraftForm } from './draft-form.tsx';
import { type DraftValues, draftValues } from './draft-values.ts';
import { sendEdits } from './send-edits.ts';

export interface AutosavedDraft extends Autosaving {
  form: DraftForm;
}

/**
 * A draft that saves itself, from the first keystroke (V087). `draft` is the one to go on with; without it the first
 * edit makes one.
 */
export function useAutosavedDraft(draft: string | undefined, step: WizardStep): AutosavedDraft {
  const { language, t } = useTexts();
  const viewer = useViewer();
  const knownClientId = useClientId();
  const clientId = useRef(knownClientId);
  const { autosave, state } = useAutosave({ kind: 'listing', id: draft }, () => {
    const key = new IdempotencyKey();
    const idOf = () => (clientId.current ??= viewer ? undefined : ensureClientId());
    return sendEdits({
      language,
      sayChanged: sayChanged(t),
      call: async (endpoint, args, version) => {
        const making = endpoint.method === createListing.method && endpoint.path === createListing.path;
        const headers = making ? key.headers(endpoint, args) : ifMatch(version);
        try {
          const answer = await callApi(endpoint, args, { headers });
          key.ended();
          return answer;
        } catch (error) {
          key.ended(error);
          throw error;
        }
      },
      clientId: idOf,
      known: (id) => heldOf(listingQuery(id, idOf())),
      updateCache: (id, part) => {
        const query = listingQuery(id, idOf());
        const held = heldOf(query);
        if (held || 'created_at' in part) hold(query, { ...held, ...part } as ListingAnswer);
      },
    });
  });
  const { id } = state;
  const { data: listing } = useQuery({
    ...listingQuery(id ?? '', clientId.current),
    enabled: id !== undefined,
    // What the server answers to each edit is the newest there is.
    staleTime: 'static',
  });
  const values = useMemo(() => {
    const edits = Object.entries(state.edits).map(([field, { value }]) => [field, value] as const);
    return { ...draftValues(listing, language), ...(Object.fromEntries(edits) as Partial<DraftValues>) };
  }, [listing, language, state.edits]);
  const form: DraftForm = {
    listing,
    values,
    set: (changed) => autosave.edit(changed),
    refusal: (field) => state.edits[field]?.messages?.[0],
    ensure: async () => {
      if (autosave.state().id === undefined) {
        autosave.edit({ step });
        await autosave.flush();
      }
      const made = autosave.state().id;
      if (made === undefined) throw new NoAnswer(undefined);
      return made;
    },
    save: () => autosave.flush(),
    take: (field, value) => autosave.take(field, value),
    clientId: () => clientId.current,
    updateCache: (change) =>
      changeHeld(listingQuery(autosave.state().id ?? '', clientId.current), (held) => ({
        ...held,
        ...change(held),
      })),
  };
  return { form, state, autosave };
}
