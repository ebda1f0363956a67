import { useEffect } from 'react';
import { readClientId } from '#entities/listing/client-id.ts';
import { announceProblem } from '#platform/errors/problem-events.ts';
import { useViewer } from '#platform/viewer.ts';

/** Gives a signed-in person the draft of this browser that signing in could not claim (G30). Shows nothing. */
export function UnclaimedDraft() {
  const id = useViewer()?.id;
  useEffect(() => {
    if (!id || !readClientId(document.cookie)) return;
    import('./claim-drafts.ts').then(({ claimDrafts }) => claimDrafts(id)).catch(announceProblem);
  }, [id]);
  return null;
}
