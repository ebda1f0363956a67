/**
 * Streets of the invented addresses: postal code | name | dative | a point on it | house numbers.
 * A number may carry a kind after a colon: fN a house of N flats, pN a house in N parts, v business premises,
 * 0 not appraised; without one it is a detached house. `-` is a farm without a number, `/` adds a house name.
 *
 * Names, datives and points come from Staðfangaskrá (HMS, CC BY 4.0); numbers and houses are made up.
 */
export const STREETS = `
101|Bergstaðastræti|Bergstaðastræti|64.1442,-21.9336|9B:f4 14 33A:f3 48
101|Bergþórugata|Bergþórugötu|64.1420,-21.9196|8:f6 23
101|Frakkastígur|Frakkastíg|64.1426,-21.9254|7A:f3 19
101|Freyjugata|Freyjugötu|64.1404,-21.9281|12:f4 27
101|Hverfisgata|Hverfisgötu|64.1460,-21.9278|28:v 58A:f5 102:f12
101|Ránargata|Ránargötu|64.1493,-21.9449|5B:f3 16
101|Túngata|Túngötu|64.1484,-21.9521|6 32:f3
101|Vesturgata|Vesturgötu|64.1497,-21.9440|18A 33:f4
101|Þórsgata|Þórsgötu|64.1435,-21.9308|11:f3 21
101|Ægisgata|Ægisgötu|64.1500,-21.9466|10:f4
101|Óðinsgata|Óðinsgötu|64.1430,-21.9342|6A:f3 18
104|Goðheimar|Goðheimum|64.1355,-21.8611|4:f4 19:f3
104|Langholtsvegur|Langholtsvegi|64.1350,-21.8560|62 118A:f3
104|Álfheimar|Álfheimum|64.1337,-21.8683|28:f8 46:f8
104|Sólheimar|Sólheimum|64.1350,-21.8585|14:f3 27:f44
105|Borgartún|Borgartúni|64.1462,-21.9005|8A:v 24:f20
105|Bólstaðarhlíð|Bólstaðarhlíð|64.1352,-21.9036|26:f4 41:f30
105|Hátún|Hátúni|64.1428,-21.8982|6:f24 19
105|Háteigsvegur|Háteigsvegi|64.1383,-21.9074|14:f4
105|Laugavegur|Laugavegi|64.1408,-21.8999|140:f6 178:v
105|Miðtún|Miðtúni|64.1439,-21.9051|22 40
105|Rauðalækur|Rauðalæk|64.1499,-21.8781|31:f4 52:f4
105|Skipholt|Skipholti|64.1399,-21.8977|17:v 43:f8
107|Hagamelur|Hagamel|64.1450,-21.9598|25:f4 38:f6
107|Kaplaskjólsvegur|Kaplaskjólsvegi|64.1461,-21.9635|27:f8 61:f8
107|Reynimelur|Reynimel|64.1457,-21.9572|44:f4 82:f8
107|Ægisíða|Ægisíðu|64.1413,-21.9651|54 92
107|Þrastargata|Þrastargötu|64.1379,-21.9555|5 7B
108|Búland|Búlandi|64.1209,-21.8800|20 33
108|Fellsmúli|Fellsmúla|64.1312,-21.8802|10:f12 17:f8
108|Heiðargerði|Heiðargerði|64.1299,-21.8824|1C 64
108|Háaleitisbraut|Háaleitisbraut|64.1343,-21.8845|43:f16 117:f8
108|Skeifan|Skeifunni|64.1310,-21.8717|11:v
109|Eyjabakki|Eyjabakka|64.1090,-21.8299|7:f8 22:f8
109|Hjallasel|Hjallaseli|64.0977,-21.8407|10 53
109|Kambasel|Kambaseli|64.0946,-21.8336|39 69:f8
110|Hraunbær|Hraunbæ|64.1182,-21.8063|58:f12 102:f15
110|Reykás|Reykási|64.1093,-21.7850|14:p2
110|Rofabær|Rofabæ|64.1156,-21.7998|27:f10 45:f8
111|Asparfell|Asparfelli|64.1023,-21.8272|8:f48
111|Vesturberg|Vesturbergi|64.1060,-21.8213|90:f8 118:f8
111|Æsufell|Æsufelli|64.1019,-21.8291|4:f40
112|Breiðavík|Breiðuvík|64.1526,-21.7764|13:f12 29:f9
112|Fannafold|Fannafold|64.1380,-21.7970|129A:p2 158
112|Klukkurimi|Klukkurima|64.1462,-21.7850|47:f8
113|Urðarbrunnur|Urðarbrunni|64.1343,-21.7335|28B 104
113|Ólafsgeisli|Ólafsgeisla|64.1242,-21.7670|15
113|Þórðarsveigur|Þórðarsveig|64.1271,-21.7430|6:f18 30:f14
170|Lindarbraut|Lindarbraut|64.1534,-22.0043|2A:p2 18
170|Nesbali|Nesbala|64.1569,-22.0043|22
170|Skólabraut|Skólabraut|64.1522,-21.9895|3:f12 16
190|Hafnargata|Hafnargötu|63.9840,-22.3810|21:0 24
200|Furugrund|Furugrund|64.1151,-21.8773|24:f8
200|Hamraborg|Hamraborg|64.1124,-21.9036|7:v 20A:f20
200|Hlíðarhjalli|Hlíðarhjalla|64.1072,-21.8731|2 41E:f8
200|Kársnesbraut|Kársnesbraut|64.1144,-21.9092|19D:f5 84
200|Álfhólsvegur|Álfhólsvegi|64.1120,-21.8931|44:p2 81:f4
201|Bæjarlind|Bæjarlind|64.0989,-21.8773|5A:v
201|Lindasmári|Lindasmára|64.1036,-21.8886|16:f6 27
201|Lómasalir|Lómasölum|64.0909,-21.8444|3:f16
203|Fróðaþing|Fróðaþingi|64.0830,-21.8124|6 28
203|Álfkonuhvarf|Álfkonuhvarfi|64.0912,-21.8109|2:f12 41:f10
210|Bæjargil|Bæjargili|64.0929,-21.8947|49
210|Hraungata|Hraungötu|64.0669,-21.9011|13:f8 23:f8
210|Langalína|Löngulínu|64.0936,-21.9392|7:f18 12:f10
210|Skólabraut|Skólabraut|64.0939,-21.9040|5
220|Austurgata|Austurgötu|64.0679,-21.9531|33:p2
220|Hverfisgata|Hverfisgötu|64.0695,-21.9536|9 45:p2
220|Strandgata|Strandgötu|64.0689,-21.9559|23:v 31:f6
220|Álfaskeið|Álfaskeiði|64.0708,-21.9440|56:f12 111
221|Axlarás|Axlarási|64.0497,-21.9321|7 100
221|Kirkjuvellir|Kirkjuvöllum|64.0503,-21.9852|8A:f14
221|Þrastarás|Þrastarási|64.0561,-21.9394|46 61:f6
225|Hátún|Hátúni|64.1063,-22.0145|1 7B
225|Túngata|Túngötu|64.1083,-22.0160|17
230|Hafnargata|Hafnargötu|64.0023,-22.5527|39:f12 62:v
230|Skólavegur|Skólavegi|63.9962,-22.5675|52
230|Sólvallagata|Sólvallagötu|63.9960,-22.5515|45
230|Túngata|Túngötu|64.0044,-22.5573|7:p2 18
260|Hlíðarvegur|Hlíðarvegi|63.9888,-22.5572|76
260|Skólabraut|Skólabraut|63.9755,-22.5154|9
270|Laxatunga|Laxatungu|64.1803,-21.6878|25 32
270|Skólabraut|Skólabraut|64.1695,-21.6917|3
270|Þrastarhöfði|Þrastarhöfða|64.1647,-21.7299|43A:f6
300|Heiðarbraut|Heiðarbraut|64.3230,-22.0767|59
300|Kirkjubraut|Kirkjubraut|64.3206,-22.0760|56B:f8
300|Skólabraut|Skólabraut|64.3170,-22.0869|22
310|Berugata|Berugötu|64.5378,-21.9187|2
310|Brattagata|Bröttugötu|64.5381,-21.9220|3
311|Hjarðarholt|Hjarðarholti|64.7009,-21.5411|-
340|Aðalgata|Aðalgötu|65.0753,-22.7265|10
340|Skólastígur|Skólastíg|65.0751,-22.7307|13
400|Aðalstræti|Aðalstræti|66.0714,-23.1200|22:f4
400|Silfurgata|Silfurgötu|66.0726,-23.1165|9A
400|Túngata|Túngötu|66.0775,-23.1271|17
415|Hafnargata|Hafnargötu|66.1599,-23.2470|124
550|Aðalgata|Aðalgötu|65.7514,-19.6504|16
550|Borgartún|Borgartúni|65.7430,-19.6314|6:v
550|Freyjugata|Freyjugötu|65.7489,-19.6472|30
580|Hvanneyrarbraut|Hvanneyrarbraut|66.1587,-18.9055|67B
580|Túngata|Túngötu|66.1526,-18.9085|30
600|Aðalstræti|Aðalstræti|65.6703,-18.0865|16 52
600|Brekkugata|Brekkugötu|65.6843,-18.0954|23:f3
600|Hafnarstræti|Hafnarstræti|65.6773,-18.0887|21 100:f10
600|Oddeyrargata|Oddeyrargötu|65.6822,-18.0944|24
600|Strandgata|Strandgötu|65.6847,-18.0863|12:f6 29:v
600|Tjarnarlundur|Tjarnarlundi|65.6759,-18.1211|5:f12
603|Einholt|Einholti|65.6953,-18.1119|4D 6D
603|Lindasíða|Lindasíðu|65.6945,-18.1297|4:f24
603|Skessugil|Skessugili|65.6875,-18.1394|4:f8
640|Garðarsbraut|Garðarsbraut|66.0448,-17.3410|20B:f4
640|Túngata|Túngötu|66.0425,-17.3412|12
700|Lagarás|Lagarási|65.2624,-14.4024|10
700|Miðvangur|Miðvangi|65.2613,-14.4049|4:f18
700|Árskógar|Árskógum|65.2650,-14.3849|32
710|Austurvegur|Austurvegi|65.2609,-14.0051|13B
710|Hafnargata|Hafnargötu|65.2670,-13.9903|33
780|Hlíðartún|Hlíðartúni|64.2574,-15.2089|15
780|Miðtún|Miðtúni|64.2541,-15.2128|5
800|Austurhólar|Austurhólum|63.9301,-20.9758|8D:f20
800|Birkivellir|Birkivöllum|63.9347,-20.9853|33
800|Engjavegur|Engjavegi|63.9338,-21.0006|38
800|Tryggvagata|Tryggvagötu|63.9380,-20.9989|4A
805|Brautarholt|Brautarholti|64.0649,-20.6422|-
810|Breiðamörk|Breiðumörk|63.9997,-21.1886|29:v
810|Heiðmörk|Heiðmörk|64.0014,-21.1957|6A
815|Eyjahraun|Eyjahrauni|63.8571,-21.3926|18
815|Hafnarberg|Hafnarbergi|63.8532,-21.3835|28
851|Borgartún|Borgartúni|63.7544,-20.6258|2
861|Móeiðarhvoll|Móeiðarhvoli|63.7632,-20.3263|-
900|Hafnargata|Hafnargötu|63.4436,-20.2789|2:v
900|Illugagata|Illugagötu|63.4367,-20.2812|61/Stapaberg
900|Túngata|Túngötu|63.4372,-20.2674|16
900|Vestmannabraut|Vestmannabraut|63.4408,-20.2729|56B:f4
`.trim();
