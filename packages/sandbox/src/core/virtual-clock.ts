/** The longest wait a timer can hold; longer ones are armed again when it fires. */
const LONGEST_TIMER_MS = 2_147_483_647;
/** Keeps a standing clock from being asked in a tight loop. */
const SHORTEST_TIMER_MS = 20;

type Alarm = { due: number; task: () => void; timer: NodeJS.Timeout | undefined };

/**
 * The sandbox's own time. It runs with real time until someone sets or advances it, and everything that waits
 * here – slow answers, deliveries, expiries – waits on this time, so a test never sleeps.
 */
export class VirtualClock {
  readonly #real: () => Date;
  readonly #alarms = new Set<Alarm>();
  #offset = 0;

  constructor(real: () => Date = () => new Date()) {
    this.#real = real;
  }

  now(): Date {
    return new Date(this.#real().getTime() + this.#offset);
  }

  /** How far virtual time is ahead of real time. */
  get offsetMs(): number {
    return this.#offset;
  }

  set(to: Date): void {
    this.#moveTo(to.getTime() - this.#real().getTime());
  }

  advance(ms: number): void {
    this.#moveTo(this.#offset + ms);
  }

  /** Back to real time. */
  unset(): void {
    this.#moveTo(0);
  }

  /** Runs `task` once `ms` of virtual time have passed. */
  after(ms: number, task: () => void): void {
    const alarm: Alarm = { due: this.now().getTime() + ms, task, timer: undefined };
    this.#alarms.add(alarm);
    this.#arm(alarm, ms);
  }

  /** Resolves once `ms` of virtual time have passed. */
  wait(ms: number): Promise<void> {
    return ms <= 0 ? Promise.resolve() : new Promise((resolve) => this.after(ms, resolve));
  }

  /** Forgets everything that waits. */
  stop(): void {
    for (const alarm of this.#alarms) clearTimeout(alarm.timer);
    this.#alarms.clear();
  }

  #moveTo(offset: number): void {
    this.#offset = offset;
    for (const alarm of [...this.#alarms].sort((a, b) => a.due - b.due)) this.#check(alarm);
  }

  #check(alarm: Alarm): void {
    if (!this.#alarms.has(alarm)) return;
    clearTimeout(alarm.timer);
    const left = alarm.due - this.now().getTime();
    if (left > 0) {
      this.#arm(alarm, left);
      return;
    }
    this.#alarms.delete(alarm);
    alarm.task();
  }

  #arm(alarm: Alarm, ms: number): void {
    const delay = Math.min(Math.max(ms, SHORTEST_TIMER_MS), LONGEST_TIMER_MS);
    alarm.timer = setTimeout(() => this.#check(alarm), delay);
  }
}
