/** A conversation that has gone on for weeks, between a tenant and the landlord whose home she lives in. */
export const longTalk = {
  tenant: 'hildur-eva-jonasdottir',
  landlord: 'thorunn-hallgrimsdottir',
  text: `
t Góðan daginn Þórunn! Hildur heiti ég, við töluðum saman í símann í gær.
l Sæl Hildur, gaman að heyra frá þér. Já, ég man vel.
t Ég ætlaði bara að staðfesta að ég kem á morgun kl. 16.
l Flott, ég verð þar. Þú gengur inn um garðinn, hliðið á það til að festast.
t Ýti ég eða toga?
l Lyftir aðeins og ýtir svo 😄
t Geymt en ekki gleymt.

t Takk fyrir að taka svona vel á móti mér. Mér leist rosalega vel á.
l Það var ánægjulegt að hitta þig. Kaffið var nú ekki upp á marga fiska.
t Það var heitt og það dugði eftir næturvakt.
l Ha ha, þú ert kurteis.
t Má ég hugsa málið fram á helgi?
l Auðvitað, ekkert liggur á.

t Ég er búin að hugsa málið. Ég vil gjarnan taka íbúðina.
l En gleðilegt! Þá tek ég saman samning og sendi þér.
t Takk. Er í lagi að ég fái afhent þann fyrsta?
l Já, hún verður tóm frá þrítugasta. Ég ætla að láta þrífa vel fyrst.
t Frábært.
l Viltu hafa ísskápinn áfram? Hann fylgir en er kominn til ára sinna.
t Já endilega, ef hann kælir þá er ég sátt.
l Hann kælir. Hann syngur líka aðeins.
t Þá verð ég aldrei ein 🎶

l Samningurinn er tilbúinn, kíktu yfir hann í rólegheitum.
t Takk, ég les hann í kvöld.
t Ein spurning: á uppsagnarfresturinn ekki að vera þrír mánuðir?
l Jú, það er hárrétt hjá þér. Ég laga það.
t Takk, annað er bara gott.
l Komið. Þú ert nákvæm, það líkar mér.
t Starfssjúkdómur.

t Jæja, þá er ég flutt inn!
l Til hamingju! Gekk allt vel?
t Já, nema sófinn. Hann komst ekki upp stigann.
l Æ nei. Fórstu með hann svalamegin?
t Bróðir minn stakk upp á því. Hann er enn að jafna sig í bakinu.
l Láttu hann fara í pottinn í Vesturbænum, það lagar allt.
t Ég skila því 😂
l Ef þig vantar eitthvað þá bara hringir þú.
t Takk kærlega.

t Hæ, hvar finn ég rafmagnstöfluna?
l Á bak við úlpurnar í forstofunni. Það er smá lok.
t Fann hana!
l Sló út hjá þér?
t Já, ketillinn og ofninn á sama tíma.
l Þau þola ekki hvort annað, hafa aldrei gert.
t Skil. Þá fæ ég mér te fyrst og baka svo.

t Góða kvöldið. Ofninn í svefnherberginu er alveg kaldur, er eitthvert trikk?
l Líklega loft í honum. Það er lykill í efstu skúffunni í eldhúsinu.
t Þessi litli ferkantaði?
l Einmitt. Opna efst, bíða þar til hættir að hvæsa og loka aftur.
t Með tusku undir?
l Með tusku undir, já. Ég lærði það á erfiðan hátt.
t Hvæs, hvæs og nú er hann heitur. Takk!
l Vel gert.

l Sæl, píparinn ætlar að kíkja á kranann á baðinu á þriðjudag milli 10 og 12. Hentar það?
t Ég er á vakt til 16 en þú mátt hleypa honum inn.
l Takk fyrir traustið. Ég verð með honum allan tímann.
t Ekkert mál. Ekki láta ykkur bregða við þvottafjallið.
l Ég ól upp þrjá drengi, mér bregður ekki við neitt.

l Kraninn er kominn í lag. Hann skipti um pakkningu.
t Æði, ekkert drip í nótt!
l Og ég vökvaði blómið í glugganum, það leit út fyrir að vera þyrst.
t Þú bjargaðir lífi þess. Takk.

t Veistu hvenær ruslið er tekið?
l Annan hvern miðvikudag, pappírinn á móti.
t Takk. Ég var farin að halda að þau hefðu gleymt okkur.
l Það kemur fyrir þegar snjóar. Þarf að moka frá tunnunum.
t Ég tek það að mér.
l Skóflan er undir stiganum.

t Skóflan er brotin 🙈
l Nei! Hvað kom fyrir?
t Klaki. Mikill klaki.
l Kauptu nýja og sendu mér kvittunina.
t Geri það, takk.
t Hún er græn og mjög fín.
l Þá er bara að bíða eftir snjónum.
t Hann er á leiðinni, sögðu þau í fréttunum.

l Er allt í góðu eftir storminn í nótt?
t Já já. Lokið af grillinu hjá nágrannanum endaði á svölunum hjá mér.
l Enn og aftur! Það gerist á hverju ári.
t Ég skilaði því. Fékk pönnukökur að launum.
l Sigfús bakar bestu pönnukökur í götunni.
t Ég get staðfest það.

t Má ég hengja upp myndir? Þarf líklega að bora tvö göt.
l Já, endilega. Bara ekki í vegginn við baðið, þar eru lagnir.
t Skil, þá set ég þær yfir sófann.
l Er sófinn kominn inn?
t Nýr sófi. Í fjórum kössum.
l Skynsamlegt.
t Bróðir minn er þakklátur.

t Hæ, netið datt út í morgun, veistu nokkuð um það?
l Nei, en nágrannarnir kvarta líka. Þetta er líklega allt húsið.
t Takk, þá bíð ég róleg.
l Sigfús segir að þau séu að grafa við hornið.
t Sigfús veit allt.
l Sigfús veit allt.

t Netið er komið aftur.
l Þá getum við haldið áfram að lifa.

l Sæl Hildur, ég verð í burtu í tvær vikur. Ef eitthvað kemur upp hringirðu í Pétur son minn.
t Takk, góða ferð! Hvert ertu að fara?
l Til Tenerife eins og öll þjóðin.
t Njóttu vel og berðu á þig.
l Ég lofa.

t Hæ, vona að sólin skíni. Ekkert áríðandi, en þvottavélin í sameigninni gefur frá sér skrýtið hljóð.
l Sólin skín. Hvernig hljóð?
t Eins og einhver sé að spila á sög.
l Þá er það legan. Ég bið Pétur að panta viðgerð.
t Takk. Ég þvæ hjá mömmu á meðan.
l Skilaðu kveðju.

t Pétur kom og þetta er komið í lag. Hann er jafn duglegur og þú.
l Nú roðna ég. Eða það er sólin.
t Ha ha.

l Komin heim! Og með súkkulaði handa þér, ég skil það eftir á stigapallinum.
t Vá, takk! Þú ert yndisleg.
t Það er hálfnað.
l Þú varst snögg.
t Kvöldvakt.

t Góðan dag. Ég á von á vinkonu í heimsókn í viku, er það ekki í lagi?
l Að sjálfsögðu, þetta er heimilið þitt.
t Takk, ég vildi bara láta vita.
l Það er fallega gert. Á hún bíl?
t Nei, hún kemur með rútunni.
l Fínt, þá þarf ég ekki að færa minn.

l Húsfundur á mánudag kl. 20, þér er velkomið að sitja hann.
t Um hvað er hann?
l Málningu á stigaganginum. Það stefnir í stríð milli grás og guls.
t Ég held með gulum.
l Gott, ég líka.

l Gult vann!
t Réttlætið sigraði.
l Sigfús sat hjá og bauð upp á pönnukökur.
t Auðvitað gerði hann það.

t Smávegis: peran í útiljósinu er farin.
l Takk, ég á eina. Kem við á morgun.
t Ég get skipt ef þú skilur hana eftir.
l Ertu viss? Það þarf stiga.
t Ég er vön hæðum, ég vinn á sjöundu hæð 😄
l Þá skil ég hana eftir á pallinum. Farðu varlega.

t Komið ljós.
l Og varð ljós. Takk Hildur.

t Nú er ég að leita að aðeins stærri íbúð, því systir mín flytur líklega suður. Vildi segja þér það fyrst.
l Takk fyrir að segja mér það. Ég á eftir að sakna þín.
t Það er ekkert ákveðið enn. Ég er bara byrjuð að skoða.
l Ég gef þér að sjálfsögðu meðmæli, og þau verða löng.
t Það þykir mér ótrúlega vænt um.
l Láttu mig vita þegar einhver hringir, þá sest ég niður með kaffi.
t Ekki upp á marga fiska samt?
l Jú, nú er ég komin með nýja vél.
t Þá kem ég í heimsókn ☕
`,
} as const;
