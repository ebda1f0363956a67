import { describe, expect, it } from 'vitest';
import { streetAccusative } from './street-accusative.ts';

describe('accusative of a street', () => {
  it.each([
    ['Laugavegur', 'Laugavegi', 'Laugaveg'],
    ['Klapparstígur', 'Klapparstíg', 'Klapparstíg'],
    ['Grenimelur', 'Grenimel', 'Grenimel'],
    ['Háilundur', 'Háalundi', 'Háalund'],
    ['Litlihvammur', 'Litlahvammi', 'Litlahvamm'],
    ['Baughóll', 'Baughóli', 'Baughól'],
    ['Asparfell', 'Asparfelli', 'Asparfell'],
    ['Borgartún', 'Borgartúni', 'Borgartún'],
    ['Bergstaðastræti', 'Bergstaðastræti', 'Bergstaðastræti'],
    ['Hvassaleiti', 'Hvassaleiti', 'Hvassaleiti'],
    ['Álfheimar', 'Álfheimum', 'Álfheima'],
    ['Dverghamrar', 'Dverghömrum', 'Dverghamra'],
    ['Búhamar', 'Búhamri', 'Búhamar'],
    ['Elliðavellir', 'Elliðavöllum', 'Elliðavelli'],
    ['Björtusalir', 'Björtusölum', 'Björtusali'],
    ['Vættaborgir', 'Vættaborgum', 'Vættaborgir'],
    ['Garðhús', 'Garðhúsum', 'Garðhús'],
    ['Ránargata', 'Ránargötu', 'Ránargötu'],
    ['Grýtubakki', 'Grýtubakka', 'Grýtubakka'],
    ['Brattahlíð', 'Bröttuhlíð', 'Bröttuhlíð'],
    ['Fornaströnd', 'Fornuströnd', 'Fornuströnd'],
    ['Arnarás', 'Arnarási', 'Arnarás'],
    ['Hraunbær', 'Hraunbæ', 'Hraunbæ'],
    ['Skeifan', 'Skeifunni', 'Skeifuna'],
  ])('%s, á/í %s: við %s', (nominative, dative, accusative) => {
    expect(streetAccusative(nominative, dative)).toBe(accusative);
  });
});
