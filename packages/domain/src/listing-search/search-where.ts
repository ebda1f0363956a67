/** Towns that Icelandic is "on" rather than "in"; usage of each place, no rule gives it. */
const onTowns: ReadonlySet<string> = new Set(
  `seltjarnarnes keflavikurflugvollur akranes hellissandur isafjordur flateyri sudureyri patreksfjordur
  talknafjordur bildudalur thingeyri holmavik drangsnes stadur hvammstangi blonduos skagastrond saudarkrokur
  hofsos siglufjordur akureyri grenivik dalvik olafsfjordur husavik fossholl kopasker raufarhofn thorshofn
  bakkafjordur vopnafjordur egilsstadir seydisfjordur borgarfjordur-eystra reydarfjordur eskifjordur
  faskrudsfjordur stodvarfjordur breiddalsvik djupivogur hofn-i-hornafirdi selfoss eyrarbakki stokkseyri
  laugarvatn fludir hella hvolsvollur kirkjubaejarklaustur`.split(/\s+/),
);

/** People live by this lake and not in it. */
const byPlaces: Readonly<Record<string, string>> = { myvatn: 'við Mývatn' };

/** Where homes of a town are, as Icelandic says it: "í Reykjavík", "á Akureyri"; with a code "í 101 Reykjavík". */
export function whereInTown({ id, dative }: { id: string; dative: string }, code?: string): string {
  if (code === undefined && byPlaces[id]) return byPlaces[id];
  return [onTowns.has(id) ? 'á' : 'í', code, dative].filter(Boolean).join(' ');
}
