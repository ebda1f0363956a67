import { refuse } from '@heima/domain/shared/refusal.ts';
import type { Database } from '#platform/db/database.ts';
import { latestProof, type Purpose } from './proof-store.ts';

const plusSeconds = (from: Date, seconds: number): Date => new Date(from.getTime() + seconds * 1000);

/** Refuses while the last sending of the same thing is younger than the pause (G02). */
export async function refuseRecent(
  db: Database,
  {
    purpose,
    subjectId,
    pauseSeconds,
    now,
  }: { purpose: Purpose; subjectId: string; pauseSeconds: number; now: Date },
): Promise<void> {
  const last = await latestProof(db, purpose, subjectId);
  if (!last) return;
  const wait = plusSeconds(last.created_at, pauseSeconds).getTime() - now.getTime();
  if (wait > 0) refuse('proofs.sentRecently', { params: { seconds: Math.ceil(wait / 1000) } });
}

/** What is answered when something was sent. */
export const sentUntil = (now: Date, validSeconds: number, pauseSeconds: number) => ({
  expires_at: plusSeconds(now, validSeconds).toISOString(),
  resend_at: plusSeconds(now, pauseSeconds).toISOString(),
});
