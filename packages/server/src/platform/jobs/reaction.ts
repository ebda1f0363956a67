import type { DomainEvent } from '@heima/domain/shared/event.ts';
import type { Services } from '#platform/services.ts';

/** An event as it was recorded; its payload has the shape that the event declares. */
export interface StoredEvent<Payload = unknown> {
  id: string;
  at: Date;
  subjectId: string;
  actorId: string | null;
  payload: Payload;
}

/** Something a capability does after an event of any capability was committed. */
export interface Reaction<Payload = unknown> {
  /** Unique over the program; its jobs carry it. */
  name: string;
  on: DomainEvent<Payload>;
  /** May run twice for one event and must come to the same end. */
  handle(services: Services, event: StoredEvent<Payload>): Promise<void>;
}

/** Declares a reaction: its handler gets the payload of the event that `on` names. */
export const reaction = <Payload>(value: Reaction<Payload>): Reaction => value as Reaction;
