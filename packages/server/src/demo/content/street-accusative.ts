/**
 * The accusative of a street's name, which "við" governs: við Laugaveg, við Álfheima, við Borgartún. The register has
 * only the nominative and the dative, but the two together give the declension.
 */
export function streetAccusative(nominative: string, dative: string): string {
  if (nominative.endsWith('an')) return nominative.replace(/an$/, 'una');
  // Masculine plurals: Álfheimar, Elliðavellir. Feminine ones (Vættaborgir) do not change.
  if (nominative.endsWith('ar') && dative.endsWith('um')) return nominative.slice(0, -1);
  if (/(salir|vellir|staðir)$/.test(nominative)) return nominative.slice(0, -1);
  // Strong masculines: Laugavegur, á Laugavegi; Háilundur, í Háalundi; Grenimelur, á Grenimel; Baughóll, á Baughóli.
  if (nominative.endsWith('ur')) return dative.replace(/i$/, '');
  if (nominative.endsWith('ll') && dative === `${nominative.slice(0, -1)}i`) return nominative.slice(0, -1);
  // Weak nouns (gata, bakki) and "bær" have one form for both cases, and so have strong feminines (hlíð, lind, vík),
  // where an adjective before them may change: Brattahlíð, í Bröttuhlíð.
  if (/(a|i|bær|hlíð|lind|vík|strönd|braut|grund|fold|mörk)$/.test(nominative)) return dative;
  return nominative;
}
