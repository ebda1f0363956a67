import type { IdSource } from './id-source.ts';
import type { Outcome } from './outcome.ts';

export type NewRule = {
  provider: string;
  operation?: string;
  /** Field path to value, looked up in body, query and path parameters. */
  match?: Record<string, string | number | boolean>;
  outcome: Outcome;
  /** How many calls it answers; without it, every one. */
  times?: number;
  delayMs?: number;
};

export type Rule = NewRule & { id: string; hits: number };

/** The fields of a call that a rule may be matched against, in order of precedence. */
export type MatchedFields = readonly unknown[];

/** The rules set by a test or on the page; the newest that fits wins. */
export class RuleBook {
  #rules: Rule[] = [];
  readonly #ids: IdSource;
  readonly #changed: () => void;

  constructor(ids: IdSource, changed: () => void) {
    this.#ids = ids;
    this.#changed = changed;
  }

  list(): readonly Rule[] {
    return this.#rules;
  }

  add(rule: NewRule): Rule {
    const added = { ...rule, id: this.#ids.uuid(), hits: 0 };
    this.#rules.unshift(added);
    this.#changed();
    return added;
  }

  clear(id?: string): void {
    this.#rules = id === undefined ? [] : this.#rules.filter((rule) => rule.id !== id);
    this.#changed();
  }

  /** The rule for this call, counted as used. `plays` leaves out rules the operation cannot follow. */
  take(
    provider: string,
    operation: string,
    fields: MatchedFields,
    plays: (outcome: Outcome) => boolean,
  ): Rule | undefined {
    const rule = this.#rules.find(
      (candidate) =>
        candidate.provider === provider &&
        (candidate.operation === undefined || candidate.operation === operation) &&
        (candidate.times === undefined || candidate.hits < candidate.times) &&
        plays(candidate.outcome) &&
        matches(candidate.match ?? {}, fields),
    );
    if (rule) rule.hits += 1;
    return rule;
  }
}

function matches(match: NonNullable<NewRule['match']>, fields: MatchedFields): boolean {
  return Object.entries(match).every(([path, wanted]) => {
    const found = fields.map((source) => fieldAt(source, path)).find((value) => value !== undefined);
    const values = Array.isArray(found) ? found : [found];
    return values.some((value) => value !== undefined && String(value) === String(wanted));
  });
}

function fieldAt(source: unknown, path: string): unknown {
  let value = source;
  for (const key of path.split('.')) {
    if (value === null || typeof value !== 'object') return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}
