/** Regions and towns: name | lies in | middle point | south-west corner | north-east corner. */
export const REGIONS = `
Höfuðborgarsvæðið|Ísland|64.1229,-21.8695|64.0141,-22.0801|64.3861,-21.3428
Suðurnes|Ísland|63.9872,-22.5579|63.8145,-22.7559|64.0995,-22.0377
Vesturland|Ísland|64.7200,-22.0467|64.2901,-24.0500|65.5200,-20.6500
Vestfirðir|Ísland|65.8956,-23.2458|65.3522,-24.5400|66.4700,-21.2500
Norðurland vestra|Ísland|65.6592,-19.7010|64.8300,-21.2193|66.2300,-18.7800
Norðurland eystra|Ísland|65.9259,-18.0940|64.8300,-19.0141|66.5700,-14.7300
Austurland|Ísland|65.1364,-14.0333|64.3800,-15.9000|65.9200,-13.4900
Suðurland|Ísland|63.9307,-20.5072|63.3700,-21.7633|64.7500,-14.7562
`.trim();

/** Largest first: the order in which a map service would suggest them. Boxes enclose the addresses of the town. */
export const TOWNS = `
Reykjavík|Höfuðborgarsvæðið|64.1313,-21.8558|64.0929,-21.9750|64.1614,-21.7292
Hafnarfjörður|Höfuðborgarsvæðið|64.0574,-21.9567|64.0298,-22.0052|64.0872,-21.9171
Kópavogur|Höfuðborgarsvæðið|64.1025,-21.8691|64.0746,-21.9212|64.1204,-21.7936
Reykjanesbær|Suðurnes|63.9869,-22.5478|63.9268,-22.6951|64.0151,-22.4706
Akureyri|Norðurland eystra|65.6821,-18.1130|65.6559,-18.1561|65.7056,-18.0748
Garðabær|Höfuðborgarsvæðið|64.0920,-21.9332|64.0619,-22.0373|64.1159,-21.8295
Mosfellsbær|Höfuðborgarsvæðið|64.1689,-21.6770|64.1463,-21.7377|64.1963,-21.5487
Selfoss|Suðurland|63.9300,-21.0018|63.9173,-21.0332|63.9446,-20.9591
Akranes|Vesturland|64.3196,-22.0630|64.3055,-22.1049|64.3312,-22.0235
Vestmannaeyjar|Suðurland|63.4373,-20.2766|63.4240,-20.3118|63.4496,-20.2496
Hveragerði|Suðurland|64.0000,-21.1937|63.9893,-21.2240|64.0274,-21.1720
Grindavík|Suðurnes|63.8443,-22.4362|63.8335,-22.4544|63.8562,-22.4163
Sauðárkrókur|Norðurland vestra|65.7412,-19.6442|65.7273,-19.6624|65.7576,-19.6186
Egilsstaðir|Austurland|65.2645,-14.3952|65.2504,-14.4404|65.2937,-14.3705
Þorlákshöfn|Suðurland|63.8557,-21.3878|63.8465,-21.4062|63.8656,-21.3699
Seltjarnarnes|Höfuðborgarsvæðið|64.1541,-21.9948|64.1408,-22.0197|64.1654,-21.9658
Ísafjörður|Vestfirðir|66.0719,-23.1312|66.0496,-23.1907|66.0826,-23.1047
Húsavík|Norðurland eystra|66.0421,-17.3396|66.0291,-17.3652|66.0568,-17.3213
Reykholt|Vesturland|64.7019,-20.9935|64.6872,-21.3818|64.7330,-20.8381
Garður|Suðurnes|64.0690,-22.6567|64.0596,-22.6846|64.0817,-22.6386
Höfn í Hornafirði|Suðurland|64.2558,-15.2084|64.2449,-15.2248|64.2696,-15.1672
Siglufjörður|Norðurland eystra|66.1507,-18.9112|66.1366,-18.9300|66.1646,-18.8935
Borgarnes|Vesturland|64.5478,-21.9094|64.5310,-21.9367|64.5627,-21.8831
Sandgerði|Suðurnes|64.0361,-22.6992|64.0261,-22.7255|64.0469,-22.6796
Stykkishólmur|Vesturland|65.0733,-22.7321|65.0633,-22.7552|65.0828,-22.7090
Neskaupstaður|Austurland|65.1485,-13.6867|65.1321,-13.7515|65.1561,-13.6489
Dalvík|Norðurland eystra|65.9708,-18.5351|65.9527,-18.5627|65.9833,-18.5125
Hella|Suðurland|63.8346,-20.3939|63.8233,-20.4123|63.8482,-20.3710
Vogar|Suðurnes|63.9818,-22.3815|63.9730,-22.4026|63.9928,-22.3635
Reyðarfjörður|Austurland|65.0346,-14.2154|65.0255,-14.2434|65.0433,-14.2003
Hvolsvöllur|Suðurland|63.7533,-20.2231|63.7411,-20.2412|63.7628,-20.2014
Eskifjörður|Austurland|65.0733,-14.0161|65.0593,-14.0543|65.0862,-13.9883
Blönduós|Norðurland vestra|65.6613,-20.2879|65.6472,-20.3174|65.6686,-20.2590
Ólafsvík|Vesturland|64.8927,-23.7063|64.8823,-23.7268|64.9043,-23.6624
Seyðisfjörður|Austurland|65.2603,-14.0036|65.2502,-14.0263|65.2797,-13.9632
Ólafsfjörður|Norðurland eystra|66.0720,-18.6519|66.0631,-18.6717|66.0822,-18.6235
Bolungarvík|Vestfirðir|66.1589,-23.2528|66.1463,-23.2779|66.1672,-23.2319
Eyrarbakki|Suðurland|63.8628,-21.1455|63.8527,-21.1684|63.8713,-21.1221
Grundarfjörður|Vesturland|64.9239,-23.2615|64.9151,-23.2796|64.9334,-23.2243
Patreksfjörður|Vestfirðir|65.5955,-23.9837|65.5830,-24.0199|65.6051,-23.9571
Mývatn|Norðurland eystra|65.6387,-16.9079|65.5143,-17.0697|65.6479,-16.8864
Fáskrúðsfjörður|Austurland|64.9309,-14.0128|64.9206,-14.0388|64.9414,-13.9893
Hvammstangi|Norðurland vestra|65.3983,-20.9418|65.3896,-20.9618|65.4086,-20.9267
Stokkseyri|Suðurland|63.8357,-21.0581|63.8262,-21.0816|63.8451,-21.0271
Hellissandur|Vesturland|64.9172,-23.8804|64.9012,-23.9347|64.9302,-23.8046
Vík|Suðurland|63.4188,-19.0074|63.4111,-19.0211|63.4287,-18.9755
Vopnafjörður|Austurland|65.7544,-14.8290|65.7413,-14.8494|65.7662,-14.8091
Skagaströnd|Norðurland vestra|65.8248,-20.3025|65.8155,-20.3319|65.8355,-20.2872
Djúpivogur|Austurland|64.6564,-14.2873|64.6478,-14.3120|64.6667,-14.2658
Flúðir|Suðurland|64.1343,-20.3222|64.1232,-20.3368|64.1467,-20.3085
Þórshöfn|Norðurland eystra|66.1994,-15.3361|66.1866,-15.3533|66.2105,-15.3139
Hólmavík|Vestfirðir|65.7048,-21.6771|65.6941,-21.7006|65.7145,-21.6532
Flateyri|Vestfirðir|66.0500,-23.5136|66.0414,-23.5277|66.0590,-23.4989
Þingeyri|Vestfirðir|65.8765,-23.4902|65.8679,-23.5100|65.8865,-23.4732
Búðardalur|Vesturland|65.1083,-21.7674|65.0982,-21.7822|65.1183,-21.7428
Bíldudalur|Vestfirðir|65.6842,-23.6039|65.6722,-23.6231|65.6953,-23.5849
Hrísey|Norðurland eystra|65.9802,-18.3764|65.9721,-18.4140|66.0151,-18.3587
Grenivík|Norðurland eystra|65.9479,-18.1813|65.9389,-18.2000|65.9577,-18.1642
Suðureyri|Vestfirðir|66.1298,-23.5279|66.1209,-23.5460|66.1371,-23.5056
Súðavík|Vestfirðir|66.0287,-22.9905|66.0146,-23.0068|66.0459,-22.9744
Laugarvatn|Suðurland|64.2149,-20.7331|64.1989,-20.7713|64.2264,-20.7157
Raufarhöfn|Norðurland eystra|66.4522,-15.9485|66.4401,-15.9671|66.4618,-15.9328
Tálknafjörður|Vestfirðir|65.6279,-23.8250|65.6198,-23.8387|65.6352,-23.8069
Hofsós|Norðurland vestra|65.8978,-19.4129|65.8901,-19.4269|65.9048,-19.3921
Stöðvarfjörður|Austurland|64.8341,-13.8717|64.8269,-13.8875|64.8411,-13.8514
Hnífsdalur|Vestfirðir|66.1092,-23.1216|66.1022,-23.1352|66.1187,-23.1076
Breiðdalsvík|Austurland|64.7923,-14.0060|64.7863,-14.0180|64.7983,-13.9940
Borgarfjörður eystra|Austurland|65.5263,-13.8151|65.5203,-13.8271|65.5323,-13.8031
Kirkjubæjarklaustur|Suðurland|63.7909,-18.0484|63.7849,-18.0604|63.7969,-18.0364
Drangsnes|Vestfirðir|65.6895,-21.4413|65.6835,-21.4533|65.6955,-21.4293
Varmahlíð|Norðurland vestra|65.5508,-19.4476|65.5448,-19.4596|65.5568,-19.4356
Kópasker|Norðurland eystra|66.3021,-16.4461|66.2961,-16.4581|66.3081,-16.4341
Laugar|Norðurland eystra|65.7217,-17.3658|65.7157,-17.3778|65.7277,-17.3538
Bakkafjörður|Norðurland eystra|66.0355,-14.8039|66.0295,-14.8159|66.0415,-14.7919
Grímsey|Norðurland eystra|66.5386,-18.0114|66.5326,-18.0234|66.5446,-17.9994
`.trim();

/** Districts of towns: name | town | middle point | radius in metres. Points are approximate. */
export const DISTRICTS = `
Miðborg|Reykjavík|64.1466,-21.9340|600
Þingholt|Reykjavík|64.1420,-21.9310|450
Skuggahverfi|Reykjavík|64.1465,-21.9225|400
Gamli Vesturbær|Reykjavík|64.1500,-21.9500|600
Vesturbær|Reykjavík|64.1440,-21.9600|1300
Grandi|Reykjavík|64.1560,-21.9440|700
Hagar|Reykjavík|64.1390,-21.9620|500
Melar|Reykjavík|64.1430,-21.9560|500
Skerjafjörður|Reykjavík|64.1290,-21.9500|700
Vatnsmýri|Reykjavík|64.1350,-21.9480|900
Hlíðar|Reykjavík|64.1340,-21.9120|900
Norðurmýri|Reykjavík|64.1390,-21.9180|400
Holt|Reykjavík|64.1400,-21.9100|500
Tún|Reykjavík|64.1440,-21.9030|500
Teigar|Reykjavík|64.1450,-21.8870|500
Laugarnes|Reykjavík|64.1490,-21.8830|800
Laugardalur|Reykjavík|64.1400,-21.8700|1400
Heimar|Reykjavík|64.1350,-21.8600|600
Vogar|Reykjavík|64.1320,-21.8540|600
Sund|Reykjavík|64.1390,-21.8540|500
Háaleiti|Reykjavík|64.1310,-21.8860|900
Kringlan|Reykjavík|64.1305,-21.8950|400
Múlar|Reykjavík|64.1350,-21.8800|500
Fossvogur|Reykjavík|64.1195,-21.8780|1000
Bústaðahverfi|Reykjavík|64.1230,-21.8680|700
Smáíbúðahverfi|Reykjavík|64.1250,-21.8630|700
Breiðholt|Reykjavík|64.1040,-21.8270|2000
Seljahverfi|Reykjavík|64.0980,-21.8400|1100
Mjódd|Reykjavík|64.1095,-21.8430|500
Árbær|Reykjavík|64.1160,-21.7980|1400
Ártúnsholt|Reykjavík|64.1210,-21.8260|600
Selás|Reykjavík|64.1100,-21.7870|600
Norðlingaholt|Reykjavík|64.0985,-21.7720|700
Bryggjuhverfi|Reykjavík|64.1330,-21.8190|400
Grafarvogur|Reykjavík|64.1440,-21.7950|2300
Grafarholt|Reykjavík|64.1290,-21.7600|1100
Úlfarsárdalur|Reykjavík|64.1310,-21.7290|900
Kjalarnes|Reykjavík|64.2404,-21.8351|3000
Kársnes|Kópavogur|64.1130,-21.9260|1100
Hamraborg|Kópavogur|64.1105,-21.9090|400
Digranes|Kópavogur|64.1100,-21.8850|800
Lindir|Kópavogur|64.1030,-21.8720|700
Salir|Kópavogur|64.0930,-21.8560|800
Smárar|Kópavogur|64.1015,-21.8870|700
Kórar|Kópavogur|64.0840,-21.8300|800
Hvörf|Kópavogur|64.0850,-21.8100|800
Þing|Kópavogur|64.0860,-21.7950|800
Arnarnes|Garðabær|64.0990,-21.9140|600
Sjáland|Garðabær|64.0930,-21.9350|500
Urriðaholt|Garðabær|64.0720,-21.9080|600
Álftanes|Garðabær|64.1050,-22.0197|1800
Norðurbær|Hafnarfjörður|64.0750,-21.9750|800
Hvaleyrarholt|Hafnarfjörður|64.0590,-21.9830|700
Setberg|Hafnarfjörður|64.0680,-21.9290|800
Ásland|Hafnarfjörður|64.0530,-21.9520|800
Vellir|Hafnarfjörður|64.0480,-21.9800|900
Keflavík|Reykjanesbær|64.0030,-22.5666|1600
Njarðvík|Reykjanesbær|63.9820,-22.5350|1300
Innri-Njarðvík|Reykjanesbær|63.9740,-22.5000|1100
Ásbrú|Reykjanesbær|63.9704,-22.5756|1200
Hafnir|Reykjanesbær|63.9328,-22.6855|700
Brekka|Akureyri|65.6770,-18.1050|1000
Innbær|Akureyri|65.6680,-18.0870|800
Oddeyri|Akureyri|65.6860,-18.0850|700
Glerárhverfi|Akureyri|65.6920,-18.1250|1200
Giljahverfi|Akureyri|65.6850,-18.1390|700
Naustahverfi|Akureyri|65.6620,-18.1000|900
`.trim();
