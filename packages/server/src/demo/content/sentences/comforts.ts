import type { Amenity } from '@heima/domain/reference/amenities.ts';
import { EN_FACING, enList, enThe } from '#demo/content/english-words.ts';
import { type Home, isWholeHouse, isWorkplace } from '#demo/content/home.ts';
import { capitalised, IS_FACING, isAgreeing, isList, isNoun } from '#demo/content/icelandic-words.ts';
import { UA_FACING, uaAgreeing, uaList, uaNoun } from '#demo/content/ukrainian-words.ts';
import type { Sentence } from './sentence.ts';

const APPLIANCES: readonly (readonly [Amenity, string, string, string])[] = [
  ['fridge', 'ísskápur', 'a fridge', 'холодильник'],
  ['dishwasher', 'uppþvottavél', 'a dishwasher', 'посудомийна машина'],
  ['microwave', 'örbylgjuofn', 'a microwave', 'мікрохвильова піч'],
];
const appliances = (home: Home, language: 1 | 2 | 3) =>
  APPLIANCES.filter(([amenity]) => home.amenities.has(amenity)).map((row) => row[language]);

const isDwelling = (home: Home) => !isWorkplace(home) && home.shape !== 'room';
const renovated = (part: 'kitchen' | 'bath' | 'all') => (home: Home) =>
  isDwelling(home) && home.renovated?.part === part;

/** Kitchen, bathroom and what has been renewed. */
export const KITCHEN_AND_BATH: readonly Sentence[] = [
  {
    when: (h) => !isWorkplace(h) && appliances(h, 1).length > 0,
    is: (h) => {
      const list = appliances(h, 1);
      return `Eldhúsinu ${list.length > 1 ? 'fylgja' : 'fylgir'} ${isList(list)}.`;
    },
    en: (h) => `The kitchen comes with ${enList(appliances(h, 2))}.`,
    ua: (h) => `На кухні є ${uaList(appliances(h, 3))}.`,
  },
  {
    when: renovated('kitchen'),
    is: (h) => `Eldhúsið var endurnýjað ${h.renovated!.year}.`,
    en: (h) => `The kitchen was renewed in ${h.renovated!.year}.`,
    ua: (h) => `Кухню оновлено ${h.renovated!.year} року.`,
  },
  {
    when: renovated('bath'),
    is: (h) => `Baðherbergið var tekið í gegn ${h.renovated!.year}.`,
    en: (h) => `The bathroom was redone in ${h.renovated!.year}.`,
    ua: (h) => `Ванну кімнату відремонтовано ${h.renovated!.year} року.`,
  },
  {
    when: renovated('all'),
    is: (h) =>
      `${isNoun(h).the} var ${isAgreeing(h, 'öll tekin', 'allt tekið')} í gegn ${h.renovated!.year}.`,
    en: (h) => `${capitalised(enThe(h))} was completely renovated in ${h.renovated!.year}.`,
    ua: (h) =>
      `${uaNoun(h).the} повністю ${uaAgreeing(h, 'відремонтована', 'відремонтований')} ${h.renovated!.year} року.`,
  },
  {
    when: (h) => isDwelling(h) && h.bathrooms === 1 && h.bath === 'tub',
    is: 'Á baðherberginu er baðkar með sturtu.',
    en: 'The bathroom has a tub with a shower.',
    ua: 'У ванній кімнаті є ванна з душем.',
  },
  {
    when: (h) => isDwelling(h) && h.bathrooms === 1 && h.bath === 'shower',
    is: 'Baðherbergið er flísalagt og með rúmgóðri sturtu.',
    en: 'The bathroom is tiled and has a roomy shower.',
    ua: 'Ванна кімната викладена плиткою, з просторим душем.',
  },
  {
    when: (h) => isDwelling(h) && h.bathrooms === 2,
    is: 'Annað baðherbergið er með sturtu og hitt með baðkari.',
    en: 'One bathroom has a shower, the other a tub.',
    ua: 'В одній ванній кімнаті душ, в іншій — ванна.',
  },
];

const hasBalcony = (home: Home) => home.outdoors === 'balcony';

/** Balcony, deck and garden. */
export const OUTDOORS: readonly Sentence[] = [
  {
    when: (h) => hasBalcony(h) && h.shape !== 'studio',
    is: (h) => `Úr stofunni er gengið út á svalir sem snúa í ${IS_FACING[h.facing]}.`,
    en: (h) => `From the living room one steps out onto a balcony facing ${EN_FACING[h.facing]}.`,
    ua: (h) => `З вітальні є вихід на балкон, що виходить на ${UA_FACING[h.facing]}.`,
  },
  {
    when: hasBalcony,
    is: (h) => `Svalirnar snúa í ${IS_FACING[h.facing]} og þar er gott skjól.`,
    en: (h) => `The balcony faces ${EN_FACING[h.facing]} and is well sheltered.`,
    ua: (h) => `Балкон виходить на ${UA_FACING[h.facing]} і добре захищений від вітру.`,
  },
  {
    when: (h) => h.outdoors === 'deck' && h.amenities.has('hot_tub'),
    is: 'Við húsið er pallur með heitum potti.',
    en: 'By the house there is a deck with a hot tub.',
    ua: 'Біля будинку є тераса з гарячою купіллю.',
  },
  {
    when: (h) => h.outdoors === 'deck' && !h.amenities.has('hot_tub') && isWholeHouse(h),
    is: 'Við húsið er skjólgóður pallur og gróinn garður.',
    en: 'By the house there is a sheltered deck and a mature garden.',
    ua: 'Біля будинку є захищена від вітру тераса й доглянутий сад.',
  },
  {
    when: (h) => h.outdoors === 'deck' && !isWholeHouse(h),
    is: (h) => `Úr stofunni er gengið út á pall sem snýr í ${IS_FACING[h.facing]}.`,
    en: (h) => `From the living room one steps out onto a deck facing ${EN_FACING[h.facing]}.`,
    ua: (h) => `З вітальні є вихід на терасу, що виходить на ${UA_FACING[h.facing]}.`,
  },
  {
    when: (h) => h.outdoors === 'garden',
    is: 'Garðurinn er gróinn og skjólgóður.',
    en: 'The garden is mature and sheltered.',
    ua: 'Навколо доглянутий і захищений від вітру сад.',
  },
  {
    when: (h) => h.outdoors === 'shared-garden',
    is: 'Bak við húsið er sameiginlegur garður þar sem gott er að sitja á sumrin.',
    en: 'Behind the house is a shared garden, pleasant to sit in during the summer.',
    ua: 'За будинком є спільний сад, де приємно посидіти влітку.',
  },
];

/** Laundry, storage, parking and furniture. */
export const EXTRAS: readonly Sentence[] = [
  {
    when: (h) => h.amenities.has('washer') && h.amenities.has('dryer'),
    is: 'Þvottavél og þurrkari fylgja.',
    en: 'A washing machine and a dryer are included.',
    ua: 'Є пральна та сушильна машини.',
  },
  {
    when: (h) => h.amenities.has('washer') && !h.amenities.has('dryer'),
    is: 'Þvottavél fylgir.',
    en: 'A washing machine is included.',
    ua: 'Є пральна машина.',
  },
  {
    when: (h) => h.amenities.has('shared_laundry'),
    is: 'Sameiginlegt þvottahús er á jarðhæð.',
    en: 'There is a shared laundry on the ground floor.',
    ua: 'На першому поверсі є спільна пральня.',
  },
  {
    when: (h) =>
      isDwelling(h) && !h.amenities.has('washer') && !h.amenities.has('shared_laundry') && !isWholeHouse(h),
    is: 'Tengi fyrir þvottavél er á baðherberginu.',
    en: 'There is a connection for a washing machine in the bathroom.',
    ua: 'У ванній кімнаті є підключення для пральної машини.',
  },
  {
    when: (h) => isDwelling(h) && !h.amenities.has('washer') && isWholeHouse(h),
    is: 'Í húsinu er sérþvottahús með tengi fyrir þvottavél.',
    en: 'The house has its own laundry room with a connection for a washing machine.',
    ua: 'У будинку є окрема пральня з підключенням для пральної машини.',
  },
  {
    when: (h) => h.amenities.has('storage') && !isWholeHouse(h),
    is: 'Sérgeymsla fylgir.',
    en: 'A private storage room is included.',
    ua: 'Є окрема комора.',
  },
  {
    when: (h) => h.amenities.has('storage') && isWholeHouse(h),
    is: 'Gott geymslupláss er í húsinu.',
    en: 'There is plenty of storage space in the house.',
    ua: 'У будинку достатньо місця для зберігання речей.',
  },
  {
    when: (h) => h.amenities.has('garage') && isWholeHouse(h),
    is: 'Bílskúr fylgir.',
    en: 'The garage is included in the rent.',
    ua: 'Гараж входить у вартість оренди.',
  },
  {
    when: (h) => h.amenities.has('garage') && !isWholeHouse(h),
    is: 'Stæði í bílageymslu fylgir.',
    en: 'A space in the car park below the building is included.',
    ua: 'Надається місце в підземному паркінгу.',
  },
  {
    when: (h) =>
      !h.amenities.has('garage') &&
      (h.building === 'slab' || h.building === 'tower' || h.building === 'terrace'),
    is: 'Næg bílastæði eru við húsið.',
    en: 'There is ample parking by the house.',
    ua: 'Біля будинку достатньо місць для паркування.',
  },
  {
    when: (h) => h.amenities.has('fibre_internet') && !isWorkplace(h),
    is: 'Ljósleiðari er í húsinu.',
    en: 'The building has fibre internet.',
    ua: 'У будинку є оптоволоконний інтернет.',
  },
  {
    when: (h) => h.furniture === 'furnished' && h.shape === 'room',
    is: 'Herbergið leigist með rúmi, fataskáp og skrifborði.',
    en: 'The room is let with a bed, a wardrobe and a desk.',
    ua: 'У кімнаті є ліжко, шафа та письмовий стіл.',
  },
  {
    when: (h) => h.furniture === 'furnished' && h.shape !== 'room',
    is: (h) => `${isNoun(h).the} leigist með húsgögnum${h.amenities.has('tv') ? ' og sjónvarpi' : ''}.`,
    en: (h) =>
      `${capitalised(enThe(h))} is let furnished${h.amenities.has('tv') ? ', with a television' : ''}.`,
    ua: (h) => `${uaNoun(h).the} здається з меблями${h.amenities.has('tv') ? ' та телевізором' : ''}.`,
  },
  {
    when: (h) => h.furniture === 'unfurnished',
    is: (h) => `${isNoun(h).the} leigist án húsgagna.`,
    en: (h) => `${capitalised(enThe(h))} is let unfurnished.`,
    ua: (h) => `${uaNoun(h).the} здається без меблів.`,
  },
  {
    when: (h) => h.furniture === 'negotiable',
    is: 'Eitthvað af húsgögnum getur fylgt ef óskað er.',
    en: 'Some of the furniture can stay if wished.',
    ua: 'За бажанням можна залишити частину меблів.',
  },
];
