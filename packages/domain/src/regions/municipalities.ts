import table from './municipalities.json' with { type: 'json' };
import { type OfficialRegion, officialRegions } from './region-kinds.ts';

/**
 * Municipalities by the four-character code of the address register, leading zeros kept (`0000` Reykjavík).
 * Codes and names of November 2022, the state of the addresses that the postal codes are counted from; mergers
 * since then are not in it. Source: Staðfangaskrá, HMS, CC BY 4.0.
 */
export const municipalities: readonly { code: string; name: string }[] = table;

const names = new Map(municipalities.map(({ code, name }) => [code, name]));

export const municipalityName = (code: string): string | undefined => names.get(code);

/** The official region: the first digit of the code says it. Reykjavík has 0, its neighbours 1; both are the capital area. */
export const officialRegionOf = (municipalityCode: string): OfficialRegion =>
  officialRegions[Math.max(1, Number(municipalityCode[0])) - 1]!;
