import { type RawBuilder, sql } from 'kysely';
import pg from 'pg';

const mark = /^\s*\/\* prepared (\w+) \*\//;

/**
 * Begins a statement that each connection plans once and then keeps: `sql`${prepared('listing')} select …``. Only for
 * statements whose best plan does not depend on their values, such as a row by its id. They name their columns: with
 * `*` a column that a later version adds would make them fail. `name` names this text alone.
 */
export const prepared = (name: string): RawBuilder<unknown> => sql.raw(`/* prepared ${name} */`);

/** A client that sends marked statements by their name; everything else is planned anew with its values. */
export class PreparingClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: the overloads of the class it extends.
  override query(...[text, ...rest]: any[]): any {
    const name = typeof text === 'string' ? mark.exec(text)?.[1] : undefined;
    const [values, ...done] = rest;
    // biome-ignore lint/suspicious/noExplicitAny: as above.
    return (super.query as any)(name ? { name, text, values } : text, ...(name ? done : rest));
  }
}
