/** Answers of a provider kept for a while, so that the same question is not asked again; the oldest goes first. */
export class RecentAnswers<Answer> {
  readonly #answers = new Map<string, { answer: Answer; until: number }>();
  readonly #keptMs: number;
  readonly #most: number;

  constructor({ keptMs, most }: { keptMs: number; most: number }) {
    this.#keptMs = keptMs;
    this.#most = most;
  }

  /** The kept answer, or else the one that `ask` brings. A failure is not kept. */
  async get(key: string, now: Date, ask: () => Promise<Answer>): Promise<Answer> {
    const kept = this.#answers.get(key);
    if (kept && kept.until > now.getTime()) return kept.answer;
    const answer = await ask();
    this.#answers.delete(key);
    if (this.#answers.size >= this.#most) this.#answers.delete(this.#answers.keys().next().value!);
    this.#answers.set(key, { answer, until: now.getTime() + this.#keptMs });
    return answer;
  }
}

/** One store of answers for each running program, which tests have several of. */
export function perProgram<Answer>(
  make: () => RecentAnswers<Answer>,
): (program: object) => RecentAnswers<Answer> {
  const made = new WeakMap<object, RecentAnswers<Answer>>();
  return (program) => {
    const known = made.get(program) ?? make();
    made.set(program, known);
    return known;
  };
}
