import type { SignedIn, TeamMembership } from '@heima/domain/shared/actor.ts';
import type { Config } from '#config.ts';
import type { Database } from '#platform/db/database.ts';
import type { SessionLocks } from '#platform/db/session-locks.ts';
import type { RunUnitOfWork } from '#platform/db/unit-of-work.ts';
import type { FileStore } from '#ports/file-store.ts';
import type { Ports } from '#ports/ports.ts';
import type { Clock } from './clock.ts';
import type { Encryption } from './encryption.ts';
import type { Logger } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { Secrets } from './secrets.ts';
import type { Texts } from './texts.ts';

/** What the program gives to every use case and job. */
export interface Services {
  config: Config;
  clock: Clock;
  db: Database;
  /** A replica that may be a second old; the same as `db` when there is none. */
  replica: Database;
  unitOfWork: RunUnitOfWork;
  locks: SessionLocks;
  texts: Texts;
  secrets: Secrets;
  encryption: Encryption;
  files: FileStore;
  /** Providers, but for e-mail and SMS: what people are sent goes through `unit.send`. */
  ports: Omit<Ports, 'email' | 'sms'>;
  /** The teams that a person is a member of, with what each lets the person do. */
  teamsOf: (db: Database, userId: string) => Promise<readonly TeamMembership[]>;
  /** Keeps the account of who is calling from being deleted until the transaction ends; false when it is gone. */
  keepPerson: (db: Database, userId: string) => Promise<boolean>;
  log: Logger;
  metrics: Metrics;
}

/** Finds the person behind an access token; nothing when it is expired or its session has ended. */
export type Identify = (
  services: Services,
  accessToken: string,
) => Promise<Omit<SignedIn, 'kind' | 'clientId'> | undefined>;

/** Which of these sessions have not ended. */
export type OpenSessions = (
  services: Services,
  sessionIds: readonly string[],
) => Promise<ReadonlySet<string>>;
