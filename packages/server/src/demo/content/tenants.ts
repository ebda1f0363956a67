import { type Background, type DemoPerson, demoPerson, type PersonNote } from './demo-person.ts';

const ICELANDIC: Background = ['IS', 'is', ['is', 'en']];
const POLISH: Background = ['PL', 'en', ['pl', 'en']];
const UKRAINIAN: Background = ['UA', 'ua', ['uk', 'en']];
const BRITISH: Background = ['GB', 'en', ['en']];
const AMERICAN: Background = ['US', 'en', ['en', 'is']];

const NOTES: readonly PersonNote[] = [
  {
    name: ['Hildur Eva', 'Jónasdóttir'],
    born: '1996-05-19',
    background: ICELANDIC,
    bio: 'Hjúkrunarfræðingur í vaktavinnu, róleg og reglusöm. Reyki ekki.',
  },
  {
    name: ['Baldur Snær', 'Ólafsson'],
    born: '1993-02-08',
    background: ICELANDIC,
    bio: 'Forritari sem vinnur mikið heima og á eina gamla kisu.',
    more: { pets: ['cat'] },
  },
  {
    name: ['Lára Dís', 'Friðriksdóttir'],
    born: '2002-10-31',
    background: ICELANDIC,
    bio: 'Nemi í lögfræði við Háskóla Íslands að leita að fyrstu íbúðinni.',
    more: { occupation: 'student' },
  },
  {
    name: ['Egill Máni', 'Reynisson'],
    born: '1989-12-12',
    background: ICELANDIC,
    bio: 'Kennari, sambýliskona mín er leikskólakennari og við eigum tvö börn.',
  },
  {
    name: ['Sóley Ýr', 'Gunnlaugsdóttir'],
    born: '1999-07-04',
    background: ICELANDIC,
    bio: 'Grafískur hönnuður sem leitar að björtu herbergi eða stúdíói.',
  },
  {
    name: ['Vésteinn Karl', 'Bjarnason'],
    born: '1957-09-26',
    background: ICELANDIC,
    bio: 'Kominn á eftirlaun og vil minnka við mig. Á lítinn hund.',
    more: { occupation: 'retired', pets: ['dog'] },
  },
  {
    name: ['Freydís Hanna', 'Stefánsdóttir'],
    born: '1994-03-16',
    background: ICELANDIC,
    bio: 'Flugfreyja, mikið í burtu og þrífst vel á rólegum stað.',
  },
  {
    name: ['Óðinn Logi', 'Hermannsson'],
    born: '2001-01-22',
    background: ICELANDIC,
    bio: 'Rafvirkjanemi á samningi, snyrtilegur og stundvís.',
    more: { occupation: 'student' },
  },
  {
    name: ['Ragnheiður Æsa', 'Pálmadóttir'],
    born: '1987-08-15',
    background: ICELANDIC,
    bio: 'Flyt norður í vor með dóttur minni og leita að íbúð nálægt skóla.',
  },
  {
    name: ['Agnieszka', 'Dąbrowiecka'],
    born: '1991-06-02',
    background: POLISH,
    bio: 'Chef in a restaurant in town. My partner and I are looking for a two-room flat.',
  },
  {
    name: ['Tomasz', 'Zielonka-Wróbel'],
    born: '1988-11-11',
    background: POLISH,
    bio: 'Carpenter, six years in Iceland, never missed a payment.',
  },
  {
    name: ['Zofia', 'Malinowska'],
    born: '1998-04-09',
    background: POLISH,
    bio: 'I work at the airport and study Icelandic in the evenings.',
  },
  {
    name: ['Ірина', 'Коваленчук'],
    born: '1986-01-27',
    background: UKRAINIAN,
    bio: 'Працюю в садку, живемо вдвох із донькою. Шукаємо житло біля школи.',
  },
  {
    name: ['Марія', "Дем'янчук"],
    born: '1995-09-14',
    background: UKRAINIAN,
    bio: 'Вивчаю ісландську мову й працюю в готелі. Маю кота.',
    more: { pets: ['cat'] },
  },
  {
    name: ['Олег', 'Савчинський'],
    born: '1979-05-05',
    background: UKRAINIAN,
    bio: 'Електрик, родина з чотирьох осіб. Шукаємо будинок або велику квартиру.',
  },
  {
    name: ['Софія', 'Гринюк'],
    born: '2003-12-20',
    background: UKRAINIAN,
    bio: 'Студентка, шукаю кімнату недалеко від університету.',
    more: { occupation: 'student' },
  },
  {
    name: ['James', 'Whitlock'],
    born: '1990-10-10',
    background: BRITISH,
    bio: 'Geologist on a three-year contract, tidy, no pets.',
  },
  {
    name: ['Hannah', 'McAllister'],
    born: '1997-02-23',
    background: AMERICAN,
    bio: 'Graduate student in Icelandic literature who bakes when the exams are over.',
    more: { occupation: 'student' },
  },
];

/** People looking for a home. */
export const TENANTS: readonly DemoPerson[] = NOTES.map((note, i) => demoPerson('tenant', note, 30 + i));
