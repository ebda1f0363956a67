import {
  EN_PETS,
  EN_UTILITIES,
  enDate,
  enKronur,
  enList,
  enMonths,
  enNumber,
  enThe,
} from '#demo/content/english-words.ts';
import { type Home, isShortLet, isWorkplace } from '#demo/content/home.ts';
import {
  capitalised,
  IS_PETS,
  IS_UTILITIES,
  isAgreeing,
  isDate,
  isDativeNumber,
  isKronur,
  isList,
  isMonths,
  isMonthsAccusative,
  isMonthsGenitive,
  isNoun,
} from '#demo/content/icelandic-words.ts';
import {
  UA_PETS,
  UA_UTILITIES,
  uaAgreeing,
  uaCapitalised,
  uaDate,
  uaKronur,
  uaList,
  uaMonths,
  uaNoun,
} from '#demo/content/ukrainian-words.ts';
import type { Sentence } from './sentence.ts';

const included = (home: Home) => home.utilities.filter((u) => u.included).map((u) => u.utility);
const paid = (home: Home) => home.utilities.filter((u) => u.paidByTenant).map((u) => u.utility);

function isIncluded(home: Home): string {
  const names = included(home);
  const list = capitalised(isList(names.map((name) => IS_UTILITIES[name].nominative)));
  if (names.length === 1) return `${list} er ${IS_UTILITIES[names[0]!].included} í leigunni.`;
  // Heating and the house fund are both masculine; any other company makes the group neuter.
  const allMasculine = names.every((name) => IS_UTILITIES[name].included === 'innifalinn');
  return `${list} eru ${allMasculine ? 'innifaldir' : 'innifalin'} í leigunni.`;
}

/** What the rent covers and what comes on top. */
export const COSTS: readonly Sentence[] = [
  {
    when: (h) => included(h).length > 0,
    is: isIncluded,
    en: (h) =>
      `${capitalised(enList(included(h).map((name) => EN_UTILITIES[name])))} ${included(h).length > 1 ? 'are' : 'is'} included in the rent.`,
    ua: (h) =>
      `В орендну плату ${included(h).length > 1 ? 'входять' : 'входить'} ${uaList(included(h).map((name) => UA_UTILITIES[name][0]))}.`,
  },
  {
    when: (h) => paid(h).length > 0,
    is: (h) => `Leigjandi greiðir ${isList(paid(h).map((name) => IS_UTILITIES[name].accusative))}.`,
    en: (h) => `The tenant pays for ${enList(paid(h).map((name) => EN_UTILITIES[name]))}.`,
    ua: (h) => `Орендар сплачує ${uaList(paid(h).map((name) => UA_UTILITIES[name][1]))}.`,
  },
  {
    when: (h) => h.deposit.kind === 'months',
    is: (h) => `Trygging nemur ${isMonthsGenitive(depositMonths(h))} leigu.`,
    en: (h) =>
      `The deposit is ${enNumber(depositMonths(h))} ${depositMonths(h) === 1 ? 'month’s' : 'months’'} rent.`,
    ua: (h) => `Гарантійний внесок — орендна плата за ${uaMonths(depositMonths(h))}.`,
  },
  {
    when: (h) => h.deposit.kind === 'custom',
    is: (h) => `Trygging er ${isKronur(depositAmount(h))}`,
    en: (h) => `The deposit is ${enKronur(depositAmount(h))}`,
    ua: (h) => `Гарантійний внесок — ${uaKronur(depositAmount(h))}`,
  },
  {
    when: (h) => h.deposit.kind === 'none',
    is: 'Ekki er krafist tryggingar.',
    en: 'No deposit is required.',
    ua: 'Гарантійний внесок не потрібен.',
  },
];

const depositMonths = (home: Home) => (home.deposit.kind === 'months' ? home.deposit.months : 0);
const depositAmount = (home: Home) => (home.deposit.kind === 'custom' ? home.deposit.amount : 0);

const isFree = (h: Home) => `${isNoun(h).the} er ${isAgreeing(h, 'laus', 'laust')}`;
const enFree = (h: Home) => `${capitalised(enThe(h))} is available`;
const uaFree = (h: Home) => `${uaNoun(h).the} ${uaAgreeing(h, 'вільна', 'вільний')}`;

/** From when the home is free. */
export const AVAILABILITY: readonly Sentence[] = [
  {
    when: (h) => h.terms.availableFrom === null,
    is: (h) => `${isFree(h)} strax.`,
    en: (h) => `${enFree(h)} now.`,
    ua: (h) => `${uaFree(h)} вже зараз.`,
  },
  {
    when: (h) => h.terms.availableFrom === null,
    is: (h) => `${isFree(h)} til afhendingar nú þegar.`,
    en: (h) => `${enFree(h)} immediately.`,
    ua: 'Заселитися можна відразу.',
  },
  {
    when: (h) => h.terms.availableFrom !== null,
    is: (h) => `${isFree(h)} frá ${isDate(h.terms.availableFrom!)}.`,
    en: (h) => `${enFree(h)} from ${enDate(h.terms.availableFrom!)}.`,
    ua: (h) => `${uaFree(h)} з ${uaDate(h.terms.availableFrom!)}.`,
  },
  {
    when: (h) => h.terms.availableFrom !== null,
    is: (h) => `Afhending er ${isDate(h.terms.availableFrom!)}.`,
    en: (h) => `The keys are handed over on ${enDate(h.terms.availableFrom!)}.`,
    ua: (h) => `Передача ключів — ${uaDate(h.terms.availableFrom!)}.`,
  },
];

/** For how long it is let. */
export const DURATION: readonly Sentence[] = [
  {
    when: (h) => h.terms.durationKind === 'long-term',
    is: (h) =>
      `${isNoun(h).the} leigist til langs tíma, að lágmarki í ${isMonthsAccusative(h.terms.contractMinMonths)}.`,
    en: (h) =>
      `${capitalised(enThe(h))} is for a long-term let of at least ${enMonths(h.terms.contractMinMonths)}.`,
    ua: (h) =>
      `${uaNoun(h).the} здається на тривалий строк, щонайменше на ${uaMonths(h.terms.contractMinMonths)}.`,
  },
  {
    when: (h) => h.terms.durationKind === 'long-term' && !isShortLet(h),
    is: 'Við leitum að leigjanda til langs tíma.',
    en: 'We are looking for a long-term tenant.',
    ua: 'Шукаємо орендаря на тривалий строк.',
  },
  {
    when: (h) =>
      h.terms.durationKind === 'fixed-term' && h.terms.contractMinMonths < h.terms.contractMaxMonths,
    is: (h) =>
      `Leigutími er ${h.terms.contractMinMonths} til ${isMonths(h.terms.contractMaxMonths)}${h.terms.renewable ? ' með möguleika á framlengingu' : ''}.`,
    en: (h) =>
      `The lease runs for ${h.terms.contractMinMonths} to ${enMonths(h.terms.contractMaxMonths)}${h.terms.renewable ? ' and may be extended' : ''}.`,
    ua: (h) =>
      `Строк оренди — від ${h.terms.contractMinMonths} до ${h.terms.contractMaxMonths} місяців${h.terms.renewable ? ' з можливістю продовження' : ''}.`,
  },
  {
    when: (h) =>
      h.terms.durationKind === 'fixed-term' && h.terms.contractMinMonths === h.terms.contractMaxMonths,
    is: (h) =>
      `Leigutími er ${isMonths(h.terms.contractMaxMonths)}${h.terms.renewable ? ' með möguleika á framlengingu' : ''}.`,
    en: (h) =>
      `The lease is for ${enMonths(h.terms.contractMaxMonths)}${h.terms.renewable ? ' and may be extended' : ''}.`,
    ua: (h) =>
      `Строк оренди — ${uaMonths(h.terms.contractMaxMonths)}${h.terms.renewable ? ' з можливістю продовження' : ''}.`,
  },
];

const petsOf = (home: Home) => home.rules.allowedPets;
/** "Nagdýr" is neuter, the other animals are masculine. */
const isPetsForm = (home: Home, masculine: string, neuter: string) =>
  petsOf(home).includes('rodent') ? neuter : masculine;

/** Animals, smoke and the number of people. */
export const HOUSE_RULES: readonly Sentence[] = [
  {
    when: (h) => !isWorkplace(h) && petsOf(h).length === 0,
    is: 'Gæludýr eru ekki leyfð.',
    en: 'Pets are not allowed.',
    ua: 'Домашні тварини не дозволені.',
  },
  {
    when: (h) => !isWorkplace(h) && petsOf(h).length === 0,
    is: 'Gæludýr eru ekki leyfð og húsnæðið er reyklaust.',
    en: 'Pets are not allowed and the home is smoke-free.',
    ua: 'Домашні тварини не дозволені, курити в приміщенні не можна.',
  },
  {
    when: (h) => petsOf(h).length > 0 && petsOf(h).length < 5,
    is: (h) =>
      `${capitalised(isList(petsOf(h).map((pet) => IS_PETS[pet])))} eru ${isPetsForm(h, 'velkomnir', 'velkomin')}.`,
    en: (h) => `${capitalised(enList(petsOf(h).map((pet) => EN_PETS[pet])))} are welcome.`,
    ua: (h) => `Дозволені домашні тварини: ${uaList(petsOf(h).map((pet) => UA_PETS[pet]))}.`,
  },
  {
    when: (h) => petsOf(h).length === 5,
    is: 'Gæludýr eru velkomin.',
    en: 'Pets are welcome.',
    ua: 'З домашніми тваринами можна.',
  },
  {
    when: (h) => petsOf(h).length > 0,
    is: (h) =>
      `${petsOf(h).length === 5 ? 'Gæludýr' : capitalised(isList(petsOf(h).map((pet) => IS_PETS[pet])))} eru ${petsOf(h).length === 5 ? 'leyfð' : isPetsForm(h, 'leyfðir', 'leyfð')} en reykingar ekki.`,
    en: (h) =>
      `${petsOf(h).length === 5 ? 'Pets' : capitalised(enList(petsOf(h).map((pet) => EN_PETS[pet])))} are allowed, smoking is not.`,
    ua: (h) =>
      `${petsOf(h).length === 5 ? 'З домашніми тваринами можна' : `${uaCapitalised(uaList(petsOf(h).map((pet) => UA_PETS[pet])))} дозволені`}, курити в приміщенні не можна.`,
  },
  {
    when: (h) => h.rules.maxPeople > 1,
    is: (h) => `Húsnæðið er reyklaust og hentar í mesta lagi ${isDativeNumber(h.rules.maxPeople)} íbúum.`,
    en: (h) => `The home is smoke-free and suits at most ${enNumber(h.rules.maxPeople)} people.`,
    ua: (h) => `Житло для некурців, максимальна кількість мешканців — ${h.rules.maxPeople}.`,
  },
  {
    when: isWorkplace,
    is: 'Húsnæðið er reyklaust.',
    en: 'The premises are smoke-free.',
    ua: 'Курити в приміщенні не можна.',
  },
];

/** How to go on from here. */
export const CLOSING: readonly Sentence[] = [
  {
    is: 'Hægt er að skoða eftir samkomulagi.',
    en: 'Viewings by appointment.',
    ua: 'Перегляд за домовленістю.',
  },
  {
    is: 'Sendu okkur endilega skilaboð ef þú vilt koma og skoða.',
    en: 'Do send us a message if you would like to come and see it.',
    ua: 'Напишіть нам, якщо хочете подивитися.',
  },
  {
    is: 'Sjálfsagt er að spyrja nánar í skilaboðum.',
    en: 'Feel free to ask for more in a message.',
    ua: 'Охоче відповімо на запитання в повідомленнях.',
  },
  {
    when: (h) => !isWorkplace(h) && !isShortLet(h),
    is: 'Við leitum að traustum leigjanda sem gengur vel um.',
    en: 'We are looking for a reliable tenant who takes good care of the place.',
    ua: 'Шукаємо надійного й охайного орендаря.',
  },
  {
    when: (h) => !isWorkplace(h) && !isShortLet(h),
    is: 'Reglusemi og góð umgengni eru skilyrði.',
    en: 'Orderly habits and good care of the home are required.',
    ua: 'Важливі охайність і дбайливе ставлення до житла.',
  },
  {
    is: 'Hlökkum til að heyra frá þér.',
    en: 'We look forward to hearing from you.',
    ua: 'Чекаємо на ваше повідомлення.',
  },
];
