import { searchSaved } from '@heima/domain/alerts/events.ts';
import { priceChanged } from '@heima/domain/listing-publication/events.ts';
import { describe, expect, it } from 'vitest';
import { newId } from '#platform/new-id.ts';
import { testApp } from '#testing/test-app.ts';
import { systemCause, type UnitOfWork } from './unit-of-work.ts';

describe('unit of work', async () => {
  const app = await testApp();
  const { db, unitOfWork } = app.services;
  const now = new Date('2026-11-28T12:00:00Z');
  const kept = async (id: string) => ({
    audit: await db.selectFrom('audit_entry').selectAll().where('subject_id', '=', id).execute(),
    events: await db.selectFrom('event').selectAll().where('subject_id', '=', id).execute(),
  });

  it('records a fact as an event and as an audit entry, both or neither', async () => {
    const id = newId();
    await unitOfWork(systemCause(now), (unit) => unit.record(searchSaved, id, { frequency: 'daily' }));
    const { audit, events } = await kept(id);
    expect(audit).toMatchObject([
      { action: 'alerts.saved', subject_kind: 'saved_search', detail: { frequency: 'daily' }, at: now },
    ]);
    expect(events).toMatchObject([
      { name: 'alerts.saved', subject_kind: 'saved_search', payload: { frequency: 'daily' }, at: now },
    ]);
    const other = newId();
    const undone = unitOfWork(systemCause(now), async (unit) => {
      await unit.record(searchSaved, other, { frequency: 'daily' });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await kept(other)).toEqual({ audit: [], events: [] });
  });

  it('takes the payload that the event declares and no other', async () => {
    const wrong = (unit: UnitOfWork) => [
      // @ts-expect-error: the payload is missing
      unit.record(priceChanged, newId()),
      // @ts-expect-error: `weekly` is no frequency
      unit.record(searchSaved, newId(), { frequency: 'weekly' }),
    ];
    await expect(
      unitOfWork(systemCause(now), async (unit) => {
        await Promise.all(wrong(unit));
      }),
    ).rejects.toThrow();
  });
});
