import type { Statement } from '#demo/content/sentences/sentence.ts';
import type { CompositionId } from '#demo/pictures/picture.ts';

const caption = (is: string, en: string, ua: string): Statement => ({ is, en, ua });

type Shown = Exclude<CompositionId, 'long-street' | 'peninsula'>;

/** What stands below a picture, by what is drawn on it. */
export const CAPTIONS: Readonly<Record<Shown, readonly [Statement, ...Statement[]]>> = {
  'town-house': [
    caption('Húsið frá götunni', 'The house from the street', 'Будинок з вулиці'),
    caption('Bárujárnsklætt timburhús', 'Timber house clad with corrugated iron', 'Дерев’яний будинок'),
  ],
  cottage: [
    caption('Húsið og garðurinn', 'The house and the garden', 'Будинок і сад'),
    caption('Húsið að framan', 'The front of the house', 'Будинок спереду'),
  ],
  harbour: [
    caption('Húsaröðin við höfnina', 'The row of houses by the harbour', 'Будинки біля гавані'),
    caption('Höfnin og götumyndin', 'The harbour and the street', 'Гавань і вулиця'),
  ],
  'timber-row': [
    caption('Húsin í götunni', 'The houses along the street', 'Будинки на вулиці'),
    caption('Götumyndin', 'The street', 'Вулиця'),
  ],
  'old-concrete': [
    caption('Húsið og garðveggurinn', 'The house and its garden wall', 'Будинок і садова огорожа'),
    caption('Húsið frá götunni', 'The house from the street', 'Будинок з вулиці'),
  ],
  suburban: [
    caption('Húsið og innkeyrslan', 'The house and the drive', 'Будинок і під’їзд'),
    caption('Húsið að framan', 'The front of the house', 'Будинок спереду'),
  ],
  slab: [
    caption('Fjölbýlishúsið', 'The block of flats', 'Багатоквартирний будинок'),
    caption('Húsið frá götunni', 'The building from the street', 'Будинок з вулиці'),
  ],
  tower: [
    caption('Húsið og bílskúrarnir', 'The building and the garages', 'Будинок і гаражі'),
    caption('Húsið frá götunni', 'The building from the street', 'Будинок з вулиці'),
  ],
  'new-flats': [
    caption('Húsið og aðkoman', 'The building and its entrance', 'Будинок і вхід'),
    caption('Nýlegt hús með svölum', 'A recent building with balconies', 'Сучасний будинок із балконами'),
  ],
  offices: [
    caption('Skrifstofuhúsið', 'The office building', 'Офісна будівля'),
    caption('Húsið og bílastæðin', 'The building and the parking', 'Будівля та паркування'),
  ],
  'terrace-in-winter': [
    caption('Raðhúsið á vetrarkvöldi', 'The terrace on a winter evening', 'Таунхаус зимового вечора'),
    caption('Húsaröðin í snjó', 'The row of houses in snow', 'Ряд будинків у снігу'),
  ],
  farm: [
    caption('Húsið í sveitinni', 'The house in the country', 'Будинок у сільській місцевості'),
    caption('Húsið og fjöllin', 'The house and the mountains', 'Будинок і гори'),
  ],
  'summer-house': [
    caption(
      'Húsið, pallurinn og potturinn',
      'The house, the deck and the hot tub',
      'Будинок, тераса й купіль',
    ),
    caption('Sumarhúsið', 'The summer house', 'Дачний будинок'),
  ],
  fjord: [
    caption('Fjörðurinn og fjöllin', 'The fjord and the mountains', 'Фіорд і гори'),
    caption('Byggðin við fjörðinn', 'The town by the fjord', 'Містечко біля фіорду'),
  ],
  roofs: [
    caption('Horft yfir þökin', 'Looking over the roofs', 'Вид на дахи'),
    caption('Hverfið og flóinn', 'The neighbourhood and the bay', 'Район і затока'),
  ],
  'beside-window': [
    caption('Stofan', 'The living room', 'Вітальня'),
    caption('Stofa með stórum glugga', 'Living room with a large window', 'Вітальня з великим вікном'),
  ],
  'reading-corner': [
    caption('Lestrarhornið í stofunni', 'The reading corner', 'Куточок для читання'),
    caption('Stofa og bókahilla', 'Living room with a bookcase', 'Вітальня з книжковою шафою'),
  ],
  'balcony-door': [
    caption('Stofan', 'The living room', 'Вітальня'),
    caption('Stofan og útgangurinn', 'The living room and the way out', 'Вітальня з виходом надвір'),
  ],
  panorama: [
    caption('Stofan og útsýnið', 'The living room and its view', 'Вітальня та краєвид'),
    caption('Hornsófi við gluggann', 'A corner sofa by the window', 'Кутовий диван біля вікна'),
  ],
  'wood-stove': [
    caption('Kamínan í stofunni', 'The wood stove in the living room', 'Камін у вітальні'),
    caption('Stofa með kamínu', 'Living room with a wood stove', 'Вітальня з каміном'),
  ],
  'one-line': [
    caption('Eldhúsið', 'The kitchen', 'Кухня'),
    caption('Eldhúsið og glugginn', 'The kitchen and its window', 'Кухня з вікном'),
  ],
  island: [
    caption('Eldhús með eyju', 'Kitchen with an island', 'Кухня з островом'),
    caption('Eldhúsið', 'The kitchen', 'Кухня'),
  ],
  'round-table': [
    caption('Borðkrókurinn', 'The dining corner', 'Обідній куточок'),
    caption('Eldhús með borðkrók', 'Kitchen with a dining corner', 'Кухня з обіднім куточком'),
  ],
  'open-shelves': [
    caption('Eldhúsið', 'The kitchen', 'Кухня'),
    caption('Eldhús með opnum hillum', 'Kitchen with open shelves', 'Кухня з відкритими полицями'),
  ],
  'double-bed': [
    caption('Hjónaherbergið', 'The main bedroom', 'Головна спальня'),
    caption('Svefnherbergi', 'Bedroom', 'Спальня'),
  ],
  'painted-alcove': [
    caption('Hjónaherbergið', 'The main bedroom', 'Головна спальня'),
    caption('Svefnherbergi með fataskáp', 'Bedroom with a wardrobe', 'Спальня з шафою'),
  ],
  'under-roof': [
    caption('Svefnherbergi undir súð', 'Bedroom under the roof', 'Спальня в мансарді'),
    caption('Rúmið undir súðinni', 'The bed under the roof', 'Ліжко під дахом'),
  ],
  'with-desk': [
    caption('Herbergi með skrifborði', 'Room with a desk', 'Кімната зі столом'),
    caption('Herbergið', 'The room', 'Кімната'),
  ],
  'bunk-bed': [
    caption('Barnaherbergið', 'The children’s room', 'Дитяча кімната'),
    caption('Barnaherbergi með koju', 'Children’s room with a bunk bed', 'Дитяча з двоярусним ліжком'),
  ],
  bathtub: [
    caption('Baðherbergið', 'The bathroom', 'Ванна кімната'),
    caption('Baðherbergi með baðkari', 'Bathroom with a tub', 'Ванна кімната з ванною'),
  ],
  'walk-in-shower': [
    caption('Sturtan', 'The shower', 'Душ'),
    caption('Baðherbergi með sturtu', 'Bathroom with a shower', 'Ванна кімната з душем'),
  ],
  'with-washer': [
    caption('Bað og þvottavél', 'Bathroom and washing machine', 'Ванна кімната та пральна машина'),
    caption(
      'Baðherbergi með þvottavél',
      'Bathroom with a washing machine',
      'Ванна кімната з пральною машиною',
    ),
  ],
  'shower-curtain': [
    caption('Baðkar með sturtu', 'Tub with a shower', 'Ванна з душем'),
    caption('Baðherbergið', 'The bathroom', 'Ванна кімната'),
  ],
  coats: [
    caption('Forstofan', 'The entrance hall', 'Передпокій'),
    caption('Forstofa með fatahengi', 'Entrance hall with a coat rack', 'Передпокій із вішаком'),
  ],
  staircase: [
    caption('Stiginn upp', 'The stairs', 'Сходи'),
    caption('Gangur og stigi', 'Hall and staircase', 'Коридор і сходи'),
  ],
  desk: [
    caption('Vinnuaðstaða', 'A place to work', 'Робоче місце'),
    caption('Skrifborð við gluggann', 'A desk by the window', 'Стіл біля вікна'),
  ],
  meeting: [
    caption('Fundarherbergið', 'The meeting room', 'Переговорна'),
    caption('Fundarborðið', 'The meeting table', 'Стіл для нарад'),
  ],
  'over-town': [
    caption('Svalirnar', 'The balcony', 'Балкон'),
    caption('Útsýni af svölunum', 'The view from the balcony', 'Краєвид з балкона'),
  ],
  'timber-deck': [
    caption('Pallurinn', 'The deck', 'Тераса'),
    caption('Pallur með garðborði', 'Deck with a garden table', 'Тераса зі столом'),
  ],
};

/** Whether a picture's subject is described here; the front page's street and map are not. */
export const isCaptioned = (composition: CompositionId): composition is Shown => composition in CAPTIONS;
