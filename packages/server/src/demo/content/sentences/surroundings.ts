import { type Home, isShortLet, isWorkplace } from '#demo/content/home.ts';
import type { Statement } from './sentence.ts';
import type { Surrounding } from './surrounding.ts';
import { CAPITAL_SURROUNDINGS } from './surroundings-capital.ts';
import {
  COUNTRY_SURROUNDINGS,
  FJORD_SURROUNDINGS,
  RURAL_SURROUNDINGS,
  SEASIDE_SURROUNDINGS,
  TOWN_SURROUNDINGS,
} from './surroundings-country.ts';

const OF_WORKPLACES: readonly Statement[] = [
  {
    is: 'Strætó stoppar skammt frá og stutt er á matsölustaði.',
    en: 'The bus stops nearby and places to eat are close.',
    ua: 'Поруч автобусна зупинка та заклади харчування.',
  },
  {
    is: 'Aðkoman er góð og auðvelt er að finna bílastæði.',
    en: 'Access is easy and parking is simple to find.',
    ua: 'Зручний під’їзд, легко знайти місце для паркування.',
  },
];

const FJORD_TOWNS: ReadonlySet<string> = new Set([
  '350',
  '355',
  '400',
  '415',
  '425',
  '450',
  '465',
  '580',
  '625',
  '710',
  '735',
  '740',
  '750',
]);

/** What can be said of the neighbourhood of a home. */
export function surroundingsOf(home: Home): readonly Statement[] {
  if (isWorkplace(home)) return OF_WORKPLACES;
  const all = [...new Set(ofHome(home))];
  const isForOne = home.shape === 'room' || home.shape === 'studio' || isShortLet(home);
  const fitting = isForOne ? all.filter(({ forFamilies }) => !forFamilies) : all;
  return fitting.length > 0 ? fitting : TOWN_SURROUNDINGS.filter(({ forFamilies }) => !forFamilies);
}

function ofHome({ area: { code, mix } }: Home): readonly Surrounding[] {
  if (mix === 'country') return RURAL_SURROUNDINGS;
  const own = CAPITAL_SURROUNDINGS[code] ?? COUNTRY_SURROUNDINGS[code] ?? [];
  if (own.length > 1) return own;
  return [
    ...own,
    ...TOWN_SURROUNDINGS,
    ...(mix === 'fishingTown' ? SEASIDE_SURROUNDINGS : []),
    ...(FJORD_TOWNS.has(code) ? FJORD_SURROUNDINGS : []),
  ];
}
