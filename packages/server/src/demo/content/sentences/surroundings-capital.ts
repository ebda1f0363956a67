import { nearby, nearbyForFamilies, type Surrounding } from './surrounding.ts';

/** What is within reach in the capital region, by postal code. */
export const CAPITAL_SURROUNDINGS: Readonly<Record<string, readonly Surrounding[]>> = {
  101: [
    nearby(
      'Stutt er í kaffihús, verslanir og menningu miðborgarinnar.',
      'Cafés, shops and the culture of the city centre are close by.',
      'Поруч кав’ярні, крамниці та культурне життя центру міста.',
    ),
    nearby(
      'Tjörnin, höfnin og Háskólinn eru í göngufæri.',
      'The pond, the harbour and the university are within walking distance.',
      'До озера Tjörnin, гавані та університету можна дійти пішки.',
    ),
    nearby(
      'Hér er hægt að vera bíllaus, því öll þjónusta er í göngufæri.',
      'One can live here without a car, as all services are within walking distance.',
      'Тут можна обійтися без автомобіля: усе потрібне поруч.',
    ),
  ],
  102: [
    nearby(
      'Göngu- og hjólastígurinn meðfram ströndinni er rétt við húsið.',
      'The path for walking and cycling along the shore is right by the house.',
      'Поруч пішохідна й велосипедна стежка вздовж берега.',
    ),
    nearbyForFamilies(
      'Stutt er í Háskóla Íslands og Nauthólsvík.',
      'The University of Iceland and Nauthólsvík beach are near.',
      'Недалеко Університет Ісландії та пляж Nauthólsvík.',
    ),
  ],
  103: [
    nearby(
      'Kringlan og Borgarleikhúsið eru skammt undan.',
      'The Kringlan shopping centre and the City Theatre are near.',
      'Недалеко торговий центр Kringlan і міський театр.',
    ),
    nearby(
      'Góðar strætósamgöngur eru í allar áttir.',
      'There are good bus connections in all directions.',
      'Зручне автобусне сполучення в усіх напрямках.',
    ),
  ],
  104: [
    nearby(
      'Laugardalurinn með sundlaug, görðum og íþróttasvæðum er skammt undan.',
      'The Laugardalur valley with its pool, gardens and sports grounds is near.',
      'Недалеко долина Laugardalur з басейном, садами та спортивними майданчиками.',
    ),
    nearbyForFamilies(
      'Stutt er í verslanir, skóla og leikskóla.',
      'Shops, schools and playschools are close by.',
      'Поруч крамниці, школи та дитячі садки.',
    ),
    nearby(
      'Hverfið er gróið og rólegt og strætó stoppar skammt frá.',
      'The neighbourhood is green and quiet, and the bus stops nearby.',
      'Район зелений і тихий, автобусна зупинка поруч.',
    ),
  ],
  105: [
    nearby(
      'Hlemmur, Klambratún og Laugardalurinn eru skammt undan.',
      'Hlemmur, the Klambratún park and Laugardalur are near.',
      'Недалеко площа Hlemmur, парк Klambratún і долина Laugardalur.',
    ),
    nearby(
      'Stutt er í alla þjónustu og strætó gengur í allar áttir.',
      'All services are near and buses run in all directions.',
      'Усі послуги поруч, автобуси ходять в усіх напрямках.',
    ),
    nearby(
      'Göngufæri er í miðborgina og hjólastígar eru góðir.',
      'The city centre is within walking distance and the cycle paths are good.',
      'До центру можна дійти пішки, є добрі велодоріжки.',
    ),
  ],
  107: [
    nearby(
      'Sundlaug Vesturbæjar, kaffihús og Ægisíðan eru í göngufæri.',
      'The Vesturbær pool, cafés and the shore at Ægisíða are within walking distance.',
      'До басейну Vesturbær, кав’ярень і набережної Ægisíða можна дійти пішки.',
    ),
    nearbyForFamilies(
      'Stutt er í Háskóla Íslands og út á Granda.',
      'The University of Iceland and Grandi are near.',
      'Недалеко Університет Ісландії та район Grandi.',
    ),
    nearbyForFamilies(
      'Hverfið er barnvænt og skólar og leikskólar eru í næsta nágrenni.',
      'The neighbourhood is good for children, with schools and playschools close by.',
      'Район зручний для родин із дітьми: школи й садки поруч.',
    ),
  ],
  108: [
    nearby(
      'Fossvogsdalurinn með göngu- og hjólastígum er skammt undan.',
      'The Fossvogur valley with its paths for walking and cycling is near.',
      'Недалеко долина Fossvogur з пішохідними та велосипедними стежками.',
    ),
    nearby(
      'Stutt er í Kringluna og Skeifuna.',
      'Kringlan and the shops in Skeifan are near.',
      'Недалеко Kringlan і крамниці в Skeifan.',
    ),
    nearbyForFamilies(
      'Skólar, íþróttasvæði og strætóstoppistöð eru í næsta nágrenni.',
      'Schools, sports grounds and a bus stop are close by.',
      'Школи, спортивні майданчики та автобусна зупинка поруч.',
    ),
  ],
  109: [
    nearby(
      'Mjóddin með strætómiðstöð og verslunum er skammt undan.',
      'Mjódd, with its bus terminal and shops, is near.',
      'Недалеко Mjódd — автобусний вузол і крамниці.',
    ),
    nearby(
      'Elliðaárdalurinn býður upp á fallegar gönguleiðir rétt við hverfið.',
      'The Elliðaárdalur valley offers lovely walks right by the neighbourhood.',
      'Поруч долина Elliðaárdalur з гарними маршрутами для прогулянок.',
    ),
  ],
  110: [
    nearby(
      'Árbæjarlaug og Elliðaárdalurinn eru skammt undan.',
      'The Árbær pool and the Elliðaárdalur valley are near.',
      'Недалеко басейн Árbær і долина Elliðaárdalur.',
    ),
    nearby(
      'Góðar göngu- og hjólaleiðir liggja til allra átta.',
      'Good routes for walking and cycling lead in all directions.',
      'В усі боки ведуть зручні пішохідні та велосипедні маршрути.',
    ),
  ],
  111: [
    nearby(
      'Gerðuberg og Breiðholtslaug eru skammt undan.',
      'The Gerðuberg culture house and the Breiðholt pool are near.',
      'Недалеко культурний центр Gerðuberg і басейн Breiðholt.',
    ),
    nearbyForFamilies(
      'Skólar, leikskólar og strætóstoppistöð eru í næsta nágrenni.',
      'Schools, playschools and a bus stop are close by.',
      'Школи, садки та автобусна зупинка поруч.',
    ),
  ],
  112: [
    nearby(
      'Spöngin, Egilshöll og Grafarvogslaug eru skammt undan.',
      'The Spöng shops, Egilshöll and the Grafarvogur pool are near.',
      'Недалеко крамниці Spöngin, спортивний центр Egilshöll і басейн Grafarvogur.',
    ),
    nearbyForFamilies(
      'Hverfið er fjölskylduvænt og strandlengjan vinsæl til gönguferða.',
      'The neighbourhood suits families, and the shore is popular for walks.',
      'Район зручний для родин, уздовж берега приємно гуляти.',
    ),
  ],
  113: [
    nearby(
      'Golfvöllurinn í Grafarholti og útivistarsvæðið við Reynisvatn eru skammt undan.',
      'The Grafarholt golf course and the outdoor area by lake Reynisvatn are near.',
      'Недалеко поле для гольфу Grafarholt та озеро Reynisvatn.',
    ),
    nearbyForFamilies(
      'Skóli, leikskóli og sundlaug eru í hverfinu.',
      'There are a school, a playschool and a swimming pool in the neighbourhood.',
      'У районі є школа, садок і басейн.',
    ),
  ],
  116: [
    nearby(
      'Esjan rís rétt ofan við byggðina og sundlaugin er í göngufæri.',
      'Mount Esja rises just above the houses and the pool is within walking distance.',
      'Одразу за будинками височіє гора Esja, до басейну можна дійти пішки.',
    ),
  ],
  170: [
    nearby(
      'Grótta, sundlaugin og golfvöllurinn eru skammt undan.',
      'Grótta, the pool and the golf course are near.',
      'Недалеко маяк Grótta, басейн і поле для гольфу.',
    ),
    nearby(
      'Strandstígurinn liggur umhverfis nesið og er frábær til gönguferða.',
      'The shore path runs round the peninsula and is splendid for walks.',
      'Навколо півострова йде прибережна стежка, чудова для прогулянок.',
    ),
  ],
  200: [
    nearby(
      'Stutt er í Hamraborg, sundlaugina og menningarhúsin.',
      'Hamraborg, the pool and the culture houses are near.',
      'Недалеко Hamraborg, басейн і культурні заклади.',
    ),
    nearby(
      'Fossvogsdalur og Kópavogsdalur bjóða upp á góðar göngu- og hjólaleiðir.',
      'The Fossvogur and Kópavogur valleys offer good routes for walking and cycling.',
      'Долини Fossvogur і Kópavogur зручні для прогулянок і велосипеда.',
    ),
  ],
  201: [
    nearby(
      'Smáralind og íþróttasvæði eru skammt undan.',
      'The Smáralind shopping centre and sports grounds are near.',
      'Недалеко торговий центр Smáralind і спортивні майданчики.',
    ),
    nearbyForFamilies(
      'Skólar, leikskólar og Salalaug eru í næsta nágrenni.',
      'Schools, playschools and the Salalaug pool are close by.',
      'Школи, садки та басейн Salalaug поруч.',
    ),
  ],
  203: [
    nearby(
      'Elliðavatn og Heiðmörk eru við jaðar hverfisins.',
      'Lake Elliðavatn and the Heiðmörk woods lie at the edge of the neighbourhood.',
      'На межі району — озеро Elliðavatn і ліс Heiðmörk.',
    ),
    nearbyForFamilies(
      'Skólar og íþróttahúsið Kórinn eru skammt undan.',
      'Schools and the Kórinn sports hall are near.',
      'Недалеко школи та спортивний зал Kórinn.',
    ),
  ],
  210: [
    nearbyForFamilies(
      'Stutt er í sundlaug, verslanir og skóla.',
      'The pool, shops and schools are near.',
      'Басейн, крамниці та школи недалеко.',
    ),
    nearby(
      'Vífilsstaðavatn og Heiðmörk eru skammt undan.',
      'Lake Vífilsstaðavatn and the Heiðmörk woods are near.',
      'Недалеко озеро Vífilsstaðavatn і ліс Heiðmörk.',
    ),
  ],
  225: [
    nearby(
      'Sundlaugin og skólinn eru í göngufæri og fjaran rétt hjá.',
      'The pool and school are within walking distance and the shore is close.',
      'До басейну та школи можна дійти пішки, берег поруч.',
    ),
  ],
  220: [
    nearby(
      'Strandgatan, höfnin og Hellisgerði eru skammt undan.',
      'Strandgata, the harbour and the Hellisgerði park are near.',
      'Недалеко вулиця Strandgata, гавань і парк Hellisgerði.',
    ),
    nearbyForFamilies(
      'Stutt er í skóla, sundlaug og góðar gönguleiðir.',
      'Schools, a pool and good walks are near.',
      'Недалеко школи, басейн і гарні маршрути для прогулянок.',
    ),
  ],
  221: [
    nearby(
      'Ásvallalaug og útivistarsvæðið við Ástjörn eru skammt undan.',
      'The Ásvellir pool and the outdoor area at Ástjörn are near.',
      'Недалеко басейн Ásvallalaug і озеро Ástjörn.',
    ),
    nearbyForFamilies(
      'Skólar og leikskólar eru í hverfinu og stutt er út í náttúruna.',
      'There are schools and playschools in the neighbourhood and nature is near.',
      'У районі є школи й садки, природа поруч.',
    ),
  ],
  270: [
    nearbyForFamilies(
      'Stutt er í Lágafellslaug, skóla og gönguleiðir á Úlfarsfell.',
      'The Lágafell pool, schools and the paths up Úlfarsfell are near.',
      'Недалеко басейн Lágafellslaug, школи та стежки на гору Úlfarsfell.',
    ),
    nearby(
      'Bærinn er rólegur og strætó gengur til Reykjavíkur.',
      'The town is quiet and buses run to Reykjavík.',
      'Містечко тихе, до Reykjavík ходить автобус.',
    ),
  ],
};
