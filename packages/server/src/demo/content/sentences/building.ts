import { enFloor, enThe } from '#demo/content/english-words.ts';
import type { Home } from '#demo/content/home.ts';
import { capitalised, isFloor, isNoun } from '#demo/content/icelandic-words.ts';
import { uaFloor, uaNoun } from '#demo/content/ukrainian-words.ts';
import type { Sentence } from './sentence.ts';

const hasFloor = (home: Home) => home.floor !== undefined || home.shape === 'loft' || home.shape === 'cellar';
const inBuilding =
  (building: Home['building']) =>
  (home: Home): boolean =>
    home.building === building && hasFloor(home);

const isPartOf = (home: Home) => `${isNoun(home).the} er ${isFloor(home)}`;
const enPartOf = (home: Home) => `${capitalised(enThe(home))} is ${enFloor(home)}`;
const uaPartOf = (home: Home) => `${uaNoun(home).the} — ${uaFloor(home)}`;

/** What the house is like and where in it the home lies. */
export const BUILDING: readonly Sentence[] = [
  {
    when: inBuilding('slab'),
    is: (h) => `${isPartOf(h)} í vel við höldnu fjölbýlishúsi sem var byggt ${h.builtYear}.`,
    en: (h) => `${enPartOf(h)} of a well-kept block of flats built in ${h.builtYear}.`,
    ua: (h) => `${uaPartOf(h)} доглянутого багатоквартирного будинку ${h.builtYear} року.`,
  },
  {
    when: inBuilding('slab'),
    is: (h) => `${isPartOf(h)} í rólegu fjölbýlishúsi frá ${h.builtYear} og nágrannarnir eru góðir.`,
    en: (h) => `${enPartOf(h)} of a quiet block from ${h.builtYear} with good neighbours.`,
    ua: (h) => `${uaPartOf(h)} тихого багатоквартирного будинку ${h.builtYear} року, сусіди приємні.`,
  },
  {
    when: inBuilding('slab'),
    is: (h) => `${isPartOf(h)} í fjölbýlishúsi frá ${h.builtYear} með snyrtilegri sameign.`,
    en: (h) => `${enPartOf(h)} of a block from ${h.builtYear} whose shared areas are kept tidy.`,
    ua: (h) =>
      `${uaPartOf(h)} багатоквартирного будинку ${h.builtYear} року з охайними місцями загального користування.`,
  },
  {
    when: inBuilding('tower'),
    is: (h) => `${isPartOf(h)} í lyftuhúsi sem var byggt ${h.builtYear}.`,
    en: (h) => `${enPartOf(h)} of a building with a lift, built in ${h.builtYear}.`,
    ua: (h) => `${uaPartOf(h)} будинку з ліфтом, збудованого ${h.builtYear} року.`,
  },
  {
    when: (h) => inBuilding('tower')(h) && (h.floor ?? 0) >= 3,
    is: (h) => `${isPartOf(h)} í lyftuhúsi og þaðan er víðsýnt til fjalla.`,
    en: (h) => `${enPartOf(h)} of a building with a lift, with a wide view to the mountains.`,
    ua: (h) => `${uaPartOf(h)} будинку з ліфтом, з вікон відкривається краєвид на гори.`,
  },
  {
    when: inBuilding('new-flats'),
    is: (h) => `${isPartOf(h)} í nýlegu lyftuhúsi frá ${h.builtYear}.`,
    en: (h) => `${enPartOf(h)} of a recent building with a lift, finished in ${h.builtYear}.`,
    ua: (h) => `${uaPartOf(h)} сучасного будинку з ліфтом, ${h.builtYear} рік побудови.`,
  },
  {
    when: inBuilding('new-flats'),
    is: (h) => `${isPartOf(h)} í nýju fjölbýlishúsi þar sem hljóðvist er góð og gluggar stórir.`,
    en: (h) => `${enPartOf(h)} of a new block with large windows and good sound insulation.`,
    ua: (h) => `${uaPartOf(h)} нового будинку з великими вікнами та доброю звукоізоляцією.`,
  },
  {
    when: (h) => h.shape === 'upper-floor' || h.shape === 'lower-floor',
    is: (h) => `Húsið er traust steinhús frá ${h.builtYear}.`,
    en: (h) => `The house is a solid concrete building from ${h.builtYear}.`,
    ua: (h) => `Будинок — міцна бетонна споруда ${h.builtYear} року.`,
  },
  {
    when: (h) => h.shape === 'upper-floor' || h.shape === 'lower-floor',
    is: (h) => `Húsið var byggt ${h.builtYear} og er sígilt steinhús með fáum íbúðum.`,
    en: (h) => `The house was built in ${h.builtYear}, a classic concrete house with only a few flats.`,
    ua: (h) => `Класичний бетонний будинок ${h.builtYear} року, у якому лише кілька квартир.`,
  },
  {
    when: (h) => inBuilding('old-concrete')(h) && !h.amenities.has('separate_entrance'),
    is: (h) => `${isPartOf(h)} í reisulegu steinhúsi frá ${h.builtYear}.`,
    en: (h) => `${enPartOf(h)} of a handsome concrete house from ${h.builtYear}.`,
    ua: (h) => `${uaPartOf(h)} бетонного будинку ${h.builtYear} року.`,
  },
  {
    when: (h) => h.building === 'old-concrete' && h.amenities.has('separate_entrance'),
    is: (h) => `${isNoun(h).the} er í steinhúsi frá ${h.builtYear} og með sérinngangi.`,
    en: (h) =>
      `${capitalised(enThe(h))} is in a concrete house from ${h.builtYear} and has its own entrance.`,
    ua: (h) => `${uaNoun(h).the} розташована в бетонному будинку ${h.builtYear} року й має окремий вхід.`,
  },
  {
    when: (h) => (h.building === 'timber' || h.building === 'timber-row') && hasFloor(h),
    is: (h) => `${isPartOf(h)} í bárujárnsklæddu timburhúsi frá ${h.builtYear}.`,
    en: (h) => `${enPartOf(h)} of a timber house clad with corrugated iron, built in ${h.builtYear}.`,
    ua: (h) => `${uaPartOf(h)} дерев’яного будинку ${h.builtYear} року, обшитого гофрованим залізом.`,
  },
  {
    when: (h) => h.building === 'timber' || h.building === 'timber-row',
    is: (h) => `Húsið er timburhús frá ${h.builtYear} sem hefur verið gert upp af alúð.`,
    en: (h) => `The house is a timber building from ${h.builtYear} that has been restored with care.`,
    ua: (h) => `Дерев’яний будинок ${h.builtYear} року дбайливо відреставровано.`,
  },
  {
    when: (h) => h.building === 'suburban' && h.shape === 'house',
    is: (h) => `Húsið er á einni hæð, var byggt ${h.builtYear} og hefur fengið gott viðhald.`,
    en: (h) => `The house is on one level, was built in ${h.builtYear} and has been well maintained.`,
    ua: (h) => `Будинок одноповерховий, збудований ${h.builtYear} року й у доброму стані.`,
  },
  {
    when: (h) => h.building === 'suburban' && h.shape === 'house',
    is: (h) => `Allt er á einni hæð og húsið, sem er frá ${h.builtYear}, er vel einangrað og hlýtt.`,
    en: (h) => `Everything is on one floor, and the house, from ${h.builtYear}, is warm and well insulated.`,
    ua: (h) => `Усе на одному поверсі; будинок ${h.builtYear} року теплий і добре утеплений.`,
  },
  {
    when: (h) => h.shape === 'part',
    is: (h) => `Íbúðin er hluti af einbýlishúsi frá ${h.builtYear} og er með sérinngangi.`,
    en: (h) => `The flat is part of a family house from ${h.builtYear} and has its own entrance.`,
    ua: (h) => `Квартира є частиною приватного будинку ${h.builtYear} року й має окремий вхід.`,
  },
  {
    when: (h) => h.building === 'suburban' && h.shape === 'room',
    is: (h) => `Herbergið er í rólegu einbýlishúsi frá ${h.builtYear}.`,
    en: (h) => `The room is in a quiet family house from ${h.builtYear}.`,
    ua: (h) => `Кімната в тихому приватному будинку ${h.builtYear} року.`,
  },
  {
    when: (h) => h.building === 'terrace',
    is: (h) => `Húsið er á tveimur hæðum og var byggt ${h.builtYear}.`,
    en: (h) => `The house has two floors and was built in ${h.builtYear}.`,
    ua: (h) => `Двоповерховий таунхаус збудовано ${h.builtYear} року.`,
  },
  {
    when: (h) => h.building === 'terrace',
    is: 'Stofa og eldhús eru á neðri hæð en svefnherbergin uppi.',
    en: 'The living room and kitchen are downstairs, the bedrooms upstairs.',
    ua: 'Вітальня та кухня внизу, спальні нагорі.',
  },
  {
    when: (h) => h.building === 'cottage',
    is: (h) => `Húsið er hæð og ris, byggt ${h.builtYear}, og hefur verið endurnýjað að miklu leyti.`,
    en: (h) => `The house has one floor and a loft; it was built in ${h.builtYear} and is largely renewed.`,
    ua: (h) => `Будинок ${h.builtYear} року має один поверх і мансарду, значною мірою оновлений.`,
  },
  {
    when: (h) => h.building === 'summer-house',
    is: (h) => `Húsið er frá ${h.builtYear}, hlýtt og vel einangrað allt árið.`,
    en: (h) => `The house is from ${h.builtYear}, warm and well insulated all year round.`,
    ua: (h) => `Будинок ${h.builtYear} року, теплий і придатний для життя цілий рік.`,
  },
  {
    when: (h) => h.building === 'farm',
    is: (h) => `Húsið var byggt ${h.builtYear}, stendur eitt og sér og þaðan er víðsýnt til allra átta.`,
    en: (h) => `The house was built in ${h.builtYear}, stands on its own and looks out over open country.`,
    ua: (h) => `Будинок ${h.builtYear} року стоїть окремо, навколо відкриті краєвиди.`,
  },
  {
    when: (h) => h.building === 'offices',
    is: (h) => `${isPartOf(h)} í skrifstofuhúsi með lyftu og bjartri sameign.`,
    en: (h) => `${enPartOf(h)} of an office building with a lift and bright shared areas.`,
    ua: (h) => `${uaPartOf(h)} офісної будівлі з ліфтом і світлими спільними просторами.`,
  },
  {
    when: (h) => h.building === 'offices',
    is: (h) => `${isPartOf(h)} í húsi frá ${h.builtYear} og næg bílastæði eru við húsið.`,
    en: (h) => `${enPartOf(h)} of a building from ${h.builtYear}, with plenty of parking outside.`,
    ua: (h) => `${uaPartOf(h)} будівлі ${h.builtYear} року, поруч достатньо місць для паркування.`,
  },
];
