import type { Outcome } from '#core/outcome.ts';
import type { World } from '#core/world.ts';

export type Subject = { firstName?: string; lastName?: string; dateOfBirth?: string };

/** What Veriff's people and machines can come to, with the codes it documents. */
export const DECISIONS = {
  approved: { code: 9001, status: 'approved', reason: null, reasonCode: null },
  declined: { code: 9102, status: 'declined', reason: 'Document is damaged', reasonCode: 106 },
  resubmission: {
    code: 9103,
    status: 'resubmission_requested',
    reason: 'Face not clearly visible',
    reasonCode: 201,
  },
  expired: { code: 9104, status: 'expired', reason: null, reasonCode: null },
  abandoned: { code: 9104, status: 'abandoned', reason: null, reasonCode: null },
  review: { code: 9121, status: 'review', reason: null, reasonCode: null },
} as const;

export type DecisionName = keyof typeof DECISIONS;

export type Session = {
  id: string;
  attemptId: string;
  vendorData: string;
  callback: string | undefined;
  subject: Subject;
  createdAt: Date;
  /** 7001 started and 7002 submitted, as the event webhooks have reported. */
  event: 7001 | 7002 | undefined;
  decision: { name: DecisionName; at: Date; person: Subject } | undefined;
  /** How the webhooks of this session travel, if a rule or its name says so. */
  webhooks: { outcome: Outcome; delayMs: number | undefined };
};

/** Unused sessions end after a week. */
const LIFE_MS = 7 * 24 * 3_600_000;

/** The verifications; what becomes of each is reported to the product's webhook. */
export class Sessions {
  readonly #world: World;
  readonly #ids: ReturnType<World['ids']>;
  readonly #all = new Map<string, Session>();

  constructor(world: World) {
    this.#world = world;
    this.#ids = world.ids('veriff');
  }

  create(given: Pick<Session, 'vendorData' | 'callback' | 'subject' | 'webhooks'>): Session {
    const session: Session = {
      ...given,
      id: this.#ids.uuid(),
      attemptId: this.#ids.uuid(),
      createdAt: this.#world.clock.now(),
      event: undefined,
      decision: undefined,
    };
    this.#all.set(session.id, session);
    return session;
  }

  find(id: string): Session | undefined {
    const session = this.#all.get(id);
    const now = this.#world.clock.now();
    if (session && !session.decision && now.getTime() - session.createdAt.getTime() >= LIFE_MS)
      session.decision = { name: 'expired', at: now, person: session.subject };
    return session;
  }

  newest(): Session[] {
    return [...this.#all.values()].reverse().slice(0, 10);
  }

  decide(session: Session, name: DecisionName, person: Subject): void {
    session.decision = { name, at: this.#world.clock.now(), person };
    this.#world.changed();
  }
}

/** The decision in Veriff's words, as its call answers and its webhook sends; nothing while undecided. */
export function presentDecision(session: Session) {
  const { decision } = session;
  if (!decision) return { status: 'success', verification: null };
  const { code, status, reason, reasonCode } = DECISIONS[decision.name];
  const seen = decision.name !== 'expired' && decision.name !== 'abandoned';
  return {
    status: 'success',
    verification: {
      id: session.id,
      code,
      status,
      attemptId: session.attemptId,
      person: seen
        ? {
            firstName: decision.person.firstName ?? null,
            lastName: decision.person.lastName ?? null,
            dateOfBirth: decision.person.dateOfBirth ?? null,
            idNumber: null,
            nationality: 'PL',
            gender: null,
          }
        : null,
      document: seen
        ? {
            type: 'PASSPORT',
            number: 'EH4839201',
            country: 'PL',
            validFrom: '2021-05-04',
            validUntil: '2031-05-04',
          }
        : null,
      reason,
      reasonCode,
      vendorData: session.vendorData,
      endUserId: null,
      decisionTime: decision.at.toISOString(),
      acceptanceTime: session.createdAt.toISOString(),
      riskLabels: null,
      additionalVerifiedData: {},
    },
    technicalData: { ip: '192.0.2.7' },
  };
}

/** The event webhook's body: that somebody has begun, or has sent everything in. */
export function presentEvent(session: Session) {
  return {
    id: session.id,
    attemptId: session.attemptId,
    feature: 'selfid',
    code: session.event,
    action: session.event === 7001 ? 'started' : 'submitted',
    vendorData: session.vendorData,
  };
}
