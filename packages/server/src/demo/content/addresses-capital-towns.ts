// Streets, house numbers and coordinates: Staðfangaskrá, Húsnæðis- og mannvirkjastofnun (HMS), CC BY 4.0.
// A selection; the part of town a street belongs to was added here.
import { streets } from './street-address.ts';

/** Street | dative | house number and coordinates. */
export const ADDRESSES_CAPITAL_TOWNS = [
  ...streets('170', 'Seltjarnarnes')`
    Bollagarðar | Bollagörðum | 23 64.15874 -21.99880; 35 64.15904 -21.99885
    Eiðistorg | Eiðistorgi | 1 64.15068 -21.98289
    Fornaströnd | Fornuströnd | 3 64.15483 -21.98785; 14 64.15484 -21.99048
    Grænamýri | Grænumýri | 11 64.14731 -21.97777; 28 64.14753 -21.97699
    Hofgarðar | Hofgörðum | 24 64.15660 -21.99577
    Lindarbraut | Lindarbraut | 2A 64.15342 -22.00435
    Nesbali | Nesbala | 17 64.15607 -22.00433; 22 64.15781 -22.00434
  `,
  ...streets('200', 'Kársnes', 'á Kársnesi')`
    Hafnarbraut | Hafnarbraut | 12A 64.11394 -21.93551
    Holtagerði | Holtagerði | 50A 64.11311 -21.92939
    Kársnesbraut | Kársnesbraut | 19D 64.11439 -21.90925
    Skjólbraut | Skjólbraut | 3A 64.11023 -21.91060
  `,
  ...streets('200', 'Hvammar', 'í Hvömmunum')`
    Birkihvammur | Birkihvammi | 4 64.10674 -21.89945
    Fífuhvammur | Fífuhvammi | 19 64.10613 -21.89723
    Reynihvammur | Reynihvammi | 43 64.10798 -21.88951
  `,
  ...streets('200', 'Hjallar', 'í Hjallahverfi')`
    Fagrihjalli | Fagrahjalla | 58 64.10895 -21.86368
    Furuhjalli | Furuhjalla | 16 64.10861 -21.86556
    Heiðarhjalli | Heiðarhjalla | 21 64.10848 -21.87897
  `,
  ...streets('200', 'Digranes', 'á Digranesi')`
    Brattatunga | Bröttutungu | 9 64.10955 -21.88806
    Fagrabrekka | Fögrubrekku | 15 64.11185 -21.86560
    Hjallabrekka | Hjallabrekku | 23 64.11332 -21.88279; 36 64.11290 -21.87933
  `,
  ...streets('200', 'Fossvogsdalur', 'í Fossvogsdal')`
    Daltún | Daltúni | 15 64.11480 -21.87127
    Furugrund | Furugrund | 3K 64.11510 -21.87734
    Lundur | Lundi | 82 64.11595 -21.89068
  `,
  ...streets('200', 'Hamraborg', 'í Hamraborg', 'office')`
    Hamraborg | Hamraborg | 7 64.11266 -21.90391; 20A 64.11223 -21.90328
    Nýbýlavegur | Nýbýlavegi | 40 64.11377 -21.88581
  `,
  ...streets('201', 'Lindir', 'í Lindahverfi')`
    Geislalind | Geislalind | 2B 64.09863 -21.86316
    Ljósalind | Ljósulind | 2 64.10192 -21.86931
  `,
  ...streets('201', 'Salir', 'í Salahverfi')`
    Björtusalir | Björtusölum | 2 64.09536 -21.85767
    Dynsalir | Dynsölum | 6 64.09337 -21.85466
    Jórsalir | Jórsölum | 8 64.09240 -21.84624
    Lómasalir | Lómasölum | 1A 64.09103 -21.84441; 3 64.09077 -21.84445
  `,
  ...streets('201', 'Smárar', 'í Smárahverfi')`
    Bergsmári | Bergsmára | 2 64.09957 -21.90051
    Bollasmári | Bollasmára | 6 64.09959 -21.89801; 7 64.09979 -21.89851
    Ekrusmári | Ekrusmára | 3 64.09985 -21.89334; 6 64.10025 -21.89378
  `,
  ...streets('201', 'Lindir', 'í Lindahverfi', 'office')`
    Bæjarlind | Bæjarlind | 5A 64.09893 -21.87728
  `,
  ...streets('203', 'Kórar', 'í Kórahverfi')`
    Austurkór | Austurkór | 6A 64.08591 -21.84660
  `,
  ...streets('203', 'Hvörf', 'í Hvarfahverfi')`
    Asparhvarf | Asparhvarfi | 18 64.08897 -21.80973
    Brekkuhvarf | Brekkuhvarfi | 11 64.09210 -21.80202
    Ennishvarf | Ennishvarfi | 6 64.09206 -21.80559
    Faldarhvarf | Faldarhvarfi | 11 64.09057 -21.80347
  `,
  ...streets('203', 'Þing', 'í Þingahverfi')`
    Aðalþing | Aðalþingi | 7 64.08458 -21.81577
    Dalaþing | Dalaþingi | 30 64.08224 -21.80761
    Fróðaþing | Fróðaþingi | 6 64.08240 -21.81396; 28 64.08368 -21.81087
    Hafraþing | Hafraþingi | 12 64.08088 -21.81051
  `,
  ...streets('203', 'Hvörf', 'í Hvarfahverfi', 'office')`
    Akurhvarf | Akurhvarfi | 2 64.08840 -21.81327
    Víkurhvarf | Víkurhvarfi | 1C 64.09420 -21.80882
  `,
  ...streets('210', 'Ásar', 'í Ásahverfi')`
    Arnarás | Arnarási | 12A 64.09154 -21.94660
    Asparás | Asparási | 2 64.09024 -21.94373
  `,
  ...streets('210', 'Lundir', 'í Lundahverfi')`
    Asparlundur | Asparlundi | 11 64.08434 -21.90198
    Heiðarlundur | Heiðarlundi | 4 64.08785 -21.91082
  `,
  ...streets('210', 'Urriðaholt', 'í Urriðaholti')`
    Dyngjugata | Dyngjugötu | 11 64.07300 -21.90430; 15 64.07301 -21.90370
    Dýjagata | Dýjagötu | 2 64.06790 -21.90677
  `,
  ...streets('210', 'Arnarnes', 'á Arnarnesi')`
    Haukanes | Haukanesi | 5 64.10229 -21.92204; 10 64.10302 -21.92298
    Hegranes | Hegranesi | 15 64.09866 -21.91995
  `,
  ...streets('210', 'Sjáland', 'í Sjálandi')`
    Langalína | Löngulínu | 7 64.09358 -21.93917
  `,
  ...streets('210', 'Garðabær')`
    Bæjargil | Bæjargili | 26 64.09349 -21.89668; 49 64.09239 -21.89279
    Eskiholt | Eskiholti | 5 64.09073 -21.89023; 19 64.09220 -21.88884
  `,
  ...streets('210', 'Hnoðraholt', 'í Hnoðraholti')`
    Stjörnuvellir | Stjörnuvöllum | 4 64.08061 -21.84127
  `,
  ...streets('210', 'Hraun', 'í Hraunum', 'office')`
    Miðhraun | Miðhrauni | 20 64.07787 -21.92565; 24 64.07643 -21.92607
  `,
  ...streets('225', 'Álftanes', 'á Álftanesi')`
    Asparholt | Asparholti | 5 64.10319 -22.02228
    Birkiholt | Birkiholti | 14 64.10231 -22.02165
    Brekkuskógar | Brekkuskógum | 9B 64.09966 -22.02164
    Hátún | Hátúni | 1 64.10608 -22.01378; 7B 64.10647 -22.01528
    Hólmatún | Hólmatúni | 3 64.10928 -22.02058; 53 64.10987 -22.02373
  `,
  ...streets('220', 'Miðbær', 'í miðbæ Hafnarfjarðar')`
    Austurgata | Austurgötu | 33 64.06812 -21.95318; 38 64.06767 -21.95308
    Brunnstígur | Brunnstíg | 1 64.07135 -21.96231
    Garðavegur | Garðavegi | 13 64.07308 -21.96235
    Hverfisgata | Hverfisgötu | 9 64.07045 -21.95598; 45 64.06861 -21.95126
  `,
  ...streets('220', 'Hraun', 'í Hraunum')`
    Arnarhraun | Arnarhrauni | 22 64.07169 -21.94856
    Krókahraun | Krókahrauni | 12 64.07263 -21.94899
    Mávahraun | Mávahrauni | 6 64.07403 -21.94342; 13 64.07421 -21.94577
    Sléttahraun | Sléttahrauni | 27 64.07484 -21.95009
  `,
  ...streets('220', 'Suðurbær', 'í Suðurbænum')`
    Kelduhvammur | Kelduhvammi | 11 64.05789 -21.96644; 12B 64.05771 -21.96708
    Suðurhvammur | Suðurhvammi | 20 64.05639 -21.96440
    Dvergholt | Dvergholti | 23 64.05704 -21.98507
  `,
  ...streets('220', 'Norðurbær', 'í Norðurbænum')`
    Breiðvangur | Breiðvangi | 64A 64.08285 -21.95888
    Heiðvangur | Heiðvangi | 62 64.08047 -21.96531; 80 64.08118 -21.96365
    Miðvangur | Miðvangi | 157 64.08222 -21.95560
  `,
  ...streets('220', 'Hraun', 'í Hraunum', 'office')`
    Stapahraun | Stapahrauni | 3 64.07834 -21.93463
  `,
  ...streets('221', 'Ásland', 'í Áslandi')`
    Axlarás | Axlarási | 7 64.04884 -21.93341; 100 64.05064 -21.93081
    Blikaás | Blikaási | 6 64.05514 -21.96038
    Brekkuás | Brekkuási | 10 64.05294 -21.93518
  `,
  ...streets('221', 'Vellir', 'á Völlunum')`
    Blómvellir | Blómvöllum | 8 64.05023 -21.97788
    Fléttuvellir | Fléttuvöllum | 19 64.04520 -21.96818; 31 64.04498 -21.96681
    Furuvellir | Furuvöllum | 31 64.04685 -21.97383
  `,
  ...streets('221', 'Setberg', 'í Setbergi')`
    Dofraberg | Dofrabergi | 11 64.06646 -21.93257
    Lindarberg | Lindarbergi | 4 64.06093 -21.92360
    Lækjarberg | Lækjarbergi | 7 64.06133 -21.92516
  `,
  ...streets('221', 'Skarðshlíð', 'í Skarðshlíð')`
    Móbergsskarð | Móbergsskarði | 14 64.04733 -21.95540
    Stuðlaskarð | Stuðlaskarði | 10B 64.04586 -21.95290
    Völuskarð | Völuskarði | 34A 64.04635 -21.95009
  `,
  ...streets('270', 'Tangar')`
    Arnartangi | Arnartanga | 44 64.17155 -21.71320; 73 64.17083 -21.71078
    Borgartangi | Borgartanga | 6 64.16883 -21.71207
  `,
  ...streets('270', 'Hlíðar')`
    Bjartahlíð | Björtuhlíð | 12 64.16631 -21.71674
  `,
  ...streets('270', 'Helgafellsland')`
    Bergrúnargata | Bergrúnargötu | 1 64.17014 -21.66873; 9 64.17077 -21.67054
    Fossatunga | Fossatungu | 27 64.18158 -21.68067; 32 64.18080 -21.68087
  `,
  ...streets('270', 'Krikar')`
    Stórikriki | Stórakrika | 2 64.16222 -21.68991; 54 64.16136 -21.68925
  `,
  ...streets('270', 'Höfðar')`
    Súluhöfði | Súluhöfða | 16 64.17105 -21.72571
    Þrastarhöfði | Þrastarhöfða | 7 64.16428 -21.72918; 43A 64.16511 -21.73058
  `,
  ...streets('270', 'Holt')`
    Barrholt | Barrholti | 12 64.16932 -21.70372
  `,
];
