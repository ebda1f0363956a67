/**
 * Postal codes with street addresses: code | place | dative | municipality code | municipality | middle point.
 * Places as Pósturinn prints them; codes and points from Staðfangaskrá (HMS, CC BY 4.0).
 */
export const POSTAL_CODE_TABLE = `
101|Reykjavík|Reykjavík|0000|Reykjavíkurborg|64.1456,-21.9354
102|Reykjavík|Reykjavík|0000|Reykjavíkurborg|64.1319,-21.9500
103|Reykjavík|Reykjavík|0000|Reykjavíkurborg|64.1278,-21.8919
104|Reykjavík|Reykjavík|0000|Reykjavíkurborg|64.1387,-21.8580
105|Reykjavík|Reykjavík|0000|Reykjavíkurborg|64.1405,-21.9050
107|Reykjavík|Reykjavík|0000|Reykjavíkurborg|64.1450,-21.9623
108|Reykjavík|Reykjavík|0000|Reykjavíkurborg|64.1238,-21.8728
109|Reykjavík|Reykjavík|0000|Reykjavíkurborg|64.0995,-21.8379
110|Reykjavík|Reykjavík|0000|Reykjavíkurborg|64.1160,-21.7939
111|Reykjavík|Reykjavík|0000|Reykjavíkurborg|64.1058,-21.8165
112|Reykjavík|Reykjavík|0000|Reykjavíkurborg|64.1419,-21.7919
113|Reykjavík|Reykjavík|0000|Reykjavíkurborg|64.1287,-21.7440
116|Reykjavík|Reykjavík|0000|Reykjavíkurborg|64.2404,-21.8351
161|Reykjavík|Reykjavík|0000|Reykjavíkurborg|64.0992,-21.7366
162|Reykjavík|Reykjavík|0000|Reykjavíkurborg|64.2103,-21.7086
170|Seltjarnarnes|Seltjarnarnesi|1100|Seltjarnarnesbær|64.1541,-21.9948
190|Vogar|Vogum|2506|Sveitarfélagið Vogar|63.9818,-22.3815
191|Vogar|Vogum|2506|Sveitarfélagið Vogar|64.0078,-22.3192
200|Kópavogur|Kópavogi|1000|Kópavogsbær|64.1116,-21.8940
201|Kópavogur|Kópavogi|1000|Kópavogsbær|64.0982,-21.8696
203|Kópavogur|Kópavogi|1000|Kópavogsbær|64.0866,-21.8149
206|Kópavogur|Kópavogi|1000|Kópavogsbær|64.0742,-21.6673
210|Garðabær|Garðabæ|1300|Garðabær|64.0890,-21.9132
220|Hafnarfjörður|Hafnarfirði|1400|Hafnarfjarðarkaupstaður|64.0688,-21.9562
221|Hafnarfjörður|Hafnarfirði|1400|Hafnarfjarðarkaupstaður|64.0470,-21.9571
225|Garðabær|Garðabæ|1300|Garðabær|64.1050,-22.0197
230|Reykjanesbær|Reykjanesbæ|2000|Reykjanesbær|64.0030,-22.5666
233|Reykjanesbær|Reykjanesbæ|2000|Reykjanesbær|63.9328,-22.6855
235|Keflavíkurflugvöllur|Keflavíkurflugvelli|2510|Suðurnesjabær|63.9911,-22.6182
240|Grindavík|Grindavík|2300|Grindavíkurbær|63.8443,-22.4362
241|Grindavík|Grindavík|2300|Grindavíkurbær|63.8425,-22.4018
245|Sandgerði|Sandgerði|2510|Suðurnesjabær|64.0361,-22.6992
246|Sandgerði|Sandgerði|2510|Suðurnesjabær|64.0421,-22.7047
250|Garður|Garði|2510|Suðurnesjabær|64.0690,-22.6567
251|Garður|Garði|2510|Suðurnesjabær|64.0778,-22.6737
260|Reykjanesbær|Reykjanesbæ|2000|Reykjanesbær|63.9752,-22.5172
262|Reykjanesbær|Reykjanesbæ|2000|Reykjanesbær|63.9704,-22.5756
270|Mosfellsbær|Mosfellsbæ|1604|Mosfellsbær|64.1681,-21.6910
271|Mosfellsbær|Mosfellsbæ|1604|Mosfellsbær|64.1720,-21.6200
276|Kjós|Kjós|1606|Kjósarhreppur|64.3078,-21.6066
300|Akranes|Akranesi|3000|Akraneskaupstaður|64.3196,-22.0630
301|Akranes|Akranesi|3511|Hvalfjarðarsveit|64.4133,-21.7264
310|Borgarnes|Borgarnesi|3609|Borgarbyggð|64.5478,-21.9094
311|Borgarnes|Borgarnesi|3609|Borgarbyggð|64.6275,-21.6564
320|Reykholt|Reykholti|3609|Borgarbyggð|64.7019,-20.9935
340|Stykkishólmur|Stykkishólmi|3716|Sveitarfélagið Stykkishólmur|65.0733,-22.7321
341|Stykkishólmur|Stykkishólmi|3716|Sveitarfélagið Stykkishólmur|65.0059,-22.7244
342|Stykkishólmur|Stykkishólmi|3713|Eyja- og Miklaholtshreppur|64.8462,-22.6404
345|Flatey|Flatey|4502|Reykhólahreppur|65.3753,-22.9170
350|Grundarfjörður|Grundarfirði|3709|Grundarfjarðarbær|64.9239,-23.2615
351|Grundarfjörður|Grundarfirði|3709|Grundarfjarðarbær|64.9569,-23.2235
355|Ólafsvík|Ólafsvík|3714|Snæfellsbær|64.8927,-23.7063
356|Snæfellsbær|Snæfellsbæ|3714|Snæfellsbær|64.7725,-23.6254
360|Hellissandur|Hellissandi|3714|Snæfellsbær|64.9172,-23.8804
370|Búðardalur|Búðardal|3811|Dalabyggð|65.1083,-21.7674
371|Búðardalur|Búðardal|3811|Dalabyggð|65.1370,-21.8547
380|Reykhólahreppur|Reykhólahreppi|4502|Reykhólahreppur|65.4473,-22.2034
381|Reykhólahreppur|Reykhólahreppi|4502|Reykhólahreppur|65.5368,-22.1990
400|Ísafjörður|Ísafirði|4200|Ísafjarðarbær|66.0719,-23.1312
401|Ísafjörður|Ísafirði|4200|Ísafjarðarbær|66.1086,-22.6891
410|Hnífsdalur|Hnífsdal|4200|Ísafjarðarbær|66.1092,-23.1216
415|Bolungarvík|Bolungarvík|4100|Bolungarvíkurkaupstaður|66.1589,-23.2528
416|Bolungarvík|Bolungarvík|4100|Bolungarvíkurkaupstaður|66.1488,-23.2687
420|Súðavík|Súðavík|4803|Súðavíkurhreppur|66.0287,-22.9905
421|Súðavík|Súðavík|4803|Súðavíkurhreppur|66.0107,-23.0151
425|Flateyri|Flateyri|4200|Ísafjarðarbær|66.0500,-23.5136
426|Flateyri|Flateyri|4200|Ísafjarðarbær|66.0217,-23.4400
430|Suðureyri|Suðureyri|4200|Ísafjarðarbær|66.1298,-23.5279
431|Suðureyri|Suðureyri|4200|Ísafjarðarbær|66.1204,-23.4497
450|Patreksfjörður|Patreksfirði|4607|Vesturbyggð|65.5955,-23.9837
451|Patreksfjörður|Patreksfirði|4607|Vesturbyggð|65.5213,-23.6809
460|Tálknafjörður|Tálknafirði|4604|Tálknafjarðarhreppur|65.6279,-23.8250
461|Tálknafjörður|Tálknafirði|4604|Tálknafjarðarhreppur|65.6327,-23.8548
465|Bíldudalur|Bíldudal|4607|Vesturbyggð|65.6842,-23.6039
466|Bíldudalur|Bíldudal|4607|Vesturbyggð|65.7127,-23.6063
470|Þingeyri|Þingeyri|4200|Ísafjarðarbær|65.8765,-23.4902
471|Þingeyri|Þingeyri|4200|Ísafjarðarbær|65.8804,-23.5326
500|Staður|Stað|5508|Húnaþing vestra|65.2552,-21.1071
510|Hólmavík|Hólmavík|4911|Strandabyggð|65.7048,-21.6771
511|Hólmavík|Hólmavík|4911|Strandabyggð|65.7012,-21.5540
512|Hólmavík|Hólmavík|4911|Strandabyggð|65.8914,-22.3516
520|Drangsnes|Drangsnesi|4902|Kaldrananeshreppur|65.6895,-21.4413
524|Árneshreppur|Árneshreppi|4901|Árneshreppur|66.0203,-21.5472
530|Hvammstangi|Hvammstanga|5508|Húnaþing vestra|65.3983,-20.9418
531|Hvammstangi|Hvammstanga|5508|Húnaþing vestra|65.3767,-20.7553
540|Blönduós|Blönduósi|5613|Húnabyggð|65.6613,-20.2879
541|Blönduós|Blönduósi|5613|Húnabyggð|65.5190,-20.1327
545|Skagaströnd|Skagaströnd|5609|Sveitarfélagið Skagaströnd|65.8248,-20.3025
546|Skagaströnd|Skagaströnd|5611|Skagabyggð|65.8888,-20.3063
550|Sauðárkrókur|Sauðárkróki|5716|Skagafjörður|65.7412,-19.6442
551|Sauðárkrókur|Sauðárkróki|5716|Skagafjörður|65.7307,-19.5173
560|Varmahlíð|Varmahlíð|5716|Skagafjörður|65.5508,-19.4476
561|Varmahlíð|Varmahlíð|5716|Skagafjörður|65.5055,-19.3491
565|Hofsós|Hofsósi|5716|Skagafjörður|65.8978,-19.4129
566|Hofsós|Hofsósi|5716|Skagafjörður|65.9033,-19.3562
570|Fljót|Fljótum|5716|Skagafjörður|66.0467,-19.0673
580|Siglufjörður|Siglufirði|6250|Fjallabyggð|66.1507,-18.9112
581|Siglufjörður|Siglufirði|6250|Fjallabyggð|66.1358,-18.9049
600|Akureyri|Akureyri|6000|Akureyrarbær|65.6767,-18.1016
601|Akureyri|Akureyri|6000|Akureyrarbær|65.6723,-18.1691
603|Akureyri|Akureyri|6000|Akureyrarbær|65.6912,-18.1321
604|Akureyri|Akureyri|6515|Hörgársveit|65.7126,-18.1980
605|Akureyri|Akureyri|6513|Eyjafjarðarsveit|65.5746,-18.0910
606|Akureyri|Akureyri|6601|Svalbarðsstrandarhreppur|65.7082,-18.0629
607|Akureyri|Akureyri|6613|Þingeyjarsveit|65.7143,-17.8702
610|Grenivík|Grenivík|6602|Grýtubakkahreppur|65.9479,-18.1813
611|Grímsey|Grímsey|6000|Akureyrarbær|66.5386,-18.0114
616|Grenivík|Grenivík|6602|Grýtubakkahreppur|65.9438,-18.1377
620|Dalvík|Dalvík|6400|Dalvíkurbyggð|65.9708,-18.5351
621|Dalvík|Dalvík|6400|Dalvíkurbyggð|65.9249,-18.4091
625|Ólafsfjörður|Ólafsfirði|6250|Fjallabyggð|66.0720,-18.6519
626|Ólafsfjörður|Ólafsfirði|6250|Fjallabyggð|66.0497,-18.6793
630|Hrísey|Hrísey|6000|Akureyrarbær|65.9802,-18.3764
640|Húsavík|Húsavík|6100|Norðurþing|66.0421,-17.3396
641|Húsavík|Húsavík|6613|Þingeyjarsveit|65.8477,-17.4081
645|Fosshóll|Fosshóli|6613|Þingeyjarsveit|65.5262,-17.4615
650|Laugar|Laugum|6613|Þingeyjarsveit|65.7217,-17.3658
660|Mývatn|Mývatni|6613|Þingeyjarsveit|65.6387,-16.9079
670|Kópasker|Kópaskeri|6100|Norðurþing|66.3021,-16.4461
671|Kópasker|Kópaskeri|6100|Norðurþing|66.0922,-16.4461
675|Raufarhöfn|Raufarhöfn|6100|Norðurþing|66.4522,-15.9485
676|Raufarhöfn|Raufarhöfn|6100|Norðurþing|66.4165,-15.9379
680|Þórshöfn|Þórshöfn|6710|Langanesbyggð|66.1994,-15.3361
681|Þórshöfn|Þórshöfn|6710|Langanesbyggð|66.1979,-15.4216
685|Bakkafjörður|Bakkafirði|6710|Langanesbyggð|66.0355,-14.8039
686|Bakkafjörður|Bakkafirði|6710|Langanesbyggð|66.0361,-15.0713
690|Vopnafjörður|Vopnafirði|7502|Vopnafjarðarhreppur|65.7544,-14.8290
691|Vopnafjörður|Vopnafirði|7502|Vopnafjarðarhreppur|65.7036,-14.9201
700|Egilsstaðir|Egilsstöðum|7400|Múlaþing|65.2645,-14.3952
701|Egilsstaðir|Egilsstöðum|7400|Múlaþing|65.2438,-14.4891
710|Seyðisfjörður|Seyðisfirði|7400|Múlaþing|65.2603,-14.0036
711|Seyðisfjörður|Seyðisfirði|7400|Múlaþing|65.2837,-13.9769
715|Mjóifjörður|Mjóafirði|7300|Fjarðabyggð|65.2042,-13.7971
720|Borgarfjörður eystra|Borgarfirði eystra|7400|Múlaþing|65.5263,-13.8151
721|Borgarfjörður eystra|Borgarfirði eystra|7400|Múlaþing|65.5163,-13.8200
730|Reyðarfjörður|Reyðarfirði|7300|Fjarðabyggð|65.0346,-14.2154
731|Reyðarfjörður|Reyðarfirði|7300|Fjarðabyggð|65.0304,-14.2374
735|Eskifjörður|Eskifirði|7300|Fjarðabyggð|65.0733,-14.0161
736|Eskifjörður|Eskifirði|7300|Fjarðabyggð|65.0499,-13.9259
740|Neskaupstaður|Neskaupstað|7300|Fjarðabyggð|65.1485,-13.6867
741|Neskaupstaður|Neskaupstað|7300|Fjarðabyggð|65.1246,-13.7964
750|Fáskrúðsfjörður|Fáskrúðsfirði|7300|Fjarðabyggð|64.9309,-14.0128
751|Fáskrúðsfjörður|Fáskrúðsfirði|7300|Fjarðabyggð|64.9327,-13.9434
755|Stöðvarfjörður|Stöðvarfirði|7300|Fjarðabyggð|64.8341,-13.8717
756|Stöðvarfjörður|Stöðvarfirði|7300|Fjarðabyggð|64.8295,-13.8471
760|Breiðdalsvík|Breiðdalsvík|7300|Fjarðabyggð|64.7923,-14.0060
761|Breiðdalsvík|Breiðdalsvík|7300|Fjarðabyggð|64.8111,-14.2064
765|Djúpivogur|Djúpavogi|7400|Múlaþing|64.6564,-14.2873
766|Djúpivogur|Djúpavogi|7400|Múlaþing|64.6591,-14.4058
780|Höfn í Hornafirði|Höfn í Hornafirði|8401|Sveitarfélagið Hornafjörður|64.2558,-15.2084
781|Höfn í Hornafirði|Höfn í Hornafirði|8401|Sveitarfélagið Hornafjörður|64.3145,-15.2234
785|Öræfi|Öræfum|8401|Sveitarfélagið Hornafjörður|63.9086,-16.7135
800|Selfoss|Selfossi|8200|Sveitarfélagið Árborg|63.9300,-21.0018
801|Selfoss|Selfossi|8200|Sveitarfélagið Árborg|63.8932,-21.0871
803|Selfoss|Selfossi|8722|Flóahreppur|63.9157,-20.8202
804|Selfoss|Selfossi|8720|Skeiða- og Gnúpverjahreppur|64.0393,-20.3037
805|Selfoss|Selfossi|8719|Grímsnes- og Grafningshreppur|64.0554,-20.8756
806|Selfoss|Selfossi|8721|Bláskógabyggð|64.2016,-20.5012
810|Hveragerði|Hveragerði|8716|Hveragerðisbær|64.0000,-21.1937
815|Þorlákshöfn|Þorlákshöfn|8717|Sveitarfélagið Ölfus|63.8557,-21.3878
816|Ölfus|Ölfusi|8717|Sveitarfélagið Ölfus|63.9651,-21.1644
820|Eyrarbakki|Eyrarbakka|8200|Sveitarfélagið Árborg|63.8628,-21.1455
825|Stokkseyri|Stokkseyri|8200|Sveitarfélagið Árborg|63.8357,-21.0581
840|Laugarvatn|Laugarvatni|8721|Bláskógabyggð|64.2149,-20.7331
845|Flúðir|Flúðum|8710|Hrunamannahreppur|64.1343,-20.3222
846|Flúðir|Flúðum|8710|Hrunamannahreppur|64.1406,-20.3412
850|Hella|Hellu|8614|Rangárþing ytra|63.8346,-20.3939
851|Hella|Hellu|8614|Rangárþing ytra|63.9163,-20.3033
860|Hvolsvöllur|Hvolsvelli|8613|Rangárþing eystra|63.7533,-20.2231
861|Hvolsvöllur|Hvolsvelli|8613|Rangárþing eystra|63.7090,-20.0476
870|Vík|Vík|8508|Mýrdalshreppur|63.4188,-19.0074
871|Vík|Vík|8508|Mýrdalshreppur|63.4437,-19.1461
880|Kirkjubæjarklaustur|Kirkjubæjarklaustri|8509|Skaftárhreppur|63.7909,-18.0484
881|Kirkjubæjarklaustur|Kirkjubæjarklaustri|8509|Skaftárhreppur|63.7285,-18.1711
900|Vestmannaeyjar|Vestmannaeyjum|8000|Vestmannaeyjabær|63.4373,-20.2766
`.trim();
