import { z } from 'zod';

/** What a fact is about: the kind of the row that changed. */
export type Subject =
  | 'application'
  | 'bid'
  | 'conversation'
  | 'corenter_request'
  | 'listing'
  | 'open_house'
  | 'payout_method'
  | 'profile_link'
  | 'report'
  | 'saved_search'
  | 'translation'
  | 'user';

/** A fact of the domain: what happened, to what kind of thing, and what is kept about it. */
export interface DomainEvent<Payload = unknown> {
  /** `<capability>.<what happened>`; kept for ever with each record, so it is never renamed after a release. */
  name: `${string}.${string}`;
  subject: Subject;
  payload: z.ZodType<Payload>;
}

/**
 * Declares an event. Stands in the capability's `events.ts`; use cases record it, reactions name it in `on`.
 * @param name a literal; searching for it finds this definition
 * @param about the kind of its subject, and the shape of what is kept besides: ids and codes that reactions and the
 *   audit trail need, nothing that identifies a person
 */
export function event(name: DomainEvent['name'], about: { subject: Subject }): DomainEvent<object>;
export function event<Shape extends z.core.$ZodLooseShape>(
  name: DomainEvent['name'],
  about: { subject: Subject; payload: z.ZodObject<Shape> },
): DomainEvent<z.output<z.ZodObject<Shape>>>;
export function event(
  name: DomainEvent['name'],
  { subject, payload = z.object({}) }: { subject: Subject; payload?: z.ZodType },
): DomainEvent {
  return { name, subject, payload };
}
