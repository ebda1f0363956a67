import type { ListingAnswer } from '@heima/domain/listings/listing-answer.ts';
import { ApiProblem, NoAnswer } from '#platform/api/problem.ts';
import type { Send, SendFailure, SendOutcome } from '#platform/autosave/autosave.ts';
import { changedByOthers, listingNow } from './changed-meanwhile.ts';
import type { DraftContext } from './draft-context.ts';
import { fieldGroups, formField, groupsOf } from './draft-fields.ts';
import { draftValues } from './draft-values.ts';
import { isAnswer, openAmong } from './open-answers.ts';
import { sendGroup } from './send-group.ts';

/**
 * Sends the edited fields of a draft, each group by its own call; the first call makes the draft. A field that is
 * refused does not hold up the others, and a lost answer leaves the rest for later. What somebody else has changed
 * meanwhile is not written over: it is refused at its field, and what is sent next is made from theirs. An answer that
 * nothing follows from yet stays with the form, as what was refused does.
 */
export const sendEdits =
  (context: DraftContext): Send =>
  async (draft, fields, own = {}) => {
    const outcome: SendOutcome = { id: draft, refused: {}, left: [] };
    const answers = Object.keys(fields).filter(isAnswer);
    const sent = Object.keys(fields).filter((field) => !isAnswer(field));
    const groupIn = groupsOf(sent);
    const groups = fieldGroups
      .map((group) => ({ group, names: sent.filter((field) => groupIn(field) === group) }))
      .filter(({ group, names }) => names.length > 0 || (group === 'listing' && draft === undefined));
    for (const [index, { group, names }] of groups.entries()) {
      const failure = await sendOne({ context, outcome, fields, own }, group, names);
      if (failure) {
        const left = [...groups.slice(index).flatMap((one) => one.names), ...answers];
        return { ...outcome, left: left.filter((name) => !(name in outcome.refused)), failure };
      }
    }
    if (answers.length === 0) return outcome;
    const { id } = outcome;
    const known = draftValues(id === undefined ? undefined : context.known(id), context.language);
    const open = Object.fromEntries(openAmong(fields, known).map((answer) => [answer, []]));
    return { ...outcome, refused: { ...outcome.refused, ...open } };
  };

interface Sending {
  context: DraftContext;
  outcome: SendOutcome;
  fields: Record<string, unknown>;
  own: Readonly<Record<string, unknown>>;
}

/** So often a group is sent again from what others have made of the listing meanwhile. */
const mostRounds = 5;

async function sendOne(
  sending: Sending,
  group: (typeof fieldGroups)[number],
  names: readonly string[],
  round = 1,
): Promise<SendFailure | undefined> {
  const { context, outcome, fields } = sending;
  try {
    outcome.id = await sendGroup(context, outcome.id, group, pick(fields, names));
    return undefined;
  } catch (error) {
    const now = listingNow(error);
    if (now && round < mostRounds) {
      const rest = takeTheirs(sending, now, names);
      return rest.length > 0 ? sendOne(sending, group, rest, round + 1) : undefined;
    }
    const failure = failureOf(error);
    if (failure) return failure;
    const { body } = error as ApiProblem;
    if (names.length === 0) return { kind: 'refused', message: body.detail };
    const refused = refusedFields(group, body.errors ?? {}, names);
    if (Object.keys(refused).length === 0) for (const name of names) refused[name] = [body.detail];
    outcome.refused = { ...outcome.refused, ...refused };
    const rest = names.filter((name) => !(name in refused));
    const mustMake = group === 'listing' && outcome.id === undefined;
    return rest.length > 0 || mustMake ? sendOne(sending, group, rest, round) : undefined;
  }
}

/** Goes on from the listing as others have made it. @returns the fields that only this person has changed */
function takeTheirs(
  { context, outcome, fields, own }: Sending,
  now: ListingAnswer,
  names: readonly string[],
): readonly string[] {
  const { language, known, updateCache, sayChanged } = context;
  const before = known(now.id);
  const theirs = changedByOthers({ before, now, mine: pick(fields, names), own, language });
  updateCache(now.id, now);
  for (const [field, value] of Object.entries(theirs))
    outcome.refused = { ...outcome.refused, [field]: [sayChanged(value)] };
  return names.filter((name) => !(name in theirs));
}

const pick = (fields: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, fields[name]]));

function refusedFields(
  group: (typeof fieldGroups)[number],
  errors: Record<string, string[]>,
  names: readonly string[],
): Record<string, string[]> {
  const refused: Record<string, string[]> = {};
  for (const [told, messages] of Object.entries(errors)) {
    const field = formField(group, told, names);
    if (field) refused[field] = [...(refused[field] ?? []), ...messages];
  }
  return refused;
}

/** What stands in the way of all fields; nothing when only the input was refused. */
function failureOf(error: unknown): SendFailure | undefined {
  if (error instanceof NoAnswer) return { kind: 'offline', message: undefined };
  // Answered like any failure, because a fault that went up would take the id of a draft just made with it.
  if (!(error instanceof ApiProblem)) return { kind: 'refused', message: undefined, fault: error };
  const { status, body } = error;
  if (status === 429 || status >= 500) return { kind: 'offline', message: body.detail || undefined };
  // A published listing must stay whole: what would take something from it is refused like bad input.
  return status === 400 || body.code === 'listings.missingFields'
    ? undefined
    : { kind: 'refused', message: body.detail || undefined };
}
