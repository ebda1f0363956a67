import { nearby, nearbyForFamilies, type Surrounding } from './surrounding.ts';

/** What is within reach outside the capital region, by postal code. */
export const COUNTRY_SURROUNDINGS: Readonly<Record<string, readonly Surrounding[]>> = {
  230: [
    nearbyForFamilies(
      'Stutt er í Hafnargötuna, sundlaugina og skóla.',
      'Hafnargata, the pool and schools are near.',
      'Недалеко вулиця Hafnargata, басейн і школи.',
    ),
    nearby(
      'Innan við tíu mínútna akstur er út á flugvöll.',
      'The airport is less than ten minutes away by car.',
      'До аеропорту менше десяти хвилин автомобілем.',
    ),
  ],
  260: [
    nearbyForFamilies(
      'Hljómahöllin, skólar og leiksvæði eru skammt undan.',
      'The Hljómahöll concert hall, schools and playgrounds are near.',
      'Недалеко концертний зал Hljómahöll, школи та дитячі майданчики.',
    ),
    nearby(
      'Stutt er út á Reykjanesbraut og flugvöllurinn er skammt undan.',
      'The main road to Reykjavík is close and the airport is near.',
      'Поруч траса до Reykjavík, недалеко аеропорт.',
    ),
  ],
  262: [
    nearby(
      'Leikskóli, grunnskóli og Keilir eru í hverfinu.',
      'There are a playschool, a primary school and the Keilir college in the neighbourhood.',
      'У районі є садок, школа та коледж Keilir.',
    ),
    nearby(
      'Flugvöllurinn er í fárra mínútna fjarlægð.',
      'The airport is a few minutes away.',
      'До аеропорту кілька хвилин.',
    ),
  ],
  300: [
    nearby(
      'Langisandur og Guðlaug eru skammt undan.',
      'The Langisandur beach and the Guðlaug pools are near.',
      'Недалеко пляж Langisandur і купальня Guðlaug.',
    ),
    nearby(
      'Innan við klukkustundar akstur er til Reykjavíkur.',
      'Reykjavík is less than an hour away by car.',
      'До Reykjavík менше години автомобілем.',
    ),
  ],
  310: [
    nearbyForFamilies(
      'Sundlaugin, skólar og verslanir eru í göngufæri.',
      'The pool, schools and shops are within walking distance.',
      'До басейну, шкіл і крамниць можна дійти пішки.',
    ),
  ],
  340: [
    nearby(
      'Höfnin, Súgandisey og sundlaugin eru í göngufæri.',
      'The harbour, Súgandisey and the pool are within walking distance.',
      'До гавані, острова Súgandisey та басейну можна дійти пішки.',
    ),
  ],
  400: [
    nearby(
      'Edinborgarhúsið, menntaskólinn og höfnin eru skammt undan.',
      'The Edinborg culture house, the college and the harbour are near.',
      'Недалеко культурний центр Edinborg, гімназія та гавань.',
    ),
    nearby(
      'Skíðasvæðið er í fárra mínútna akstursfjarlægð.',
      'The ski area is a few minutes away by car.',
      'До лижного центру кілька хвилин автомобілем.',
    ),
  ],
  550: [
    nearby(
      'Sundlaugin, fjölbrautaskólinn og verslanir eru í göngufæri.',
      'The pool, the college and shops are within walking distance.',
      'До басейну, коледжу та крамниць можна дійти пішки.',
    ),
  ],
  580: [
    nearby(
      'Síldarminjasafnið, höfnin og skíðasvæðið eru skammt undan.',
      'The Herring Era Museum, the harbour and the ski area are near.',
      'Недалеко Музей оселедця, гавань і лижний центр.',
    ),
  ],
  600: [
    nearby(
      'Sundlaug Akureyrar, Lystigarðurinn og háskólinn eru skammt undan.',
      'The Akureyri pool, the botanic garden and the university are near.',
      'Недалеко басейн, ботанічний сад та університет.',
    ),
    nearby(
      'Skíðasvæðið í Hlíðarfjalli er í um tíu mínútna akstursfjarlægð.',
      'The ski area at Hlíðarfjall is about ten minutes away by car.',
      'До лижного центру Hlíðarfjall близько десяти хвилин автомобілем.',
    ),
    nearby(
      'Stutt er í miðbæinn og strætó er gjaldfrjáls.',
      'The town centre is near and the bus is free.',
      'Центр недалеко, автобус безкоштовний.',
    ),
  ],
  603: [
    nearbyForFamilies(
      'Glerárlaug, skólar og leikskólar eru skammt undan.',
      'The Glerá pool, schools and playschools are near.',
      'Недалеко басейн Glerárlaug, школи та садки.',
    ),
    nearbyForFamilies(
      'Stutt er í Glerártorg og háskólann.',
      'The Glerártorg shops and the university are near.',
      'Недалеко торговий центр Glerártorg та університет.',
    ),
  ],
  640: [
    nearby(
      'Höfnin og sjóböðin eru skammt undan.',
      'The harbour and the sea baths are near.',
      'Недалеко гавань і морські купальні.',
    ),
  ],
  660: [
    nearby(
      'Mývatn, Dimmuborgir og jarðböðin eru skammt undan.',
      'Lake Mývatn, Dimmuborgir and the nature baths are near.',
      'Недалеко озеро Mývatn, лавове поле Dimmuborgir і геотермальні купальні.',
    ),
  ],
  700: [
    nearby(
      'Selskógur, sundlaugin og verslanir eru í göngufæri.',
      'The Selskógur woods, the pool and shops are within walking distance.',
      'До лісу Selskógur, басейну та крамниць можна дійти пішки.',
    ),
    nearby(
      'Flugvöllurinn er við bæinn og flogið er til Reykjavíkur daglega.',
      'The airport is by the town, with daily flights to Reykjavík.',
      'Поруч аеропорт зі щоденними рейсами до Reykjavík.',
    ),
  ],
  710: [
    nearby(
      'Bláa kirkjan, sundhöllin og höfnin eru í göngufæri.',
      'The Blue Church, the indoor pool and the harbour are within walking distance.',
      'До Блакитної церкви, басейну та гавані можна дійти пішки.',
    ),
  ],
  780: [
    nearby(
      'Sundlaugin og höfnin eru skammt undan og Vatnajökull blasir við.',
      'The pool and the harbour are near, and Vatnajökull is in full view.',
      'Недалеко басейн і гавань, видно льодовик Vatnajökull.',
    ),
  ],
  800: [
    nearby(
      'Sundhöllin og nýi miðbærinn eru skammt undan.',
      'The pool and the new town centre are near.',
      'Недалеко басейн і новий центр міста.',
    ),
    nearby(
      'Innan við klukkustundar akstur er til Reykjavíkur.',
      'Reykjavík is less than an hour away by car.',
      'До Reykjavík менше години автомобілем.',
    ),
  ],
  810: [
    nearby(
      'Sundlaugin í Laugaskarði og Reykjadalur eru skammt undan.',
      'The Laugaskarð pool and the Reykjadalur hot river are near.',
      'Недалеко басейн Laugaskarð і гаряча річка в долині Reykjadalur.',
    ),
  ],
  840: [
    nearby(
      'Menntaskólinn, vatnið og gufubaðið eru í göngufæri.',
      'The college, the lake and the steam baths are within walking distance.',
      'До гімназії, озера та парних купалень можна дійти пішки.',
    ),
  ],
  845: [
    nearby(
      'Gamla laugin, sundlaugin og verslun eru í göngufæri.',
      'The old hot spring pool, the swimming pool and a shop are within walking distance.',
      'До старої купальні, басейну та крамниці можна дійти пішки.',
    ),
  ],
  870: [
    nearby(
      'Svarta fjaran, sundlaugin og verslun eru í göngufæri.',
      'The black beach, the pool and a shop are within walking distance.',
      'До чорного пляжу, басейну та крамниці можна дійти пішки.',
    ),
  ],
  900: [
    nearby(
      'Stutt er í sundlaugina, höfnina og gönguleiðir á Eldfell.',
      'The pool, the harbour and the paths up Eldfell are near.',
      'Недалеко басейн, гавань і стежки на гору Eldfell.',
    ),
  ],
};

/** True of any small town, for those without words of their own and to vary the others. */
export const TOWN_SURROUNDINGS: readonly Surrounding[] = [
  nearbyForFamilies(
    'Skóli, leikskóli og verslun eru í göngufæri.',
    'A school, a playschool and a shop are within walking distance.',
    'До школи, садка та крамниці можна дійти пішки.',
  ),
  nearby(
    'Bærinn er rólegur og stutt er út í náttúruna.',
    'The town is quiet and nature is close at hand.',
    'Містечко тихе, природа зовсім поруч.',
  ),
  nearbyForFamilies(
    'Hér er gott að vera með börn, umferðin er lítil og leiksvæði í nágrenninu.',
    'It is a good place for children, with little traffic and playgrounds nearby.',
    'Зручно для родин із дітьми: мало машин, поруч ігрові майданчики.',
  ),
];

/** True of a town by the sea. */
export const SEASIDE_SURROUNDINGS: readonly Surrounding[] = [
  nearby(
    'Höfnin er skammt undan og fallegar gönguleiðir liggja meðfram fjörunni.',
    'The harbour is near and lovely walks lead along the shore.',
    'Гавань недалеко, уздовж берега гарні маршрути для прогулянок.',
  ),
];

/** True of a town with its back to the mountain. */
export const FJORD_SURROUNDINGS: readonly Surrounding[] = [
  nearby(
    'Fjöllin rísa rétt ofan við bæinn og stutt er í útivist allt árið.',
    'The mountains rise just above the town, and the outdoors is close all year round.',
    'Одразу за містечком гори, активний відпочинок цілий рік.',
  ),
];

/** True of a house in the country. */
export const RURAL_SURROUNDINGS: readonly Surrounding[] = [
  nearby(
    'Kyrrðin er mikil og stjörnurnar njóta sín á vetrarkvöldum.',
    'It is very quiet, and on winter evenings the stars are splendid.',
    'Тут дуже тихо, а зимовими вечорами видно зірки.',
  ),
  nearby(
    'Gönguleiðir liggja frá húsinu og stutt er að aka í sund og verslun.',
    'Paths lead off from the house, and a pool and a shop are a short drive away.',
    'Від будинку ведуть стежки, до басейну та крамниці недалеко автомобілем.',
  ),
  nearby(
    'Birkikjarr skýlir húsinu og fuglalíf er mikið á sumrin.',
    'Birch scrub shelters the house, and in summer there are birds everywhere.',
    'Будинок захищають березові зарості, влітку багато птахів.',
  ),
];
