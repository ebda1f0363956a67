import { getWizardProgress } from '@heima/domain/listings/endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { listingQuery } from '#entities/listing/listing-query.ts';
import { useClientId } from '#entities/listing/use-client-id.ts';
import { dropHeld } from '#platform/api/held.ts';
import { endpointQuery } from '#platform/api/queries.ts';
import { useViewer } from '#platform/viewer.ts';
import { newDraftName, stepOf } from './draft-address.ts';
import { Published } from './published.tsx';
import { WizardScreen } from './wizard-screen.tsx';
import { WizardSkeleton } from './wizard-skeleton.tsx';

/** Starting a listing (V087): finds the draft to go on with, and opens its step. */
export function WizardPage() {
  const [params, setParams] = useSearchParams();
  const published = params.get('published');
  const wanted = params.get('listing');
  // A draft just made takes its id into the address; the form it was made in stays.
  const made = useRef<string>(undefined);
  const draft = useDraft(wanted, published !== null);
  if (published) return <Published id={published} />;
  if (draft.isLoading) return <WizardSkeleton />;
  const onMade = (id: string) => {
    // Coming back to the wizard asks anew, and then finds this draft.
    dropHeld([getWizardProgress]);
    if (wanted !== newDraftName) return;
    made.current = id;
    const next = new URLSearchParams(params);
    next.set('listing', id);
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return (
    <WizardScreen
      key={wanted !== null && wanted === made.current ? newDraftName : (wanted ?? draft.id ?? 'first')}
      draft={draft.id}
      step={stepOf(params) ?? draft.step ?? '1_map'}
      onMade={onMade}
    />
  );
}

/** The draft named in the address, else the newest one; none to begin with a new one. */
function useDraft(wanted: string | null, isOver: boolean) {
  const viewer = useViewer();
  const clientId = useClientId();
  // Settled once: a client id made by the first edit must not send the form back to its outline.
  const newest = useRef<string | null>(undefined);
  if (isOver) newest.current = undefined;
  const isAsked =
    wanted === null &&
    !isOver &&
    newest.current === undefined &&
    (viewer !== undefined || clientId !== undefined);
  const progress = useQuery({
    ...endpointQuery(getWizardProgress, { query: clientId ? { client_id: clientId } : {} }),
    enabled: isAsked,
    // R261: without the progress the wizard simply begins.
    retry: false,
    staleTime: 'static',
  });
  const isPending = isAsked && progress.isPending;
  if (wanted === null && !isOver && !isPending) newest.current ??= progress.data?.listing_id ?? null;
  const id = (wanted === newDraftName ? undefined : (wanted ?? newest.current)) ?? undefined;
  const listing = useQuery({
    ...listingQuery(id ?? '', clientId),
    enabled: id !== undefined && !isOver,
    retry: false,
    staleTime: 'static',
  });
  // A draft that is gone, or another person's, is not gone on with.
  const isGone = listing.isError;
  return {
    id: isGone ? undefined : id,
    step: listing.data?.step ?? undefined,
    isLoading: isPending || (id !== undefined && !isGone && !listing.data),
  };
}
