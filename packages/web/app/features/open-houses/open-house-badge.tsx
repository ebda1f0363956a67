import type { OpenHouse } from '@heima/domain/open-houses/open-house-answer.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { StateBadge } from '#ui/state-badge.tsx';
import type { Tone } from '#ui/tone.ts';

type State = 'canceled' | 'over' | 'attending' | 'waiting' | 'full';

const tones: Record<State, Tone> = {
  canceled: 'danger',
  over: 'neutral',
  attending: 'success',
  waiting: 'warning',
  full: 'neutral',
};

function stateOf({ canceled, is_over, attending, waiting, is_full }: OpenHouse): State | undefined {
  if (canceled) return 'canceled';
  if (is_over) return 'over';
  if (attending) return 'attending';
  if (waiting) return 'waiting';
  return is_full ? 'full' : undefined;
}

/** What has become of an open house, and whether the reader comes. */
export function OpenHouseBadge({ of }: { of: OpenHouse }) {
  const { t } = useTexts();
  const state = stateOf(of);
  return state && <StateBadge tone={tones[state]}>{t(`openHousesScreen.state.${state}`)}</StateBadge>;
}
