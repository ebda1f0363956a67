import type { BuildingMix } from './building-mix.ts';

/** A postal code as the demonstration sees it: how many homes it has to let, how dear, in what kind of houses. */
export interface PostalArea {
  readonly code: string;
  readonly regionSlug: string;
  /** The name printed after the code. */
  readonly place: string;
  /** The name people use for where it is; differs from `place` where several places share a post town. */
  readonly known: string;
  /** The same with the preposition Icelandic wants, which cannot be derived from the name. */
  readonly inPlace: string;
  /** Share of all listings, as whole numbers that relate to each other. */
  readonly weight: number;
  /** Rent compared with an ordinary home in Reykjavík. */
  readonly rentFactor: number;
  readonly mix: BuildingMix;
}

const area = (
  code: string,
  regionSlug: string,
  [place, known, inPlace]: readonly [string, string, string],
  weight: number,
  rentFactor: number,
  mix: BuildingMix,
): PostalArea => ({ code, regionSlug, place, known, inPlace, weight, rentFactor, mix });

/**
 * Weighted roughly like the market: three fifths in the capital region, then Akureyri, Suðurnes and Árborg.
 * Grindavík is left out: its people had to leave their homes.
 */
export const POSTAL_AREAS: readonly PostalArea[] = [
  // Höfuðborgarsvæðið
  area('101', 'hofudborgarsvaedid', ['Reykjavík', 'Reykjavík', 'í Reykjavík'], 23, 1.08, 'oldTown'),
  area('102', 'hofudborgarsvaedid', ['Reykjavík', 'Reykjavík', 'í Reykjavík'], 2, 1.04, 'oldGarden'),
  area('103', 'hofudborgarsvaedid', ['Reykjavík', 'Reykjavík', 'í Reykjavík'], 3, 1.03, 'blocks'),
  area('104', 'hofudborgarsvaedid', ['Reykjavík', 'Reykjavík', 'í Reykjavík'], 12, 0.99, 'blocksAndHouses'),
  area('105', 'hofudborgarsvaedid', ['Reykjavík', 'Reykjavík', 'í Reykjavík'], 18, 1.02, 'midTown'),
  area('107', 'hofudborgarsvaedid', ['Reykjavík', 'Reykjavík', 'í Reykjavík'], 12, 1.05, 'midTown'),
  area('108', 'hofudborgarsvaedid', ['Reykjavík', 'Reykjavík', 'í Reykjavík'], 12, 0.99, 'blocksAndHouses'),
  area('109', 'hofudborgarsvaedid', ['Reykjavík', 'Reykjavík', 'í Reykjavík'], 7, 0.91, 'suburb'),
  area('110', 'hofudborgarsvaedid', ['Reykjavík', 'Reykjavík', 'í Reykjavík'], 8, 0.95, 'suburb'),
  area('111', 'hofudborgarsvaedid', ['Reykjavík', 'Reykjavík', 'í Reykjavík'], 7, 0.88, 'towers'),
  area('112', 'hofudborgarsvaedid', ['Reykjavík', 'Reykjavík', 'í Reykjavík'], 10, 0.94, 'suburb'),
  area('113', 'hofudborgarsvaedid', ['Reykjavík', 'Reykjavík', 'í Reykjavík'], 6, 0.97, 'newQuarter'),
  area('116', 'hofudborgarsvaedid', ['Reykjavík', 'Kjalarnes', 'á Kjalarnesi'], 1, 0.84, 'village'),
  area(
    '170',
    'hofudborgarsvaedid',
    ['Seltjarnarnes', 'Seltjarnarnes', 'á Seltjarnarnesi'],
    4,
    1.04,
    'suburb',
  ),
  area('200', 'hofudborgarsvaedid', ['Kópavogur', 'Kópavogur', 'í Kópavogi'], 12, 0.97, 'blocksAndHouses'),
  area('201', 'hofudborgarsvaedid', ['Kópavogur', 'Kópavogur', 'í Kópavogi'], 6, 0.99, 'newQuarter'),
  area('203', 'hofudborgarsvaedid', ['Kópavogur', 'Kópavogur', 'í Kópavogi'], 6, 0.98, 'newQuarter'),
  area('210', 'hofudborgarsvaedid', ['Garðabær', 'Garðabær', 'í Garðabæ'], 8, 1.02, 'newQuarter'),
  area(
    '220',
    'hofudborgarsvaedid',
    ['Hafnarfjörður', 'Hafnarfjörður', 'í Hafnarfirði'],
    10,
    0.93,
    'harbourTown',
  ),
  area(
    '221',
    'hofudborgarsvaedid',
    ['Hafnarfjörður', 'Hafnarfjörður', 'í Hafnarfirði'],
    8,
    0.93,
    'newQuarter',
  ),
  area('225', 'hofudborgarsvaedid', ['Garðabær', 'Álftanes', 'á Álftanesi'], 2, 0.93, 'village'),
  area('270', 'hofudborgarsvaedid', ['Mosfellsbær', 'Mosfellsbær', 'í Mosfellsbæ'], 6, 0.92, 'newQuarter'),
  // Suðurnes
  area('190', 'sudurnes', ['Vogar', 'Vogar', 'í Vogum'], 2, 0.72, 'village'),
  area('230', 'sudurnes', ['Reykjanesbær', 'Keflavík', 'í Keflavík'], 10, 0.78, 'blocksAndHouses'),
  area('245', 'sudurnes', ['Sandgerði', 'Sandgerði', 'í Sandgerði'], 3, 0.66, 'village'),
  area('250', 'sudurnes', ['Garður', 'Garður', 'í Garði'], 3, 0.66, 'village'),
  area('260', 'sudurnes', ['Reykjanesbær', 'Njarðvík', 'í Njarðvík'], 7, 0.78, 'suburb'),
  area('262', 'sudurnes', ['Reykjanesbær', 'Ásbrú', 'á Ásbrú'], 3, 0.72, 'blocks'),
  // Vesturland
  area('300', 'vesturland', ['Akranes', 'Akranes', 'á Akranesi'], 6, 0.76, 'harbourTown'),
  area('310', 'vesturland', ['Borgarnes', 'Borgarnes', 'í Borgarnesi'], 4, 0.68, 'suburb'),
  area('311', 'vesturland', ['Borgarnes', 'Skorradalur', 'í Skorradal'], 2, 0.75, 'country'),
  area('340', 'vesturland', ['Stykkishólmur', 'Stykkishólmur', 'í Stykkishólmi'], 2, 0.62, 'fishingTown'),
  area('350', 'vesturland', ['Grundarfjörður', 'Grundarfjörður', 'í Grundarfirði'], 1, 0.56, 'fishingTown'),
  area('355', 'vesturland', ['Ólafsvík', 'Ólafsvík', 'í Ólafsvík'], 1, 0.54, 'fishingTown'),
  area('370', 'vesturland', ['Búðardalur', 'Búðardalur', 'í Búðardal'], 1, 0.52, 'village'),
  // Vestfirðir
  area('400', 'vestfirdir', ['Ísafjörður', 'Ísafjörður', 'á Ísafirði'], 4, 0.64, 'harbourTown'),
  area('415', 'vestfirdir', ['Bolungarvík', 'Bolungarvík', 'í Bolungarvík'], 2, 0.55, 'fishingTown'),
  area('425', 'vestfirdir', ['Flateyri', 'Flateyri', 'á Flateyri'], 1, 0.48, 'fishingTown'),
  area('450', 'vestfirdir', ['Patreksfjörður', 'Patreksfjörður', 'á Patreksfirði'], 2, 0.54, 'fishingTown'),
  area('465', 'vestfirdir', ['Bíldudalur', 'Bíldudalur', 'á Bíldudal'], 1, 0.5, 'fishingTown'),
  area('510', 'vestfirdir', ['Hólmavík', 'Hólmavík', 'á Hólmavík'], 1, 0.48, 'fishingTown'),
  // Norðurland
  area('530', 'nordurland', ['Hvammstangi', 'Hvammstangi', 'á Hvammstanga'], 1, 0.5, 'fishingTown'),
  area('540', 'nordurland', ['Blönduós', 'Blönduós', 'á Blönduósi'], 1, 0.5, 'village'),
  area('550', 'nordurland', ['Sauðárkrókur', 'Sauðárkrókur', 'á Sauðárkróki'], 3, 0.62, 'fishingTown'),
  area('580', 'nordurland', ['Siglufjörður', 'Siglufjörður', 'á Siglufirði'], 2, 0.55, 'fishingTown'),
  area('600', 'nordurland', ['Akureyri', 'Akureyri', 'á Akureyri'], 11, 0.84, 'midTown'),
  area('603', 'nordurland', ['Akureyri', 'Akureyri', 'á Akureyri'], 7, 0.8, 'suburb'),
  area('620', 'nordurland', ['Dalvík', 'Dalvík', 'á Dalvík'], 2, 0.58, 'fishingTown'),
  area('625', 'nordurland', ['Ólafsfjörður', 'Ólafsfjörður', 'í Ólafsfirði'], 1, 0.52, 'fishingTown'),
  area('640', 'nordurland', ['Húsavík', 'Húsavík', 'á Húsavík'], 3, 0.62, 'fishingTown'),
  area('660', 'nordurland', ['Mývatn', 'Reykjahlíð', 'í Reykjahlíð við Mývatn'], 2, 0.66, 'village'),
  // Austurland
  area('700', 'austurland', ['Egilsstaðir', 'Egilsstaðir', 'á Egilsstöðum'], 5, 0.68, 'suburb'),
  area('710', 'austurland', ['Seyðisfjörður', 'Seyðisfjörður', 'á Seyðisfirði'], 2, 0.56, 'fishingTown'),
  area('730', 'austurland', ['Reyðarfjörður', 'Reyðarfjörður', 'á Reyðarfirði'], 2, 0.62, 'village'),
  area('735', 'austurland', ['Eskifjörður', 'Eskifjörður', 'á Eskifirði'], 1, 0.58, 'fishingTown'),
  area('740', 'austurland', ['Neskaupstaður', 'Neskaupstaður', 'í Neskaupstað'], 2, 0.6, 'fishingTown'),
  area(
    '750',
    'austurland',
    ['Fáskrúðsfjörður', 'Fáskrúðsfjörður', 'á Fáskrúðsfirði'],
    1,
    0.52,
    'fishingTown',
  ),
  area('765', 'austurland', ['Djúpivogur', 'Djúpivogur', 'á Djúpavogi'], 1, 0.56, 'fishingTown'),
  area('780', 'austurland', ['Höfn í Hornafirði', 'Höfn', 'á Höfn í Hornafirði'], 2, 0.68, 'fishingTown'),
  // Suðurland
  area('800', 'sudurland', ['Selfoss', 'Selfoss', 'á Selfossi'], 8, 0.8, 'newQuarter'),
  area('805', 'sudurland', ['Selfoss', 'Grímsnes', 'í Grímsnesi'], 2, 0.8, 'country'),
  area('806', 'sudurland', ['Selfoss', 'Biskupstungur', 'í Biskupstungum'], 1, 0.78, 'country'),
  area('810', 'sudurland', ['Hveragerði', 'Hveragerði', 'í Hveragerði'], 3, 0.74, 'village'),
  area('815', 'sudurland', ['Þorlákshöfn', 'Þorlákshöfn', 'í Þorlákshöfn'], 2, 0.7, 'village'),
  area('820', 'sudurland', ['Eyrarbakki', 'Eyrarbakki', 'á Eyrarbakka'], 1, 0.62, 'fishingTown'),
  area('825', 'sudurland', ['Stokkseyri', 'Stokkseyri', 'á Stokkseyri'], 1, 0.6, 'fishingTown'),
  area('840', 'sudurland', ['Laugarvatn', 'Laugarvatn', 'á Laugarvatni'], 1, 0.62, 'village'),
  area('845', 'sudurland', ['Flúðir', 'Flúðir', 'á Flúðum'], 1, 0.64, 'village'),
  area('850', 'sudurland', ['Hella', 'Hella', 'á Hellu'], 1, 0.62, 'village'),
  area('851', 'sudurland', ['Hella', 'Rangárþing', 'í Rangárþingi'], 1, 0.7, 'country'),
  area('860', 'sudurland', ['Hvolsvöllur', 'Hvolsvöllur', 'á Hvolsvelli'], 1, 0.62, 'village'),
  area('870', 'sudurland', ['Vík', 'Vík', 'í Vík'], 2, 0.7, 'village'),
  area(
    '880',
    'sudurland',
    ['Kirkjubæjarklaustur', 'Kirkjubæjarklaustur', 'á Kirkjubæjarklaustri'],
    1,
    0.58,
    'village',
  ),
  area('900', 'sudurland', ['Vestmannaeyjar', 'Vestmannaeyjar', 'í Vestmannaeyjum'], 3, 0.66, 'harbourTown'),
];
