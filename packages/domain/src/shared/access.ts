import type { Actor } from './actor.ts';
import { refuse } from './refusal.ts';
import type { Relation } from './relations.ts';

/** From each action on a subject to the relation that lets somebody do it. A capability has one or some of them. */
export type AccessTable<Subject> = Readonly<Record<string, Relation<Subject>>>;

/**
 * Refuses unless the table allows the action. A subject that the actor may not even read answers 404, so that
 * nobody learns that it exists; a visitor who could read it is asked to sign in (401), anybody else gets 403.
 */
export function authorize<Subject, T extends AccessTable<Subject>>(
  table: T & { read: Relation<Subject> },
  action: keyof T & string,
  actor: Actor,
  subject: Subject,
): void {
  if (!table.read(actor, subject)) refuse('common.notFound');
  if (table[action]!(actor, subject)) return;
  refuse(actor.kind === 'visitor' ? 'common.signInNeeded' : 'common.notAllowed');
}
