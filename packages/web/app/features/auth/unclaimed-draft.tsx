import { useEffect } from 'react';
import { announceProblem } from '#platform/errors/problem-events.ts';
import { useViewer } from '#platform/viewer.ts';
import { claimBegunDraft } from './claim-begun-draft.ts';

/** Gives a signed-in person the draft of this browser that signing in could not claim (G30). Shows nothing. */
export function UnclaimedDraft() {
  const id = useViewer()?.id;
  useEffect(() => {
    if (id) claimBegunDraft(id).catch(announceProblem);
  }, [id]);
  return null;
}
