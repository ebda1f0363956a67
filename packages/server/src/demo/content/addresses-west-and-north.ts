// Streets, house numbers and coordinates: Staðfangaskrá, Húsnæðis- og mannvirkjastofnun (HMS), CC BY 4.0.
// A selection; the part of town a street belongs to was added here.
import { streets } from './street-address.ts';

/** Street | dative | house number and coordinates. */
export const ADDRESSES_WEST_AND_NORTH = [
  ...streets('190', 'Vogar')`
    Breiðuholt | Breiðuholti | 12 63.98148 -22.37788; 28 63.98143 -22.37596
    Brekkugata | Brekkugötu | 6 63.97899 -22.38494
    Hólagata | Hólagötu | 2A 63.98499 -22.39060; 3 63.98530 -22.38828
    Heiðargerði | Heiðargerði | 29B 63.97981 -22.38056
    Marargata | Marargötu | 1 63.98680 -22.38859; 3 63.98680 -22.38802
  `,
  ...streets('230', 'Keflavík')`
    Elliðavellir | Elliðavöllum | 14 64.00188 -22.57810
    Eyjavellir | Eyjavöllum | 1A 64.00445 -22.57882
    Faxabraut | Faxabraut | 39A 63.99671 -22.55791
    Framnesvegur | Framnesvegi | 15A 64.00225 -22.54986
    Freyjuvellir | Freyjuvöllum | 26 64.00789 -22.58271
    Heiðarbraut | Heiðarbraut | 7F 64.00718 -22.57320
    Heiðarhorn | Heiðarhorni | 14 64.00756 -22.56997; 17 64.00799 -22.57091
    Háaleiti | Háaleiti | 7A 63.99499 -22.55972
    Háholt | Háholti | 28 63.99753 -22.56508
    Kirkjuvegur | Kirkjuvegi | 45 64.00718 -22.56310
    Miðgarður | Miðgarði | 5 64.00301 -22.57477
    Njarðargata | Njarðargötu | 5 63.99684 -22.55034
    Nónvarða | Nónvörðu | 14 64.00415 -22.56824
    Sjafnarvellir | Sjafnarvöllum | 5 64.00908 -22.58395
  `,
  ...streets('230', 'Keflavík', '', 'office')`
    Hafnargata | Hafnargötu | 39 64.00235 -22.55270
  `,
  ...streets('260', 'Njarðvík')`
    Aspardalur | Aspardal | 12 63.96979 -22.49345
    Breiðasel | Breiðaseli | 44 63.96082 -22.44459; 71 63.96070 -22.42732
    Brekkustígur | Brekkustíg | 40 63.99356 -22.54698
    Brimdalur | Brimdal | 4 63.97509 -22.49958
    Einidalur | Einidal | 4 63.96872 -22.48747
    Grundarvegur | Grundarvegi | 17B 63.98716 -22.54676
    Gónhóll | Gónhóli | 27 63.98680 -22.55738
    Hafdalur | Hafdal | 8 63.97455 -22.49593
    Hlíðarvegur | Hlíðarvegi | 76 63.98882 -22.55721
    Holtsgata | Holtsgötu | 3 63.98888 -22.55088
    Háseyla | Háseylu | 41 63.97425 -22.52164
  `,
  ...streets('262', 'Ásbrú')`
    Skógarbraut | Skógarbraut | 924B 63.97273 -22.56028; 926D 63.97125 -22.55994; 945 63.97227 -22.56433; 1105B 63.97143 -22.55525; 1114B 63.97238 -22.55630
  `,
  ...streets('245', 'Sandgerði')`
    Hlíðargata | Hlíðargötu | 28 64.03753 -22.69924; 30 64.03731 -22.69915
    Holtsgata | Holtsgötu | 2 64.03843 -22.69843; 9 64.03731 -22.69679
    Hólagata | Hólagötu | 12 64.03437 -22.69371
    Lækjamót | Lækjamótum | 19 64.03803 -22.69524; 59 64.03799 -22.69235
    Miðtún | Miðtúni | 19 64.03073 -22.70478
    Suðurgata | Suðurgötu | 36 64.03433 -22.70133
  `,
  ...streets('250', 'Garður')`
    Asparteigur | Asparteigi | 20 64.07090 -22.66551
    Berjateigur | Berjateigi | 1 64.06985 -22.66466
    Einholt | Einholti | 4 64.06731 -22.65492
    Eyjaholt | Eyjaholti | 2A 64.06879 -22.65355; 15 64.06778 -22.65122
    Heiðarbraut | Heiðarbraut | 4 64.07028 -22.65246
    Lindartún | Lindartúni | 8 64.06632 -22.65163
  `,
  ...streets('300', 'Akranes')`
    Bakkatún | Bakkatúni | 10 64.31577 -22.09286; 18 64.31616 -22.09373
    Bárugata | Bárugötu | 22 64.31419 -22.09202
    Esjuvellir | Esjuvöllum | 16 64.32311 -22.07104; 17 64.32330 -22.06941
    Eyrarlundur | Eyrarlundi | 6 64.32295 -22.04275
    Garðalundur | Garðalundi | 2 64.32066 -22.03735
    Heiðarbraut | Heiðarbraut | 59 64.32292 -22.07653; 61 64.32304 -22.07687
    Hjarðarholt | Hjarðarholti | 15 64.32472 -22.07284
    Háholt | Háholti | 20 64.32005 -22.07364; 25 64.32029 -22.07389
    Háteigur | Háteigi | 16 64.31418 -22.08883
  `,
  ...streets('310', 'Borgarnes')`
    Berugata | Berugötu | 2 64.53780 -21.91875
    Egilsgata | Egilsgötu | 19 64.53697 -21.92467
    Gunnlaugsgata | Gunnlaugsgötu | 10 64.53814 -21.92354; 21B 64.53932 -21.92144
    Hrafnaklettur | Hrafnakletti | 2 64.55290 -21.90171; 4 64.55272 -21.90146
    Höfðaholt | Höfðaholti | 4 64.55299 -21.90322
    Kveldúlfsgata | Kveldúlfsgötu | 4 64.54452 -21.91365
    Mávaklettur | Mávakletti | 7 64.55314 -21.89510
  `,
  ...streets('340', 'Stykkishólmur')`
    Aðalgata | Aðalgötu | 10 65.07586 -22.72606; 15 65.07465 -22.72698
    Frúarstígur | Frúarstíg | 4 65.07622 -22.72701
    Hjallatangi | Hjallatanga | 4 65.06934 -22.74321; 44 65.06733 -22.74799
    Höfðagata | Höfðagötu | 25 65.07408 -22.73154; 27 65.07399 -22.73189
    Laufásvegur | Laufásvegi | 13 65.07355 -22.72725
  `,
  ...streets('350', 'Grundarfjörður')`
    Eyrarvegur | Eyrarvegi | 17 64.92449 -23.26122; 23 64.92395 -23.26158
    Fagurhólstún | Fagurhólstúni | 7 64.92407 -23.26425; 16 64.92425 -23.26559
    Grundargata | Grundargötu | 52 64.92459 -23.26755
    Hlíðarvegur | Hlíðarvegi | 19 64.92293 -23.25934; 23 64.92304 -23.26016
  `,
  ...streets('355', 'Ólafsvík')`
    Brautarholt | Brautarholti | 11 64.89250 -23.70616; 12 64.89220 -23.70592
    Engihlíð | Engihlíð | 16A 64.89530 -23.71485
    Grundarbraut | Grundarbraut | 6A 64.89503 -23.70963
    Hjarðartún | Hjarðartúni | 1 64.89643 -23.70997; 7 64.89603 -23.70949
  `,
  ...streets('370', 'Búðardalur')`
    Bakkahvammur | Bakkahvammi | 4 65.10529 -21.76853; 11 65.10461 -21.76765
    Brekkuhvammur | Brekkuhvammi | 6 65.10579 -21.76918
    Lækjarhvammur | Lækjarhvammi | 5 65.10507 -21.76931; 8 65.10520 -21.77018
    Sunnubraut | Sunnubraut | 1B 65.11227 -21.76744
  `,
  ...streets('311', 'Skorradalur', '', 'summer')`
    Fitjahlíð | Fitjahlíð | 67A 64.48750 -21.32738; 91A 64.48439 -21.31750
    Hvammsskógur | Hvammsskógi | 22 64.53449 -21.52883
    Refsholt | Refsholti | 4 64.55028 -21.63575; 51 64.55661 -21.63626
    Grenihvammur | Grenihvammi | 3 64.53730 -21.53040
    Stapaás | Stapaási | 26 64.65632 -21.75850
  `,
  ...streets('400', 'Ísafjörður')`
    Aðalstræti | Aðalstræti | 8 66.07074 -23.12080; 22 66.07204 -23.11915
    Engjavegur | Engjavegi | 26A 66.07439 -23.13610; 27 66.07422 -23.13524
    Hafraholt | Hafraholti | 42 66.05700 -23.16796
    Lyngholt | Lyngholti | 5 66.05544 -23.17516
    Miðtún | Miðtúni | 10 66.07255 -23.13939
    Pólgata | Pólgötu | 2 66.07402 -23.12024; 8 66.07437 -23.11960
    Seljalandsvegur | Seljalandsvegi | 50 66.07280 -23.13996
  `,
  ...streets('415', 'Bolungarvík')`
    Aðalstræti | Aðalstræti | 9 66.15888 -23.24841; 11A 66.15868 -23.24797
    Holtastígur | Holtastíg | 15 66.15918 -23.25226
    Hólastígur | Hólastíg | 2 66.16030 -23.24787; 5 66.16012 -23.24864
    Skólastígur | Skólastíg | 19 66.15727 -23.25485
    Traðarland | Traðarlandi | 12 66.16028 -23.26382; 18 66.16039 -23.26594
  `,
  ...streets('425', 'Flateyri')`
    Brimnesvegur | Brimnesvegi | 26 66.04955 -23.51574
    Grundarstígur | Grundarstíg | 10 66.04816 -23.51269
    Hafnarstræti | Hafnarstræti | 6 66.04736 -23.51091; 27B 66.04901 -23.51302
    Hjallavegur | Hjallavegi | 7 66.05277 -23.51412
  `,
  ...streets('450', 'Patreksfjörður')`
    Aðalstræti | Aðalstræti | 121 65.58901 -23.97247
    Bjarkargata | Bjarkargötu | 7 65.59807 -23.99877
    Brunnar | Brunnum | 8 65.59409 -23.97742; 9 65.59441 -23.97704
    Sigtún | Sigtúni | 23 65.59322 -23.97242; 35 65.59265 -23.97401
    Stekkar | Stekkum | 14 65.59522 -23.98216
  `,
  ...streets('465', 'Bíldudalur')`
    Bakkatún | Bakkatúni | 1 65.67819 -23.61111
    Langahlíð | Lönguhlíð | 21B 65.68846 -23.59860; 33 65.68927 -23.59800
    Grænibakki | Grænabakka | 3 65.68004 -23.60955
  `,
  ...streets('510', 'Hólmavík')`
    Austurtún | Austurtúni | 1 65.70116 -21.68367; 18 65.70165 -21.68136
    Brattagata | Bröttugötu | 2 65.70853 -21.66525
    Lækjartún | Lækjartúni | 16 65.70031 -21.68772; 17 65.70030 -21.68863
    Miðtún | Miðtúni | 5 65.70035 -21.68552
  `,
  ...streets('530', 'Hvammstangi')`
    Bakkatún | Bakkatúni | 4 65.40152 -20.94985; 13 65.40044 -20.94846
    Brekkugata | Brekkugötu | 9 65.39562 -20.94015
    Fífusund | Fífusundi | 7 65.39870 -20.94436
    Garðavegur | Garðavegi | 17 65.39583 -20.93868
  `,
  ...streets('540', 'Blönduós')`
    Brautarhvammur | Brautarhvammi | 2 65.65799 -20.27638; 3 65.65836 -20.27856
    Heiðarbraut | Heiðarbraut | 6 65.66261 -20.27864
    Miðholt | Miðholti | 1 65.65324 -20.28991
  `,
  ...streets('550', 'Sauðárkrókur')`
    Bárustígur | Bárustíg | 7 65.74669 -19.64184; 11 65.74700 -19.64139
    Brekkutún | Brekkutúni | 2 65.73582 -19.63708
    Fellstún | Fellstúni | 17 65.73743 -19.64096
    Fornós | Fornósi | 9 65.74607 -19.63483; 12 65.74574 -19.63482
    Freyjugata | Freyjugötu | 30 65.74891 -19.64718
    Gilstún | Gilstúni | 2 65.73507 -19.63986
  `,
  ...streets('580', 'Siglufjörður')`
    Eyrargata | Eyrargötu | 6 66.15149 -18.90505; 12 66.15168 -18.90625
    Fossvegur | Fossvegi | 24 66.15855 -18.90636
    Grundargata | Grundargötu | 6 66.15075 -18.90718
    Hlíðarvegur | Hlíðarvegi | 23 66.15322 -18.91229; 37 66.15457 -18.91144
    Hvanneyrarbraut | Hvanneyrarbraut | 67B 66.15866 -18.90550
  `,
  ...streets('600', 'Brekkan', 'á Brekkunni')`
    Brekkugata | Brekkugötu | 23 65.68427 -18.09541
    Byggðavegur | Byggðavegi | 98A 65.67715 -18.10056
    Dalsgerði | Dalsgerði | 4B 65.67906 -18.11701
    Einilundur | Einilundi | 2C 65.67706 -18.10738; 2F 65.67729 -18.10750
    Grundargerði | Grundargerði | 2E 65.67827 -18.11972
  `,
  ...streets('600', 'Innbær', 'í Innbænum')`
    Aðalstræti | Aðalstræti | 16 65.67080 -18.08687; 17 65.66988 -18.08612
  `,
  ...streets('600', 'Oddeyri', 'á Oddeyri')`
    Eiðsvallagata | Eiðsvallagötu | 7A 65.68650 -18.08705
    Gránufélagsgata | Gránufélagsgötu | 41 65.68553 -18.08677
    Ægisgata | Ægisgötu | 24 65.68900 -18.08688
  `,
  ...streets('600', 'Naustahverfi', 'í Naustahverfi')`
    Daggarlundur | Daggarlundi | 16 65.67306 -18.12143
    Fossatún | Fossatúni | 3 65.66771 -18.10509
    Holtateigur | Holtateigi | 25 65.66941 -18.10308; 26 65.66975 -18.10448
    Pílutún | Pílutúni | 2 65.66352 -18.10219
    Skálatún | Skálatúni | 20 65.66546 -18.09508
  `,
  ...streets('600', 'Hagahverfi', 'í Hagahverfi')`
    Nonnahagi | Nonnahaga | 20 65.65753 -18.09055
  `,
  ...streets('600', 'Miðbær', 'í miðbæ Akureyrar', 'office')`
    Hafnarstræti | Hafnarstræti | 21 65.67303 -18.08725; 100 65.68156 -18.09008
    Strandgata | Strandgötu | 29 65.68472 -18.08631
  `,
  ...streets('603', 'Síðuhverfi', 'í Síðuhverfi')`
    Arnarsíða | Arnarsíðu | 2B 65.69200 -18.13466; 2D 65.69181 -18.13458
    Bogasíða | Bogasíðu | 12 65.69497 -18.14597
    Flatasíða | Flatasíðu | 1 65.69523 -18.13407
    Kjalarsíða | Kjalarsíðu | 10A 65.69024 -18.13634
  `,
  ...streets('603', 'Giljahverfi', 'í Giljahverfi')`
    Dvergagil | Dvergagili | 7 65.68330 -18.13023
    Fannagil | Fannagili | 17 65.68568 -18.14412
    Fornagil | Fornagili | 5 65.68629 -18.14288
    Huldugil | Huldugili | 13 65.68332 -18.13382
  `,
  ...streets('603', 'Holtahverfi', 'í Holtahverfi')`
    Einholt | Einholti | 4D 65.69515 -18.11161; 6D 65.69538 -18.11228
    Langholt | Langholti | 5 65.69285 -18.11154; 15 65.69347 -18.11322
    Lyngholt | Lyngholti | 18 65.68981 -18.10246
  `,
  ...streets('620', 'Dalvík')`
    Bárugata | Bárugötu | 9 65.97522 -18.53502
    Grundargata | Grundargötu | 7 65.96933 -18.52562; 15 65.96893 -18.52453
    Hringtún | Hringtúni | 5 65.97157 -18.54080; 23 65.97127 -18.54305
    Lokastígur | Lokastíg | 1 65.97559 -18.53809
    Miðtún | Miðtúni | 4 65.97196 -18.54199
  `,
  ...streets('625', 'Ólafsfjörður')`
    Aðalgata | Aðalgötu | 11B 66.07279 -18.64569; 48 66.07109 -18.65779
    Brekkugata | Brekkugötu | 19 66.07282 -18.64467
    Bylgjubyggð | Bylgjubyggð | 37B 66.06933 -18.65971
    Hlíðarvegur | Hlíðarvegi | 10 66.07621 -18.63555; 67 66.07164 -18.64453
  `,
  ...streets('640', 'Húsavík')`
    Baldursbrekka | Baldursbrekku | 8 66.05062 -17.34775
    Baughóll | Baughóli | 15 66.04033 -17.33685; 31D 66.03779 -17.33476
    Grundargarður | Grundargarði | 6 66.04385 -17.33179; 15 66.04432 -17.33326
    Litlihvammur | Litlahvammi | 5 66.04810 -17.34008
    Lyngholt | Lyngholti | 2 66.03514 -17.34215; 46 66.03446 -17.33819
    Stekkjarholt | Stekkjarholti | 11 66.03570 -17.33982
  `,
  ...streets('660', 'Mývatn')`
    Birkihraun | Birkihrauni | 4 65.64186 -16.90089
    Helluhraun | Helluhrauni | 5 65.64148 -16.90799; 15 65.64043 -16.90862
    Klappahraun | Klappahrauni | 2 65.64191 -16.89935; 3 65.64145 -16.89836
    Vogahraun | Vogahrauni | 3 65.62377 -16.91744
  `,
];
