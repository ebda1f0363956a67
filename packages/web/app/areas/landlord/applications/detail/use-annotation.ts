import type { ReceivedApplication } from '@heima/domain/applications/application-answer.ts';
import { annotateApplication } from '@heima/domain/applications/landlord-endpoints.ts';
import { useRef, useState } from 'react';
import { applicationQuery } from '#areas/landlord/applications/application-query.ts';
import { hold } from '#platform/api/held.ts';
import { ifMatch, mergeChanges, sayChanged } from '#platform/forms/changed-meanwhile.ts';
import { useEndpointCall } from '#platform/forms/use-endpoint-call.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { showToast } from '#ui/toasts.ts';

interface Notes {
  notes: string;
  tags: string[];
}
/** What was changed here, and what it was changed from. */
interface Draft {
  from: ReceivedApplication;
  changes: Partial<Notes>;
}

const notesOf = ({ notes, tags }: ReceivedApplication): Notes => ({ notes, tags });
/** Somebody else may save again and again meanwhile. */
const mostRounds = 5;

/**
 * Notes and tags as they are written. Only what was changed here is sent; what others save meanwhile is shown where
 * nothing was changed, and where both have changed the same nothing is written over before it was read.
 */
export function useAnnotation(application: ReceivedApplication) {
  const { t } = useTexts();
  const { id } = application;
  const [draft, setDraft] = useState<Draft>();
  /** Whether the last sending arrived: one without an answer has no problem either. */
  const isSaved = useRef(false);
  const [clashes, setClashes] = useState<Partial<Record<keyof Notes, string>>>({});
  const values = { ...notesOf(application), ...draft?.changes };
  const call = useEndpointCall(annotateApplication, {
    onDone: (answer) => {
      isSaved.current = true;
      hold(applicationQuery(id), answer);
      showToast({ tone: 'success', text: t('applicationsScreen.landlord.notes.saved') });
    },
    onRefusal: ({ status }) => (status === 412 ? true : undefined),
  });
  const set = <Name extends keyof Notes>(name: Name, value: Notes[Name]) => {
    setDraft((now) => ({ from: application, ...now, changes: { ...now?.changes, [name]: value } }));
    setClashes(({ [name]: _, ...others }) => others);
  };
  async function send({ from, changes }: Draft, round = 1): Promise<boolean> {
    isSaved.current = false;
    const problem = await call.run({ params: { id }, body: changes }, ifMatch(from.version));
    if (problem?.status !== 412 || round === mostRounds) return isSaved.current;
    const theirs = problem.body.current as ReceivedApplication;
    hold(applicationQuery(id), theirs);
    setDraft((now) => now && { ...now, from: theirs });
    const before = notesOf(from);
    const { both } = mergeChanges({ before, mine: { ...before, ...changes }, theirs: notesOf(theirs) });
    if (both.length === 0) return send({ from: theirs, changes }, round + 1);
    const say = sayChanged(t);
    setClashes(
      Object.fromEntries(
        both.map((name) => [name, say(name === 'tags' ? theirs.tags.join(', ') : theirs.notes)]),
      ),
    );
    document.getElementById(`application-${both[0] === 'tags' ? 'tag' : 'notes'}`)?.focus();
    return false;
  }
  const save = async (): Promise<boolean> => {
    if (!draft) return true;
    const done = await send(draft);
    // What was typed meanwhile stays.
    if (done) setDraft((now) => (now?.changes === draft.changes ? undefined : now));
    return done;
  };
  const isChanged = JSON.stringify(values) !== JSON.stringify(notesOf(application));
  return { values, set, clashes, isChanged, save, call };
}
