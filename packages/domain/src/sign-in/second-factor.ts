import { lifecycle, refusalToTransition } from '../shared/lifecycle.ts';
import type { RefusalData } from '../shared/refusal.ts';

/** `begun`: a key was made and no code of it has come yet. */
export const factorStates = ['off', 'begun', 'on'] as const;
export type FactorState = (typeof factorStates)[number];

/** The second factor of a sign-in by password. */
export const factorLifecycle = lifecycle(factorStates, {
  begin: { from: ['off', 'begun'], to: 'begun', by: 'edit', otherwise: 'signIn.secondFactorOn' },
  confirm: { from: ['begun'], to: 'on', by: 'edit', otherwise: 'signIn.secondFactorOn' },
  replaceCodes: { from: ['on'], to: 'on', by: 'edit', otherwise: 'signIn.secondFactorOff' },
  end: { from: ['on'], to: 'off', by: 'edit', otherwise: 'signIn.secondFactorOff' },
});

/** The state of a person's second factor; without a row there is none. */
export function factorState(row: { confirmed_at: Date | null } | undefined): FactorState {
  if (!row) return 'off';
  return row.confirmed_at === null ? 'begun' : 'on';
}

/** What a person's settings know of it. */
export interface FactorFacts {
  isOn: boolean;
  /** Those who work as staff sign in with one. */
  isRequired: boolean;
}

const stateOf = ({ isOn }: Pick<FactorFacts, 'isOn'>): FactorState => (isOn ? 'on' : 'off');

/** Why a key cannot be made, or nothing. */
export const refusalToBeginFactor = (facts: Pick<FactorFacts, 'isOn'>): RefusalData | undefined =>
  refusalToTransition(factorLifecycle, 'begin', stateOf(facts));

/** A key waits so long for its first code, in minutes: whoever sets it up has it before them. */
export const setUpMinutes = 30;

/** Why a key cannot be confirmed: it was made too long ago, or is gone with the password it was made with. */
export const refusalToConfirmFactor = (begunAt: Date | undefined, now: Date): RefusalData | undefined =>
  begunAt && now.getTime() - begunAt.getTime() < setUpMinutes * 60_000
    ? undefined
    : { code: 'signIn.secondFactorSetUpOver' };

/** Why there can be no new recovery codes, or nothing. */
export const refusalToReplaceCodes = (facts: Pick<FactorFacts, 'isOn'>): RefusalData | undefined =>
  refusalToTransition(factorLifecycle, 'replaceCodes', stateOf(facts));

/** Why it cannot be switched off, or nothing. */
export const refusalToEndFactor = (facts: FactorFacts): RefusalData | undefined =>
  facts.isRequired
    ? { code: 'signIn.secondFactorRequired' }
    : refusalToTransition(factorLifecycle, 'end', stateOf(facts));
