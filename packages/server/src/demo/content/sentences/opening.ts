import type { Adjective } from '#demo/content/adjectives.ts';
import { EN_ADJECTIVES, enArticle, enNoun, enNumber } from '#demo/content/english-words.ts';
import { type Home, isWorkplace } from '#demo/content/home.ts';
import { capitalised, isAdjective, isGenitiveNumber, isNoun } from '#demo/content/icelandic-words.ts';
import { uaAdjective, uaAgreeing, uaCapitalised, uaNoun, uaRoomed } from '#demo/content/ukrainian-words.ts';
import type { Statement } from './sentence.ts';

type Opening = (home: Home, first: Adjective, second: Adjective) => Statement;

const uaPlace = ({ street, area }: Home) => `на вулиці ${street.name}, ${area.code} ${area.place}`;

const toLet: Opening = (home, first) => ({
  is: `Til leigu er ${isAdjective(home, first)} ${home.size} m² ${isNoun(home).nominative} við ${home.street.accusative} ${home.area.inPlace}.`,
  en: `To let: ${enArticle(EN_ADJECTIVES[first])} ${enNoun(home)} of ${home.size} m² on ${home.street.name} in ${home.area.known}.`,
  ua: `Здається ${uaAdjective(home, first)} ${uaNoun(home).nominative} площею ${home.size} м² ${uaPlace(home)}.`,
});

const inAll: Opening = (home, first, second) => ({
  is: `${capitalised(isAdjective(home, first))} og ${isAdjective(home, second)} ${isNoun(home).nominative} við ${home.street.accusative} ${home.area.inPlace}, alls ${home.size} fermetrar.`,
  en: `${capitalised(enArticle(EN_ADJECTIVES[first]))} and ${EN_ADJECTIVES[second]} ${enNoun(home)} on ${home.street.name} in ${home.area.known}, ${home.size} square metres in all.`,
  ua: `${uaCapitalised(uaAdjective(home, first))} ${uaAgreeing(home, 'й', 'і')} ${uaAdjective(home, second)} ${uaNoun(home).nominative} ${uaPlace(home)}. Загальна площа — ${home.size} м².`,
});

const weLet: Opening = (home, first) => ({
  is: `Við leigjum út ${isAdjective(home, first, true)} ${home.size} m² ${isNoun(home).accusative} við ${home.street.accusative} ${home.area.inPlace}.`,
  en: `We are letting ${enArticle(EN_ADJECTIVES[first])} ${enNoun(home)} of ${home.size} m² on ${home.street.name} in ${home.area.known}.`,
  ua: `Здаємо ${uaAdjective(home, first, true)} ${uaNoun(home).accusative} площею ${home.size} м² ${uaPlace(home)}.`,
});

const roomed: Opening = (home) => ({
  is: `${capitalised(isGenitiveNumber(home.rooms))} herbergja ${isNoun(home).nominative} við ${home.street.accusative} ${home.area.inPlace}, ${home.size} fermetrar að stærð.`,
  en: `${capitalised(enArticle(enNumber(home.bedrooms)))}-bedroom ${enNoun(home)} on ${home.street.name} in ${home.area.known}, ${home.size} square metres.`,
  ua: `${uaCapitalised(uaRoomed(home))} ${uaNoun(home).nominative} ${uaPlace(home)}. Площа — ${home.size} м².`,
});

const goodSpot: Opening = (home, first) => ({
  is: `${capitalised(isAdjective(home, first))} ${isNoun(home).nominative} á góðum stað við ${home.street.accusative} ${home.area.inPlace}, ${home.size} fermetrar að stærð.`,
  en: `${capitalised(enArticle(EN_ADJECTIVES[first]))} ${enNoun(home)} in a good spot on ${home.street.name} in ${home.area.known}, ${home.size} square metres.`,
  ua: `${uaCapitalised(uaAdjective(home, first))} ${uaNoun(home).nominative} у зручному місці: вулиця ${home.street.name}, ${home.area.code} ${home.area.place}. Площа — ${home.size} м².`,
});

/** The ways to open a description of this home. */
export function openings(home: Home): Opening[] {
  const ways = [toLet, inAll, weLet, goodSpot];
  return home.rooms >= 2 && !isWorkplace(home) ? [...ways, roomed, roomed] : ways;
}
