// Streets, house numbers and coordinates: Staðfangaskrá, Húsnæðis- og mannvirkjastofnun (HMS), CC BY 4.0.
// A selection; the part of town a street belongs to was added here.
import { streets } from './street-address.ts';

/** Street | dative | house number and coordinates. */
export const ADDRESSES_EAST_AND_SOUTH = [
  ...streets('700', 'Egilsstaðir')`
    Bláskógar | Bláskógum | 4 65.26321 -14.39099; 8 65.26357 -14.39062
    Dynskógar | Dynskógum | 15 65.26392 -14.39279
    Egilssel | Egilsseli | 17 65.25922 -14.38252
    Fjóluhvammur | Fjóluhvammi | 3 65.28616 -14.42136
    Flatasel | Flataseli | 8 65.25832 -14.38222
    Hjallasel | Hjallaseli | 1 65.25896 -14.38720
    Hléskógar | Hléskógum | 15 65.26337 -14.38842
    Lagarás | Lagarási | 10 65.26243 -14.40243
  `,
  ...streets('710', 'Seyðisfjörður')`
    Austurvegur | Austurvegi | 13B 65.26090 -14.00510
    Baugsvegur | Baugsvegi | 6 65.26073 -13.99865
    Bjólfsgata | Bjólfsgötu | 7 65.26164 -14.00874
    Hafnargata | Hafnargötu | 33 65.26562 -13.99235; 57 65.26836 -13.98820
    Miðtún | Miðtúni | 5 65.26030 -14.00184
  `,
  ...streets('730', 'Reyðarfjörður')`
    Austurvegur | Austurvegi | 2 65.03253 -14.21593
    Búðarmelur | Búðarmel | 4B 65.03683 -14.22006; 6D 65.03698 -14.21963
    Heiðarvegur | Heiðarvegi | 5 65.03432 -14.21427
    Mánagata | Mánagötu | 14 65.03505 -14.21572; 23 65.03541 -14.21625
    Stekkjarbrekka | Stekkjarbrekku | 10 65.03483 -14.23140
  `,
  ...streets('735', 'Eskifjörður')`
    Bakkastígur | Bakkastíg | 5 65.07295 -14.01250
    Dalbarð | Dalbarði | 15 65.08011 -14.03541
    Fagrahlíð | Fögruhlíð | 9 65.07896 -14.02867
    Fífubarð | Fífubarði | 11 65.08017 -14.04079
  `,
  ...streets('740', 'Neskaupstaður')`
    Bakkabakki | Bakkabakka | 5 65.14817 -13.66956; 6B 65.14790 -13.66845
    Breiðablik | Breiðabliki | 7 65.14777 -13.67560
    Hlíðargata | Hlíðargötu | 25 65.14871 -13.70256
    Lyngbakki | Lyngbakka | 4 65.14936 -13.66089
    Marbakki | Marbakka | 6 65.14935 -13.66414
  `,
  ...streets('750', 'Fáskrúðsfjörður')`
    Gilsholt | Gilsholti | 2 64.93439 -14.02496
    Hamarsgata | Hamarsgötu | 11 64.92746 -14.00177
    Hlíðargata | Hlíðargötu | 12 64.92898 -14.00278; 35 64.93034 -14.00934
    Skólavegur | Skólavegi | 60 64.93011 -14.01046; 64A 64.93056 -14.01114
  `,
  ...streets('765', 'Djúpivogur')`
    Borgarland | Borgarlandi | 9 64.65631 -14.29660
    Markarland | Markarlandi | 6B 64.65737 -14.28554
    Steinar | Steinum | 5 64.65505 -14.28706; 9 64.65490 -14.28813
    Varða | Vörðu | 10 64.65589 -14.27864
  `,
  ...streets('780', 'Höfn')`
    Hagatún | Hagatúni | 20 64.25548 -15.21159
    Heiðarbraut | Heiðarbraut | 1 64.26069 -15.20823; 4 64.26078 -15.20730
    Hlíðartún | Hlíðartúni | 15 64.25684 -15.20948; 29 64.25786 -15.20833
    Hrísbraut | Hrísbraut | 2A 64.26066 -15.21063
    Miðtún | Miðtúni | 5 64.25406 -15.21276
  `,
  ...streets('800', 'Selfoss')`
    Asparland | Asparlandi | 5 63.92888 -20.97112
    Austurhólar | Austurhólum | 8D 63.93013 -20.97583
    Birkivellir | Birkivöllum | 33 63.93467 -20.98527
    Bjarmaland | Bjarmalandi | 11 63.92810 -20.97216
    Björkurstekkur | Björkurstekk | 26 63.92330 -21.02125; 65 63.92206 -21.01765
    Engjavegur | Engjavegi | 38 63.93376 -21.00059
    Erlurimi | Erlurima | 1 63.92878 -20.99091
    Fagramýri | Fögrumýri | 7 63.93471 -21.01724
    Grafhólar | Grafhólum | 5 63.92520 -21.00707
    Grundarland | Grundarlandi | 9 63.92860 -20.97670
    Heiðarstekkur | Heiðarstekk | 6E 63.92659 -21.01941
    Heiðarvegur | Heiðarvegi | 7 63.93517 -21.00673
  `,
  ...streets('800', 'Selfoss', '', 'office')`
    Eyravegur | Eyravegi | 50 63.93058 -21.02063
  `,
  ...streets('805', 'Grímsnes', '', 'summer')`
    Djúpahraun | Djúpahrauni | 1 64.03804 -20.89695; 5 64.03863 -20.89955
    Dvergahraun | Dvergahrauni | 19 64.03638 -20.91524
    Grýluhraun | Grýluhrauni | 8 64.03679 -20.92147
    Kerhraun | Kerhrauni | 37 64.06344 -20.87429; 42 64.06444 -20.87724
    Lækjarbakki | Lækjarbakka | 15 64.07077 -20.94854
  `,
  ...streets('806', 'Biskupstungur', '', 'summer')`
    Bleikhóll | Bleikhóli | 5 64.21706 -20.55978
    Birkilundur | Birkilundi | 11 64.15516 -21.03581
    Reynistekkur | Reynistekk | 9 64.15842 -21.04208
    Holtagata | Holtagötu | 15A 64.11795 -20.51189
  `,
  ...streets('851', 'Rangárþing', '', 'summer')`
    Hekluhraun | Hekluhrauni | 12 63.96041 -20.02055
    Klapparhraun | Klapparhrauni | 7 63.96104 -19.99010; 28 63.96515 -19.99132
    Hraunvegur | Hraunvegi | 7 63.97685 -20.04559; 33 63.97359 -20.02970
  `,
  ...streets('810', 'Hveragerði')`
    Bláskógar | Bláskógum | 15 64.00186 -21.19016
    Borgarheiði | Borgarheiði | 17V 63.99967 -21.19471
    Borgarhraun | Borgarhrauni | 15 64.00278 -21.19973; 33 64.00357 -21.20460
    Brattahlíð | Bröttuhlíð | 13 64.00351 -21.18627; 20 64.00315 -21.18539
    Dynskógar | Dynskógum | 14 64.00359 -21.19482; 16 64.00385 -21.19423
    Heiðmörk | Heiðmörk | 6A 64.00143 -21.19573
  `,
  ...streets('815', 'Þorlákshöfn')`
    Básahraun | Básahrauni | 2 63.85833 -21.39298
    Eyjahraun | Eyjahrauni | 6 63.85725 -21.39207; 18 63.85704 -21.39311
    Hafnarberg | Hafnarbergi | 28 63.85394 -21.38530; 43 63.85247 -21.38179
    Haukaberg | Haukabergi | 3 63.85478 -21.38757; 5 63.85501 -21.38781
    Heinaberg | Heinabergi | 13 63.85388 -21.38737; 16 63.85393 -21.38845
  `,
  ...streets('820', 'Eyrarbakki')`
    Eyrargata | Eyrargötu | 8A 63.86142 -21.14403; 13 63.86079 -21.14350
    Háeyrarvellir | Háeyrarvöllum | 8 63.85962 -21.13983; 38 63.85866 -21.13747
    Hulduhóll | Hulduhóli | 18 63.86106 -21.13894; 37 63.86204 -21.13811
    Túngata | Túngötu | 42 63.86379 -21.14782; 45A 63.86363 -21.14846
  `,
  ...streets('825', 'Stokkseyri')`
    Eyjasel | Eyjaseli | 10 63.83911 -21.06958; 11 63.83896 -21.06909
    Hásteinsvegur | Hásteinsvegi | 26 63.83258 -21.05298; 46 63.83220 -21.04789
    Strandgata | Strandgötu | 8A 63.83432 -21.06039
    Ólafsvellir | Ólafsvöllum | 20 63.83452 -21.05092
  `,
  ...streets('840', 'Laugarvatn')`
    Háholt | Háholti | 3 64.22043 -20.72861; 7B 64.22022 -20.72765
    Skógarholt | Skógarholti | 10 64.20493 -20.75867; 11 64.20537 -20.75934
    Skólatún | Skólatúni | 9 64.21074 -20.74100; 11 64.21059 -20.74158
  `,
  ...streets('845', 'Flúðir')`
    Garðastígur | Garðastíg | 1 64.14075 -20.32480; 2 64.14074 -20.32390
    Högnastígur | Högnastíg | 16 64.13715 -20.32051
    Ljónastígur | Ljónastíg | 2 64.13978 -20.32139
    Túngata | Túngötu | 5 64.12915 -20.32058
  `,
  ...streets('850', 'Hella')`
    Baugalda | Baugöldu | 6 63.83431 -20.38855; 13 63.83462 -20.38825
    Bogatún | Bogatúni | 6 63.84187 -20.39427
    Fossalda | Fossöldu | 6 63.83298 -20.39105
    Heiðvangur | Heiðvangi | 10 63.83619 -20.39464
  `,
  ...streets('860', 'Hvolsvöllur')`
    Gilsbakki | Gilsbakka | 16 63.75286 -20.21506; 30 63.75319 -20.21336
    Hallgerðartún | Hallgerðartúni | 19 63.75683 -20.22357
    Hvolstún | Hvolstúni | 26 63.75460 -20.21501; 28 63.75438 -20.21503
    Króktún | Króktúni | 6 63.75538 -20.22079; 20 63.75563 -20.22432
  `,
  ...streets('870', 'Vík')`
    Austurvegur | Austurvegi | 15 63.41944 -19.00558; 23 63.41921 -19.00400
    Hátún | Hátúni | 8 63.42117 -19.00705; 21 63.42157 -19.00599
    Mylluland | Myllulandi | 3 63.42273 -19.00677
    Strandvegur | Strandvegi | 30 63.41712 -19.00432
  `,
  ...streets('880', 'Kirkjubæjarklaustur')`
    Skaftárvellir | Skaftárvöllum | 2 63.79398 -18.04340; 11 63.79279 -18.04411
    Skriðuvellir | Skriðuvöllum | 3 63.78953 -18.05359; 19 63.79070 -18.05392
    Túngata | Túngötu | 6 63.79073 -18.04795
  `,
  ...streets('900', 'Vestmannaeyjar')`
    Brattagata | Bröttugötu | 33 63.43257 -20.27851
    Brekastígur | Brekastíg | 7A 63.43850 -20.27207; 19 63.43857 -20.27331
    Búhamar | Búhamri | 24 63.43326 -20.29978; 60 63.43351 -20.29836
    Dverghamar | Dverghamri | 7 63.43202 -20.30034; 41 63.43004 -20.29848
    Faxastígur | Faxastíg | 43 63.44035 -20.27922
    Foldahraun | Foldahrauni | 2 63.43352 -20.28879; 4 63.43363 -20.28931
  `,
];
