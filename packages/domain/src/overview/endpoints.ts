import { z } from 'zod';
import { notificationAnswer } from '../notifications/endpoints.ts';
import { endpoint } from '../shared/endpoint.ts';
import { landlordSteps, tenantSteps } from './next-steps.ts';
import { landlordWaiting, tenantWaiting } from './waiting.ts';

/** One kind of thing that waits for a person. */
const waitingThing = <const Kinds extends readonly [string, ...string[]]>(kinds: Kinds) =>
  z.object({
    kind: z.enum(kinds),
    /** As many as the list that it leads to has. */
    count: z.int().min(1),
    /** What is to be said of the one that presses most. */
    first: z.object({
      title: z.string().nullable(),
      name: z.string().nullable(),
      /** Until when there is time, or when it begins. */
      at: z.iso.datetime().nullable(),
      /** How many come. */
      people: z.int().nullable(),
    }),
  });

/** The last things that the person was notified of. */
const recent = z.array(notificationAnswer);

export const tenantOverview = endpoint({
  method: 'GET',
  path: '/tenants/overview',
  summary: 'What waits for the caller as a tenant, what has happened last, and what may be done next.',
  access: 'user',
  response: z.object({
    waiting: z.array(waitingThing(tenantWaiting)),
    recent,
    next_steps: z.array(z.enum(tenantSteps)),
  }),
});

export const landlordOverview = endpoint({
  method: 'GET',
  path: '/landlords/overview',
  summary: 'What waits for the caller as a landlord, what has happened last, and what may be done next.',
  access: 'user',
  response: z.object({
    waiting: z.array(waitingThing(landlordWaiting)),
    recent,
    next_steps: z.array(z.enum(landlordSteps)),
  }),
});
