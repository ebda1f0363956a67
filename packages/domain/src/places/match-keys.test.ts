import { describe, expect, it } from 'vitest';
import { matchKeys, typedVariants } from './match-keys.ts';

describe('matchKeys', () => {
  it('holds nominative and dative, once each', () => {
    expect(matchKeys('Þórsgata', 'Þórsgötu')).toEqual(['thorsgata', 'thorsgotu']);
    expect(matchKeys('Reykjavík', 'Reykjavík')).toEqual(['reykjavik']);
    expect(matchKeys('Höfn í Hornafirði')).toEqual(['hofn i hornafirdi']);
    expect(matchKeys('')).toEqual([]);
  });

  it('tries oe as ö too, and as itself', () => {
    expect(typedVariants('hoefn')).toEqual(['hoefn', 'hofn']);
    expect(typedVariants('hofn')).toEqual(['hofn']);
  });
});
