import { type Background, type DemoPerson, demoPerson, type PersonNote } from './demo-person.ts';

const ICELANDIC: Background = ['IS', 'is', ['is', 'en']];
const POLISH: Background = ['PL', 'is', ['pl', 'is', 'en']];
const UKRAINIAN: Background = ['UA', 'ua', ['uk', 'is', 'en']];
const BRITISH: Background = ['GB', 'en', ['en', 'is']];

const NOTES: readonly PersonNote[] = [
  {
    name: ['Þórunn', 'Hallgrímsdóttir'],
    born: '1974-03-12',
    background: ICELANDIC,
    bio: 'Leigi út nokkrar íbúðir í Reykjavík og svara yfirleitt samdægurs.',
    more: { letsIn: ['101', '105', '107'], holdings: 6 },
  },
  {
    name: ['Ragnar', 'Ísleifsson'],
    born: '1968-11-02',
    background: ICELANDIC,
    bio: 'Framkvæmdastjóri leigufélags með íbúðir á höfuðborgarsvæðinu.',
    more: { letsIn: ['hofudborgarsvaedid'], holdings: 92, organisation: 'Hvannir leigufélag ehf.' },
  },
  {
    name: ['Guðbjörg Ósk', 'Einarsdóttir'],
    born: '1981-06-24',
    background: ICELANDIC,
    bio: 'Sé um útleigu fyrir félag sem á íbúðir víða um land.',
    more: { holdings: 86, organisation: 'Lyngás íbúðir ehf.' },
  },
  {
    name: ['Sigurveig', 'Úlfarsdóttir'],
    born: '1977-01-30',
    background: ICELANDIC,
    bio: 'Við eigum og rekum íbúðir á Norðurlandi og Austurlandi.',
    more: { letsIn: ['nordurland', 'austurland'], holdings: 30, organisation: 'Norðanbæir ehf.' },
  },
  {
    name: ['Jökull', 'Arnarsson'],
    born: '1985-09-17',
    background: ICELANDIC,
    bio: 'Leigi út til langs tíma og vil hafa allt skriflegt.',
    more: { holdings: 2 },
  },
  {
    name: ['Áslaug Birna', 'Þorvaldsdóttir'],
    born: '1962-05-08',
    background: ICELANDIC,
    bio: 'Leigi út nokkrar eignir fyrir fjölskylduna.',
    more: { letsIn: ['hofudborgarsvaedid'], holdings: 5, occupation: 'retired' },
  },
  {
    name: ['Hrafnkell', 'Steinarsson'],
    born: '1971-12-19',
    background: ICELANDIC,
    bio: 'Smiður sem gerir upp gömul hús og leigir þau út.',
    more: { letsIn: ['101', '220', '300', '400', '600', '340', '580'], holdings: 8 },
  },
  {
    name: ['Ylfa Marín', 'Kristjánsdóttir'],
    born: '1990-02-14',
    background: ICELANDIC,
    bio: 'Erum að flytja til útlanda um tíma og leigjum út heimilið okkar á meðan.',
    more: { holdings: 1 },
  },
  {
    name: ['Bergþór Daði', 'Eyjólfsson'],
    born: '1979-08-03',
    background: ICELANDIC,
    bio: 'Leigi út atvinnuhúsnæði og íbúðir. Vil að samskiptin séu einföld og skýr.',
    more: { holdings: 20 },
  },
  {
    name: ['Svanhildur', 'Oddsdóttir'],
    born: '1966-10-21',
    background: ICELANDIC,
    bio: 'Bý úti á landi og leigi út það sem ég nota ekki sjálf.',
    more: { letsIn: ['vesturland', 'sudurland', 'vestfirdir'], holdings: 3 },
  },
  {
    name: ['Kári Freyr', 'Ingimundarson'],
    born: '1988-04-27',
    background: ICELANDIC,
    bio: 'Leigi út í fyrsta sinn og vanda mig við það.',
    more: { holdings: 1 },
  },
  {
    name: ['Elín Rós', 'Snorradóttir'],
    born: '1983-07-11',
    background: ICELANDIC,
    bio: 'Leigi út heimili sem ég erfði eftir ömmu.',
    more: { holdings: 1 },
  },
  {
    name: ['Magnús Örn', 'Hlöðversson'],
    born: '1959-03-29',
    background: ICELANDIC,
    bio: 'Hef leigt út í þrjátíu ár og vil helst leigja til langs tíma.',
    more: { holdings: 8, occupation: 'retired' },
  },
  {
    name: ['Dagný Lilja', 'Böðvarsdóttir'],
    born: '1986-12-05',
    background: ICELANDIC,
    bio: 'Sé um eignir fjölskyldunnar á Suðurnesjum.',
    more: { letsIn: ['sudurnes'], holdings: 10 },
  },
  {
    name: ['Tómas Ægir', 'Vilhjálmsson'],
    born: '1975-06-16',
    background: ICELANDIC,
    bio: 'Leigi út í Kópavogi og Hafnarfirði.',
    more: { letsIn: ['200', '201', '203', '220', '221'], holdings: 12 },
  },
  {
    name: ['Unnur Sól', 'Hjaltadóttir'],
    born: '1992-09-09',
    background: ICELANDIC,
    bio: 'Svara fljótt og hugsa vel um leigjendur mína.',
    more: { holdings: 1 },
  },
  {
    name: ['Ísak Þrándur', 'Nóason'],
    born: '1980-01-18',
    background: ICELANDIC,
    bio: 'Bóndi sem leigir út hús í sveitinni.',
    more: { letsIn: ['311', '805', '806', '851'], holdings: 4 },
  },
  {
    name: ['Halldóra', 'Geirmundsdóttir'],
    born: '1970-11-25',
    background: ICELANDIC,
    bio: 'Leigi út nálægt háskólanum og er vön að leigja námsfólki.',
    more: { letsIn: ['101', '102', '107', '170'], holdings: 6 },
  },
  {
    name: ['Katarzyna', 'Wilkowska'],
    born: '1982-05-22',
    background: POLISH,
    bio: 'Hef búið á Íslandi í fimmtán ár og leigi út á höfuðborgarsvæðinu. Tala pólsku og íslensku.',
    more: { letsIn: ['hofudborgarsvaedid'], holdings: 2 },
  },
  {
    name: ['Marek', 'Brzozowicz'],
    born: '1978-08-30',
    background: POLISH,
    bio: 'Leigi út í Reykjanesbæ og svara fljótt.',
    more: { letsIn: ['230', '260', '262'], holdings: 9 },
  },
  {
    name: ['Оксана', "Лук'яненко"],
    born: '1987-10-13',
    background: UKRAINIAN,
    bio: 'Живу в Ісландії з 2009 року й здаю житло. Допоможу з документами.',
    more: { holdings: 2 },
  },
  {
    name: ['Андрій', 'Ткачівський'],
    born: '1981-02-07',
    background: UKRAINIAN,
    bio: 'Здаю житло на тривалий строк, відповідаю швидко.',
    more: { holdings: 4 },
  },
  {
    name: ['Eleanor', 'Ashcombe-Reid'],
    born: '1973-04-04',
    background: BRITISH,
    bio: 'I moved here twenty years ago and let out a few homes in town.',
    more: { letsIn: ['101', '105', '107'], holdings: 8 },
  },
  {
    name: ['Patrick', "O'Brien"],
    born: '1984-07-28',
    background: BRITISH,
    bio: 'I let our old home while we live in the north.',
    more: { letsIn: ['hofudborgarsvaedid'], holdings: 1 },
  },
];

/** People and companies with something to let. */
export const LANDLORDS: readonly DemoPerson[] = NOTES.map((note, i) => demoPerson('landlord', note, i));
