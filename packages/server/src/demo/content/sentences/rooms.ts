import { EN_FACING, enNumber } from '#demo/content/english-words.ts';
import { type Home, isWorkplace } from '#demo/content/home.ts';
import { IS_FACING, isNeuterNumber } from '#demo/content/icelandic-words.ts';
import { UA_FACING, uaCount, uaNoun } from '#demo/content/ukrainian-words.ts';
import type { Sentence } from './sentence.ts';

const isDwelling = (home: Home) => !isWorkplace(home) && home.shape !== 'room';
const faces =
  (...sides: Home['facing'][]) =>
  (home: Home) =>
    isDwelling(home) && home.shape !== 'cellar' && home.shape !== 'studio' && sides.includes(home.facing);
const BEDROOMS = ['спальня', 'спальні', 'спалень'] as const;

const uaBathrooms = (h: Home) => (h.bathrooms === 2 ? 'дві ванні кімнати' : 'ванна кімната');

/** How the home is divided. */
export const LAYOUT: readonly Sentence[] = [
  {
    when: (h) => h.shape === 'studio',
    is: 'Stofa, svefnaðstaða og eldhúskrókur eru í einu rými og baðherbergið er sér.',
    en: 'Living space, sleeping area and kitchenette share one room; the bathroom is separate.',
    ua: 'Житлова зона, місце для сну та кухня в одному просторі, ванна кімната окрема.',
  },
  {
    when: (h) => h.shape === 'studio',
    is: 'Rýmið er opið, með eldhúskrók og svefnkrók, og baðherbergið er sér.',
    en: 'It is one open space with a kitchenette and a sleeping corner; the bathroom is separate.',
    ua: 'Єдиний відкритий простір із кухонним куточком і місцем для сну, ванна кімната окрема.',
  },
  {
    when: (h) => isDwelling(h) && h.bedrooms === 1,
    is: 'Í húsnæðinu er eitt svefnherbergi, stofa, eldhús og baðherbergi.',
    en: 'There is one bedroom, a living room, a kitchen and a bathroom.',
    ua: (h) => `${uaNoun(h).inThe} одна спальня, вітальня, кухня та ванна кімната.`,
  },
  {
    when: (h) => isDwelling(h) && h.bedrooms === 1,
    is: 'Svefnherbergið er gott og með rúmgóðum fataskáp.',
    en: 'The bedroom is a good size and has a roomy wardrobe.',
    ua: 'Спальня зручного розміру, з місткою шафою.',
  },
  {
    when: (h) => isDwelling(h) && h.bedrooms >= 2,
    is: (h) =>
      `Hér eru ${isNeuterNumber(h.bedrooms)} svefnherbergi, stofa, eldhús og ${h.bathrooms === 2 ? 'tvö baðherbergi' : 'baðherbergi'}.`,
    en: (h) =>
      `There are ${enNumber(h.bedrooms)} bedrooms, a living room, a kitchen and ${h.bathrooms === 2 ? 'two bathrooms' : 'a bathroom'}.`,
    ua: (h) => `${uaNoun(h).inThe} ${uaCount(h.bedrooms, BEDROOMS)}, вітальня, кухня та ${uaBathrooms(h)}.`,
  },
  {
    when: (h) => isDwelling(h) && h.bedrooms === 2,
    is: 'Svefnherbergin eru tvö, hjónaherbergið með góðum skápum og það minna hentar vel sem barna- eða vinnuherbergi.',
    en: 'There are two bedrooms: the main one has good wardrobes, the smaller one suits a child or a desk.',
    ua: 'Спалень дві: головна з місткими шафами, менша підійде для дитини або як кабінет.',
  },
  {
    when: (h) => isDwelling(h) && h.bedrooms >= 3,
    is: (h) => `Svefnherbergin eru ${isNeuterNumber(h.bedrooms)} og skápar eru í þeim öllum.`,
    en: (h) => `There are ${enNumber(h.bedrooms)} bedrooms, all with wardrobes.`,
    ua: (h) => `${uaNoun(h).inThe} ${uaCount(h.bedrooms, BEDROOMS)}, у кожній є шафа.`,
  },
  {
    when: (h) => isDwelling(h) && h.bedrooms >= 3 && h.bathrooms === 2,
    is: (h) =>
      `Svefnherbergin eru ${isNeuterNumber(h.bedrooms)} og baðherbergin tvö, svo vel fer um alla fjölskylduna.`,
    en: (h) => `With ${enNumber(h.bedrooms)} bedrooms and two bathrooms there is room for the whole family.`,
    ua: (h) =>
      `${uaNoun(h).inThe} ${uaCount(h.bedrooms, BEDROOMS)} та дві ванні кімнати — місця вистачить усій родині.`,
  },
  {
    when: (h) => h.shape === 'room' && h.type === 'residential',
    is: 'Íbúar deila eldhúsi, baðherbergi og þvottaaðstöðu.',
    en: 'Residents share the kitchen, bathroom and laundry.',
    ua: 'Кухня, ванна кімната та пральня спільні для мешканців.',
  },
  {
    when: (h) => h.shape === 'room' && h.type === 'residential',
    is: 'Herberginu fylgir aðgangur að sameiginlegu eldhúsi og baðherbergi og sambýlið er gott.',
    en: 'The room comes with the use of a shared kitchen and bathroom, and people get on well.',
    ua: 'Мешканець кімнати користується спільною кухнею та ванною; атмосфера дружня.',
  },
  {
    when: (h) => h.type === 'hotel',
    is: 'Herbergið er í gistihúsi og er leigt mánuð í senn utan háannatíma, með aðgangi að sameiginlegu eldhúsi.',
    en: 'The room is in a guesthouse and is let by the month outside the high season, with the use of a shared kitchen.',
    ua: 'Кімната в гостьовому домі, здається помісячно поза високим сезоном, кухня спільна.',
  },
  {
    when: (h) => h.shape === 'office',
    is: (h) => `Húsnæðið skiptist í opið vinnurými og lokaðar skrifstofur, alls ${h.rooms} rými.`,
    en: (h) => `The space is divided into an open work area and closed offices, ${h.rooms} rooms in all.`,
    ua: (h) => `Приміщення поділено на відкритий робочий простір і кабінети, усього кімнат: ${h.rooms}.`,
  },
  {
    when: (h) => h.shape === 'office',
    is: 'Vinnurýmið er bjart, með gluggum á tvo vegu, og kaffistofan er sameiginleg með öðrum á hæðinni.',
    en: 'The work area is bright, with windows on two sides; the kitchenette is shared with others on the floor.',
    ua: 'Робочий простір світлий, вікна на два боки; кухня спільна з іншими на поверсі.',
  },
  {
    when: (h) => h.shape === 'office-room',
    is: 'Herbergið rúmar tvö til þrjú skrifborð og snyrtingar eru á hæðinni.',
    en: 'The room holds two or three desks; toilets are on the same floor.',
    ua: 'У кабінеті вміщується два-три столи, вбиральні на тому ж поверсі.',
  },
  {
    when: (h) => h.shape === 'office-room',
    is: 'Herberginu fylgir aðgangur að fundarherbergi og snyrtingu á sömu hæð.',
    en: 'The room comes with the use of a meeting room and toilets on the same floor.',
    ua: 'Орендар кабінету користується переговорною та вбиральнею на тому ж поверсі.',
  },
  {
    when: (h) => h.shape === 'workshop',
    is: 'Hátt til lofts, góð birta og vaskur á staðnum.',
    en: 'The ceiling is high, the light is good and there is a sink in the room.',
    ua: 'Висока стеля, добре освітлення, є умивальник.',
  },
  {
    when: (h) => h.shape === 'workshop',
    is: 'Rýmið hentar vel listafólki, hönnuðum og handverksfólki.',
    en: 'The space suits art, design or light crafts.',
    ua: 'Приміщення підійде для мистецтва, дизайну чи ремесла.',
  },
];

/** Light, view and the feel of the rooms. */
export const LIVING: readonly Sentence[] = [
  {
    when: faces('south', 'southeast'),
    is: (h) => `Stofan snýr í ${IS_FACING[h.facing]} og þar er bjart mestan hluta dags.`,
    en: (h) => `The living room faces ${EN_FACING[h.facing]} and is bright for most of the day.`,
    ua: (h) => `Вікна вітальні виходять на ${UA_FACING[h.facing]}, тож світло майже цілий день.`,
  },
  {
    when: faces('southwest', 'west'),
    is: (h) => `Stofan snýr í ${IS_FACING[h.facing]} og nýtur sólar fram á kvöld.`,
    en: (h) => `The living room faces ${EN_FACING[h.facing]} and has the sun until evening.`,
    ua: (h) => `Вікна вітальні виходять на ${UA_FACING[h.facing]}, сонце буває до самого вечора.`,
  },
  {
    when: faces('east'),
    is: 'Stofan snýr í austur og fær morgunsólina.',
    en: 'The living room faces east and catches the morning sun.',
    ua: 'Вікна вітальні виходять на схід, вранці тут сонячно.',
  },
  {
    when: (h) => isDwelling(h) && h.shape !== 'studio' && h.isOpenPlan,
    is: 'Eldhús og stofa eru í opnu rými.',
    en: 'The kitchen and living room form one open space.',
    ua: 'Кухня та вітальня об’єднані в один простір.',
  },
  {
    when: (h) => isDwelling(h) && h.shape !== 'studio' && !h.isOpenPlan,
    is: 'Eldhúsið er í sérrými með plássi fyrir borðkrók.',
    en: 'The kitchen is a room of its own with space for a table.',
    ua: 'Кухня окрема, в ній є місце для обіднього столу.',
  },
  {
    when: isDwelling,
    is: 'Á gólfum er parket en flísar á baðherbergi.',
    en: 'The floors are wood, with tiles in the bathroom.',
    ua: 'На підлозі паркет, у ванній — плитка.',
  },
  {
    when: (h) => h.amenities.has('fireplace'),
    is: 'Í stofunni er kamína sem er notaleg á köldum kvöldum.',
    en: 'There is a wood stove in the living room, welcome on cold evenings.',
    ua: 'У вітальні є камін — затишно холодними вечорами.',
  },
  {
    when: (h) => h.shape === 'room',
    is: 'Glugginn er stór, birtan góð og gott næði til náms eða vinnu.',
    en: 'The window is large, the light is good and it is quiet enough for study or work.',
    ua: 'Велике вікно, багато світла; тихо, зручно вчитися чи працювати.',
  },
];
