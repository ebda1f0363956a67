export type TestPerson = {
  kennitala: string;
  name: string;
  birthDate: string;
  /** 1 man, 2 woman, 3 boy, 4 girl, 7 other, as the registry codes it. */
  genderCode: string;
  home: { line: string; postalCode: string } | null;
  /** ISO code where the legal domicile is not in Iceland. */
  abroad: string | null;
  propertyNumber: string | null;
};

/** Number | name | born | gender code | home in the dative | property number. `!NO` is a home abroad, `-` none shown. */
const TABLE = `
0101302399|Gervimaður Færeyjar|1930-01-01|1|Bergstaðastræti 14, 101|2000108
0101302989|Gervimaður Ameríka|1930-01-01|1|Hraunbæ 102, 110|2000101
0101303019|Gervimaður Afríka|1930-01-01|2|Reynimel 82, 107|
0101302479|Gervimaður Danmörk|1930-01-01|1|Ægisíðu 54, 107|2000102
0101302719|Gervimaður Evrópa|1930-01-01|2|Asparfelli 8, 111|
0101307789|Gervimaður útlönd|1930-01-01|1|!NO|
0101302129|Gervimaður Noregur|1930-01-01|1|-|
0101302209|Gervimaður Finnland|1930-01-01|2|Strandgötu 12, 600|2000107
0101302559|Gervimaður Svíþjóð|1930-01-01|2|Túngötu 7, 230|2000106
0101302639|Gervimaður Grænland|1930-01-01|1|Aðalgötu 10, 340|
0101303369|Gervimaður Asía|1930-01-01|2|Lagarási 10, 700|
0101305069|Gervimaður Bandaríkin|1930-01-01|1|Vestmannabraut 56B, 900|
0101304339|Gervimaður Ástralía|1930-01-01|2|Hamraborg 20A, 200|
0101304929|Gervimaður Suðurskaut|1930-01-01|7|Löngulínu 7, 210|
1201603389|Gervimaður Janúar|1960-01-12|2|Skólabraut 22, 300|
2811913049|Baldur ÞÍ Jónsson|1991-11-28|1|Álfheimum 46, 104|
0209804299|Jóna ÞÍ Haraldsdóttir|1980-09-02|2|Kirkjuvöllum 8A, 221|
0404044400|Elma ÞÍ Martín|2004-04-04|2|Hátúni 6, 105|
1005148220|Hreinn ÞÍ Guðlaugsson|2014-05-10|3|Álfheimum 46, 104|
2412198560|Anna ÞÍ Rúnarsdóttir|2019-12-24|4|Kirkjuvöllum 8A, 221|
3003228340|Vala ÞÍ Baldvins|2022-03-30|4|Álfheimum 46, 104|
2902001480|Gervimaður Hlaupár|2000-02-29|1|Tjarnarlundi 5, 600|
2902961459|Gervimaður Hlaupdagur|1996-02-29|2|Skessugili 4, 603|
3112991589|Gervimaður Gamlárskvöld|1999-12-31|1|Garðarsbraut 20B, 640|
0101001430|Gervimaður Nýársdagur|2000-01-01|2|Austurhólum 8D, 800|
0101001439|Gervimaður Öldungur|1900-01-01|2|Oddeyrargötu 24, 600|
3112991588|Gervimaður Aldamót|1899-12-31|1|Aðalstræti 22, 400|
2711081410|Gervimaður Átján|2008-11-27|1|Laxatungu 25, 270|
2811081580|Gervimaður Sautján|2008-11-28|2|Laxatungu 32, 270|
3004251430|Gervimaður Vöggubarn|2025-04-30|4|Hafnarbergi 28, 815|
1506109070|Gervimaður Unglingur|2010-06-15|3|Rofabæ 45, 110|
8923501739|Gervimaður Kerfiskennitala|1985-03-14|7|!PL|
`.trim();

/** The published test identities, with invented names where they have none and invented homes. */
export const TEST_PERSONS: readonly TestPerson[] = TABLE.split('\n').map((line) => {
  const [kennitala = '', name = '', birthDate = '', genderCode = '', home = '', propertyNumber = ''] =
    line.split('|');
  const [, address, postalCode] = /^(.*), (\d{3})$/.exec(home) ?? [];
  return {
    kennitala,
    name,
    birthDate,
    genderCode,
    home: address && postalCode ? { line: address, postalCode } : null,
    abroad: home.startsWith('!') ? home.slice(1) : null,
    propertyNumber: propertyNumber || null,
  };
});
