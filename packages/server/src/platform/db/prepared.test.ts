import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { testDatabase } from '#testing/test-database.ts';
import { openDatabase } from './database.ts';
import { prepared } from './prepared.ts';

describe('statements that are planned once', async () => {
  const { url, drop } = await testDatabase();
  const { db, close } = openDatabase(url, 1);
  afterAll(async () => {
    await close();
    await drop();
  });

  it('are kept by their name, planned once, and find the row of each value; others are planned with their values', async () => {
    for (let value = 0; value < 8; value += 1) {
      const { rows } = await sql`${prepared('doubled')} select ${value}::int * 2 as twice`.execute(db);
      expect(rows).toEqual([{ twice: value * 2 }]);
      await sql`select ${value}::int as once`.execute(db);
    }
    const { rows } = await sql`
      select name, custom_plans::int, generic_plans::int from pg_prepared_statements where name <> ''`.execute(
      db,
    );
    expect(rows).toEqual([{ name: 'doubled', custom_plans: 5, generic_plans: 3 }]);
  });

  it('fail where one name stands for two texts', async () => {
    await sql`${prepared('twice')} select 1`.execute(db);
    await expect(sql`${prepared('twice')} select 2`.execute(db)).rejects.toThrow(/twice/);
  });
});
