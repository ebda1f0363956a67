import type { ListingAnswer } from '@heima/domain/listings/listing-answer.ts';
import type { WizardStep } from '@heima/domain/listings/wizard-steps.ts';
import { createListing } from '@heima/domain/listings/writing-endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { callApi } from '#platform/api/call-api.ts';
import { changeHeld, heldOf, hold } from '#platform/api/held.ts';
import { NoAnswer } from '#platform/api/problem.ts';
import { IdempotencyKey } from '#platform/forms/idempotency-key.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { useViewer } from '#platform/viewer.ts';
import { browserDevice } from './browser-device.ts';
import { ensureClientId, useClientId } from './client-id.ts';
import type { DraftForm } from './draft-form.tsx';
import { DraftKeeper, type DraftState } from './draft-keeper.ts';
import { type DraftValues, draftValues } from './draft-values.ts';
import { listingQuery } from './listing-query.ts';
import { sendEdits } from './send-edits.ts';

export interface AutosavedDraft {
  form: DraftForm;
  state: DraftState;
  keeper: DraftKeeper;
}

/**
 * A draft that saves itself, from the first keystroke (V087). `draft` is the one to go on with; without it the first
 * edit makes one.
 */
export function useAutosavedDraft(draft: string | undefined, step: WizardStep): AutosavedDraft {
  const { language } = useTexts();
  const viewer = useViewer();
  const knownClientId = useClientId();
  const clientId = useRef(knownClientId);
  const [keeper] = useState(() => {
    const key = new IdempotencyKey();
    const idOf = () => (clientId.current ??= viewer ? undefined : ensureClientId());
    return new DraftKeeper(
      draft,
      sendEdits({
        call: async (endpoint, args) => {
          const making = (endpoint as unknown) === createListing;
          const headers = making ? key.headers(endpoint, args) : {};
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
        learn: (id, part) => {
          const query = listingQuery(id, idOf());
          const held = heldOf(query);
          if (held || 'created_at' in part) hold(query, { ...held, ...part } as ListingAnswer);
        },
      }),
      typeof window === 'undefined' ? serverDevice : browserDevice(),
    );
  });
  useDeviceEvents(keeper);
  const state = useSyncExternalStore(keeper.subscribe, keeper.state, keeper.state);
  const id = state.draft;
  const { data: listing } = useQuery({
    ...listingQuery(id ?? '', clientId.current),
    enabled: id !== undefined,
    // What the server answers to each edit is the newest there is.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const values = useMemo(() => {
    const edits = Object.entries(state.edits).map(([field, { value }]) => [field, value] as const);
    return { ...draftValues(listing, language), ...(Object.fromEntries(edits) as Partial<DraftValues>) };
  }, [listing, language, state.edits]);
  const form: DraftForm = {
    listing,
    values,
    set: (changed) => keeper.edit(changed),
    refusal: (field) => state.edits[field]?.messages?.[0],
    ensure: async () => {
      if (keeper.state().draft === undefined) {
        keeper.edit({ step });
        await keeper.flush();
      }
      const made = keeper.state().draft;
      if (made === undefined) throw new NoAnswer(undefined);
      return made;
    },
    save: () => keeper.flush(),
    take: (field, value) => keeper.take(field, value),
    clientId: () => clientId.current,
    learn: (change) =>
      changeHeld(listingQuery(keeper.state().draft ?? '', clientId.current), (held) => ({
        ...held,
        ...change(held),
      })),
  };
  return { form, state, keeper };
}

/** While a page is rendered on the server nothing is edited. */
const serverDevice = {
  shelf: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
  now: () => 0,
  later: () => () => undefined,
  alone: <T>(_: string, work: () => Promise<T>) => work(),
  report: () => undefined,
};

function useDeviceEvents(keeper: DraftKeeper): void {
  useEffect(() => {
    keeper.start();
    const heard = ({ key }: StorageEvent) => keeper.hear(key);
    const online = () => void keeper.flush();
    const hidden = () => {
      if (document.visibilityState === 'hidden') void keeper.flush();
    };
    addEventListener('storage', heard);
    addEventListener('online', online);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      void keeper.flush();
      removeEventListener('storage', heard);
      removeEventListener('online', online);
      document.removeEventListener('visibilitychange', hidden);
    };
  }, [keeper]);
}
