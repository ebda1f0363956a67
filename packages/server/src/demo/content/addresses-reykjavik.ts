// Streets, house numbers and coordinates: Staðfangaskrá, Húsnæðis- og mannvirkjastofnun (HMS), CC BY 4.0.
// A selection; the part of town a street belongs to was added here.
import { streets } from './street-address.ts';

/** Street | dative | house number and coordinates. */
export const ADDRESSES_REYKJAVIK = [
  ...streets('101', 'Þingholt', 'í Þingholtunum')`
    Bergstaðastræti | Bergstaðastræti | 9B 64.14519 -21.93237; 33A 64.14318 -21.93474
    Freyjugata | Freyjugötu | 42 64.14041 -21.92850; 45 64.14045 -21.92775
    Laufásvegur | Laufásvegi | 3 64.14546 -21.93724; 57 64.14065 -21.93492
    Mímisvegur | Mímisvegi | 6 64.14008 -21.92938
    Njarðargata | Njarðargötu | 37 64.14171 -21.93171
    Nönnugata | Nönnugötu | 12 64.14158 -21.93344
    Spítalastígur | Spítalastíg | 8 64.14431 -21.93304
    Týsgata | Týsgötu | 8 64.14429 -21.93146
    Óðinsgata | Óðinsgötu | 22 64.14303 -21.93421
    Þórsgata | Þórsgötu | 11 64.14354 -21.93085
  `,
  ...streets('101', 'Skólavörðuholt', 'á Skólavörðuholti')`
    Bergþórugata | Bergþórugötu | 51 64.14198 -21.91956
    Frakkastígur | Frakkastíg | 23A 64.14291 -21.92629
    Grettisgata | Grettisgötu | 10 64.14473 -21.92806
    Leifsgata | Leifsgötu | 7 64.14026 -21.92396
    Njálsgata | Njálsgötu | 38 64.14331 -21.92414
  `,
  ...streets('101', 'Skuggahverfi', 'í Skuggahverfi')`
    Hverfisgata | Hverfisgötu | 26 64.14653 -21.93032; 58A 64.14553 -21.92536
    Klapparstígur | Klapparstíg | 37B 64.14476 -21.92974
    Vatnsstígur | Vatnsstíg | 9A 64.14634 -21.92610
    Veghúsastígur | Veghúsastíg | 5 64.14646 -21.92749
  `,
  ...streets('101', 'Gamli Vesturbær', 'í gamla Vesturbænum')`
    Bræðraborgarstígur | Bræðraborgarstíg | 36 64.14852 -21.95483
    Holtsgata | Holtsgötu | 21 64.14990 -21.95598
    Mýrargata | Mýrargötu | 25 64.15186 -21.95008
    Ránargata | Ránargötu | 5A 64.14929 -21.94492
    Seljavegur | Seljavegi | 9 64.15123 -21.95417; 15 64.15113 -21.95466
    Túngata | Túngötu | 43 64.14841 -21.95212
    Vesturgata | Vesturgötu | 17 64.14967 -21.94396
  `,
  ...streets('101', 'Grjótaþorp', 'í Grjótaþorpi')`
    Brattagata | Bröttugötu | 3A 64.14793 -21.94267
    Grjótagata | Grjótagötu | 9 64.14778 -21.94388; 10 64.14788 -21.94339
  `,
  ...streets('101', 'Tjörnin', 'við Tjörnina')`
    Tjarnargata | Tjarnargötu | 35 64.14360 -21.94568; 43 64.14270 -21.94631
  `,
  ...streets('101', 'Miðborg', 'í miðborginni', 'office')`
    Lækjargata | Lækjargötu | 5B 64.14599 -21.93637
  `,
  ...streets('101', 'Grandi', 'á Granda', 'office')`
    Grandagarður | Grandagarði | 85 64.15542 -21.94268
  `,
  ...streets('102', 'Skerjafjörður', 'í Skerjafirði')`
    Bauganes | Bauganesi | 4 64.13043 -21.95455; 36 64.12815 -21.95010
    Einarsnes | Einarsnesi | 44A 64.12991 -21.95271; 62A 64.12916 -21.94990
    Fossagata | Fossagötu | 10 64.13335 -21.94960
    Fáfnisnes | Fáfnisnesi | 2 64.12790 -21.95145
    Hörpugata | Hörpugötu | 13B 64.13312 -21.95283
  `,
  ...streets('103', 'Hvassaleiti', 'í Hvassaleiti')`
    Hvassaleiti | Hvassaleiti | 58A 64.12860 -21.89256; 137 64.12778 -21.89004
    Neðstaleiti | Neðstaleiti | 1 64.12698 -21.89697
  `,
  ...streets('103', 'Fossvogur', 'í Fossvogi')`
    Lautarvegur | Lautarvegi | 4 64.12081 -21.89494; 42 64.12043 -21.89498
    Skógarvegur | Skógarvegi | 8 64.12162 -21.89698; 22 64.12193 -21.89447
    Sléttuvegur | Sléttuvegi | 9A 64.12424 -21.89722; 9B 64.12434 -21.89724
  `,
  ...streets('104', 'Vogar', 'í Vogahverfi')`
    Barðavogur | Barðavogi | 24 64.13267 -21.85179
    Gnoðarvogur | Gnoðarvogi | 36 64.13160 -21.86407; 48 64.13037 -21.86095
    Hlunnavogur | Hlunnavogi | 12 64.13476 -21.85378
    Karfavogur | Karfavogi | 43 64.12947 -21.85722
  `,
  ...streets('104', 'Heimar', 'í Heimunum')`
    Goðheimar | Goðheimum | 12A 64.13600 -21.86131; 17 64.13506 -21.86095
    Sólheimar | Sólheimum | 23 64.13455 -21.85951
    Álfheimar | Álfheimum | 74 64.13369 -21.86832
  `,
  ...streets('104', 'Vogabyggð', 'í Vogabyggð')`
    Kuggavogur | Kuggavogi | 9A 64.13236 -21.84603
    Skektuvogur | Skektuvogi | 2 64.13358 -21.84780
  `,
  ...streets('104', 'Langholt', 'í Langholtshverfi')`
    Hjallavegur | Hjallavegi | 1 64.14550 -21.85916; 25 64.14307 -21.86124
    Kambsvegur | Kambsvegi | 25 64.14358 -21.86275
    Langholtsvegur | Langholtsvegi | 116 64.13500 -21.85601
  `,
  ...streets('104', 'Laugarás', 'í Laugarási')`
    Dyngjuvegur | Dyngjuvegi | 5 64.14285 -21.86469
    Laugarásvegur | Laugarásvegi | 9 64.14595 -21.87218; 19 64.14536 -21.87141
  `,
  ...streets('104', 'Sund', 'í Sundunum')`
    Kleppsvegur | Kleppsvegi | 90 64.14651 -21.86069; 132 64.14195 -21.85251
    Sæviðarsund | Sæviðarsundi | 106 64.13843 -21.85442
  `,
  ...streets('105', 'Hlíðar', 'í Hlíðunum')`
    Bólstaðarhlíð | Bólstaðarhlíð | 26A 64.13519 -21.90356
    Eskihlíð | Eskihlíð | 10A 64.13446 -21.91889; 22A 64.13187 -21.91513
    Háteigsvegur | Háteigsvegi | 38 64.13827 -21.90743
    Miklabraut | Miklubraut | 34 64.13576 -21.91719
  `,
  ...streets('105', 'Norðurmýri', 'í Norðurmýri')`
    Guðrúnargata | Guðrúnargötu | 8 64.13733 -21.91851
    Mánagata | Mánagötu | 20 64.14004 -21.91699
    Njálsgata | Njálsgötu | 100 64.14169 -21.91644
    Rauðarárstígur | Rauðarárstíg | 31 64.14104 -21.91448
  `,
  ...streets('105', 'Tún', 'í Túnunum')`
    Hátún | Hátúni | 12 64.14258 -21.89491; 27 64.14306 -21.90152
    Miðtún | Miðtúni | 14 64.14394 -21.90508
    Samtún | Samtúni | 14 64.14457 -21.90478
    Sigtún | Sigtúni | 53 64.14212 -21.88493
  `,
  ...streets('105', 'Teigar', 'í Teigunum')`
    Hofteigur | Hofteigi | 12 64.14406 -21.88910
    Hraunteigur | Hraunteigi | 7 64.14598 -21.88698
    Otrateigur | Otrateigi | 10 64.14693 -21.88424
  `,
  ...streets('105', 'Lækir', 'í Lækjunum')`
    Laugalækur | Laugalæk | 16 64.14802 -21.88324; 18 64.14801 -21.88337
    Rauðalækur | Rauðalæk | 31 64.15007 -21.87959; 34 64.14964 -21.87666
  `,
  ...streets('105', 'Laugarnes', 'í Laugarnesi')`
    Laugarnesvegur | Laugarnesvegi | 36 64.14520 -21.89109; 55 64.14689 -21.88907
    Hallgerðargata | Hallgerðargötu | 13 64.14829 -21.89032
  `,
  ...streets('105', 'Holt', 'í Holtunum')`
    Stangarholt | Stangarholti | 3 64.14073 -21.90820; 11 64.14045 -21.90743
    Stórholt | Stórholti | 47 64.13918 -21.90752
  `,
  ...streets('105', 'Tún', 'í Túnunum', 'office')`
    Borgartún | Borgartúni | 23 64.14619 -21.90051
    Katrínartún | Katrínartúni | 12A 64.14388 -21.90806
  `,
  ...streets('105', 'Holt', 'í Holtunum', 'office')`
    Brautarholt | Brautarholti | 3 64.14199 -21.91078
    Skipholt | Skipholti | 35 64.13990 -21.89773
    Laugavegur | Laugavegi | 174A 64.14082 -21.89986
  `,
  ...streets('107', 'Melar', 'í Vesturbænum')`
    Grenimelur | Grenimel | 16 64.14417 -21.95626
    Hagamelur | Hagamel | 38 64.14464 -21.95909; 48 64.14542 -21.96050
    Reynimelur | Reynimel | 44 64.14496 -21.95582
    Víðimelur | Víðimel | 32 64.14484 -21.95367
  `,
  ...streets('107', 'Hagar', 'í Vesturbænum')`
    Lynghagi | Lynghaga | 22 64.13661 -21.95941
    Neshagi | Neshaga | 16 64.14329 -21.96239
    Tómasarhagi | Tómasarhaga | 36 64.13867 -21.96078
    Ægisíða | Ægisíðu | 74 64.13966 -21.96325; 105 64.14292 -21.96694
    Smyrilsvegur | Smyrilsvegi | 31 64.13811 -21.95605
  `,
  ...streets('107', 'Grandar', 'í Vesturbænum')`
    Aflagrandi | Aflagranda | 31 64.14832 -21.96217
    Grandavegur | Grandavegi | 42D 64.15031 -21.96319
    Álagrandi | Álagranda | 4 64.14924 -21.96303
  `,
  ...streets('107', 'Skjól', 'í Vesturbænum')`
    Faxaskjól | Faxaskjóli | 24 64.14336 -21.97088
    Frostaskjól | Frostaskjóli | 9A 64.14634 -21.96987; 81 64.14732 -21.97369
    Granaskjól | Granaskjóli | 13 64.14573 -21.97240; 17 64.14592 -21.97330
    Kaplaskjólsvegur | Kaplaskjólsvegi | 27 64.14609 -21.96350
  `,
  ...streets('108', 'Fossvogur', 'í Fossvogi')`
    Bjarmaland | Bjarmalandi | 12 64.11824 -21.88282; 21 64.11898 -21.88027
    Búland | Búlandi | 20 64.12086 -21.87996
    Dalaland | Dalalandi | 2 64.12155 -21.88049
    Giljaland | Giljalandi | 1 64.12002 -21.87284
    Goðaland | Goðalandi | 7 64.11958 -21.87505; 14 64.12008 -21.87599
    Hjallaland | Hjallalandi | 3 64.12034 -21.87122
    Hulduland | Huldulandi | 5 64.12079 -21.86836
  `,
  ...streets('108', 'Smáíbúðahverfi', 'í Smáíbúðahverfi')`
    Heiðargerði | Heiðargerði | 1A 64.12974 -21.88258; 1C 64.13007 -21.88225
    Langagerði | Langagerði | 70A 64.12395 -21.86149
    Sogavegur | Sogavegi | 73B 64.12751 -21.86788; 206 64.12318 -21.85776
    Tunguvegur | Tunguvegi | 32 64.12201 -21.86019
    Bústaðavegur | Bústaðavegi | 81 64.12276 -21.87432
    Byggðarendi | Byggðarenda | 24 64.12136 -21.85108
    Garðsendi | Garðsenda | 15 64.12290 -21.85421
  `,
  ...streets('108', 'Háaleiti', 'í Háaleitishverfi')`
    Fellsmúli | Fellsmúla | 10 64.13115 -21.88020
    Háaleitisbraut | Háaleitisbraut | 20A 64.13632 -21.88775; 155 64.13218 -21.88120
  `,
  ...streets('108', 'Múlar', 'í Múlunum', 'office')`
    Grensásvegur | Grensásvegi | 12 64.13205 -21.87421
    Skeifan | Skeifunni | 8 64.13102 -21.87170
    Ármúli | Ármúla | 13 64.13836 -21.88170
  `,
  ...streets('109', 'Bakkar', 'í Bökkunum')`
    Blöndubakki | Blöndubakka | 2 64.10844 -21.83592; 20 64.10877 -21.83387
    Dvergabakki | Dvergabakka | 18 64.10966 -21.83286
    Eyjabakki | Eyjabakka | 28 64.10904 -21.82990
    Grýtubakki | Grýtubakka | 30 64.10823 -21.82887
    Núpabakki | Núpabakka | 1 64.10651 -21.83765
    Réttarbakki | Réttarbakka | 25 64.10789 -21.83984
  `,
  ...streets('109', 'Seljahverfi', 'í Seljahverfi')`
    Bakkasel | Bakkaseli | 15 64.10115 -21.83624
    Dalsel | Dalseli | 9A 64.10071 -21.83572
    Engjasel | Engjaseli | 43 64.10030 -21.83786; 70 64.09886 -21.83795
    Gljúfrasel | Gljúfraseli | 3 64.10014 -21.84365
    Hagasel | Hagaseli | 10 64.09981 -21.84191; 32 64.09887 -21.84305
  `,
  ...streets('110', 'Árbær', 'í Árbæ')`
    Brekkubær | Brekkubæ | 6 64.11528 -21.79259; 13 64.11487 -21.79175
    Hraunbær | Hraunbæ | 5 64.11827 -21.80961; 58 64.11818 -21.80300
  `,
  ...streets('110', 'Selás', 'í Selási')`
    Deildarás | Deildarási | 21 64.11150 -21.79144
    Dísarás | Dísarási | 10 64.11361 -21.78853
    Fjarðarás | Fjarðarási | 25 64.11098 -21.78893
    Kleifarás | Kleifarási | 6 64.10961 -21.79319
    Mýrarás | Mýrarási | 4 64.10848 -21.78857
  `,
  ...streets('110', 'Norðlingaholt', 'í Norðlingaholti')`
    Kambavað | Kambavaði | 1 64.10079 -21.76728
    Lækjarvað | Lækjarvaði | 6 64.09973 -21.77315; 16 64.10011 -21.77493
    Móvað | Móvaði | 3 64.09927 -21.77224; 9 64.09980 -21.77125
    Reiðvað | Reiðvaði | 1A 64.09821 -21.77710
  `,
  ...streets('110', 'Bryggjuhverfi', 'í Bryggjuhverfi')`
    Gjúkabryggja | Gjúkabryggju | 2 64.13237 -21.82426
  `,
  ...streets('110', 'Höfðar', 'á Höfðanum', 'office')`
    Bíldshöfði | Bíldshöfða | 10 64.12468 -21.82154
    Stórhöfði | Stórhöfða | 21 64.12834 -21.80725
  `,
  ...streets('111', 'Berg', 'í Breiðholti')`
    Austurberg | Austurbergi | 32 64.10631 -21.81597
    Hólaberg | Hólabergi | 24 64.10674 -21.80789
    Lágaberg | Lágabergi | 4 64.10486 -21.80775
    Vesturberg | Vesturbergi | 90 64.10583 -21.82184; 102 64.10623 -21.82081
  `,
  ...streets('111', 'Hólar', 'í Breiðholti')`
    Lundahólar | Lundahólum | 5 64.11106 -21.81491
    Suðurhólar | Suðurhólum | 35A 64.10854 -21.81170; 35E 64.10804 -21.81153
    Trönuhólar | Trönuhólum | 4 64.10800 -21.80401
    Vesturhólar | Vesturhólum | 1 64.10854 -21.82176; 9 64.10877 -21.82252
  `,
  ...streets('111', 'Fell', 'í Breiðholti')`
    Asparfell | Asparfelli | 2 64.10232 -21.82720
    Nönnufell | Nönnufelli | 3 64.09938 -21.81377
    Torfufell | Torfufelli | 2 64.09898 -21.81798; 28 64.09970 -21.81758
  `,
  ...streets('112', 'Rimar', 'í Rimahverfi')`
    Berjarimi | Berjarima | 43 64.14159 -21.79836
    Hrísrimi | Hrísrima | 23 64.14411 -21.79582
  `,
  ...streets('112', 'Hamrar', 'í Hamrahverfi')`
    Dverghamrar | Dverghömrum | 20 64.13692 -21.81457
    Geithamrar | Geithömrum | 3 64.13827 -21.81499; 8 64.13801 -21.81431
  `,
  ...streets('112', 'Húsahverfi', 'í Húsahverfi')`
    Baughús | Baughúsum | 47 64.13600 -21.77641
    Garðhús | Garðhúsum | 21 64.14022 -21.77886
  `,
  ...streets('112', 'Staðahverfi', 'í Staðahverfi')`
    Bakkastaðir | Bakkastöðum | 9 64.15589 -21.75850
    Barðastaðir | Barðastöðum | 77 64.16128 -21.74869
  `,
  ...streets('112', 'Foldir', 'í Foldahverfi')`
    Fannafold | Fannafold | 129A 64.13849 -21.80038; 158A 64.13760 -21.79367
  `,
  ...streets('112', 'Víkurhverfi', 'í Víkurhverfi')`
    Breiðavík | Breiðuvík | 13 64.15258 -21.77643
  `,
  ...streets('112', 'Borgir', 'í Borgahverfi')`
    Vættaborgir | Vættaborgum | 94 64.15331 -21.78460
    Æsuborgir | Æsuborgum | 6 64.15490 -21.79014
  `,
  ...streets('112', 'Gufunes', 'í Gufunesi')`
    Jöfursbás | Jöfursbási | 5B 64.15403 -21.80982
  `,
  ...streets('112', 'Grafarvogur', 'í Grafarvogi')`
    Móavegur | Móavegi | 8 64.15040 -21.79255; 12 64.15043 -21.79138
  `,
  ...streets('113', 'Grafarholt', 'í Grafarholti')`
    Andrésbrunnur | Andrésbrunni | 10 64.12771 -21.74253
    Biskupsgata | Biskupsgötu | 3 64.12553 -21.73722; 35 64.12636 -21.73593
    Jónsgeisli | Jónsgeisla | 47 64.12838 -21.75585; 49 64.12866 -21.75576
    Maríubaugur | Maríubaugi | 15 64.12441 -21.75932
    Ólafsgeisli | Ólafsgeisla | 8B 64.12326 -21.76530; 15 64.12516 -21.76875
  `,
  ...streets('113', 'Úlfarsárdalur', 'í Úlfarsárdal')`
    Döllugata | Döllugötu | 5 64.12842 -21.72846
    Friggjarbrunnur | Friggjarbrunni | 7 64.13543 -21.73865
    Gefjunarbrunnur | Gefjunarbrunni | 1 64.13497 -21.74383
    Gerðarbrunnur | Gerðarbrunni | 5 64.13336 -21.73435; 17 64.13381 -21.73607
  `,
  ...streets('116', 'Kjalarnes', 'á Kjalarnesi')`
    Búagrund | Búagrund | 8 64.23987 -21.83823; 10A 64.23987 -21.83877
    Esjugrund | Esjugrund | 18 64.24122 -21.83117; 54 64.23950 -21.83250
    Helgugrund | Helgugrund | 14 64.24069 -21.84071
    Jörfagrund | Jörfagrund | 8 64.24141 -21.83858; 13 64.24120 -21.84041; 46 64.24197 -21.83762
  `,
];
