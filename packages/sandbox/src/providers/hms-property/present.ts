import { type Address, addressLine, houseNumber } from '#iceland/addresses.ts';
import { type Property, propertiesAt } from '#iceland/properties.ts';

const SQUARE_METRES = 'm²';

/** An address in the words of the service. */
export function presentAddress(address: Address) {
  return {
    stadfang_nr: address.addressNumber,
    stadfang_birting: addressLine(address),
    sveitarfelag_nafn: address.postal.municipality,
    sveitarfelag_nr: Number(address.postal.municipalityCode),
    sveitarfelag_nr_birting: address.postal.municipalityCode,
    postnumer: Number(address.postal.code),
    landeign_nr: address.landNumber,
    stadvisir: address.street,
    stadgreinir_birting: houseNumber(address) || null,
    stadgreinir_nr: address.number ?? 0,
    stadgreinir_bokst: address.letter || null,
    stadgreinir_serheiti: address.houseName,
    fjoldi_tengdra_fasteigna: propertiesAt(address).length,
  };
}

/** A property as listed under its address. */
export function presentProperty(property: Property) {
  const { address } = property;
  return {
    fasteign_nr: property.propertyNumber,
    landeign_nr: address.landNumber,
    stadfang_nr: address.addressNumber,
    stadfang_birting: addressLine(address),
    postnumer: Number(address.postal.code),
    sveitarfelag_nafn: address.postal.municipality,
    sveitarfelag_nr: Number(address.postal.municipalityCode),
    sveitarfelag_nr_birting: address.postal.municipalityCode,
    merking: property.marking,
    notkun_texti: property.use,
    einflm: property.size,
    eining: SQUARE_METRES,
    fasteignamat: property.valuation,
    lhlmat: property.landValuation,
  };
}

/** The main appraisal unit of a property with the units in it. */
export function presentMainUnit(property: Property) {
  const { address } = property;
  const stadfang = { stadfang_nr: address.addressNumber, stadfang_birting: addressLine(address) };
  return {
    fastnum: property.propertyNumber,
    fasteign_nr: property.propertyNumber,
    fasteignamat: property.valuation,
    lhlmat: property.landValuation,
    notkun_texti: property.use,
    ...stadfang,
    merking: property.marking,
    matseiningar: property.units.map((unit) => ({
      fnum: unit.unitNumber,
      fasteignamat: unit.valuation,
      fastnum: property.propertyNumber,
      matsstig: 7,
      byggingarstig: 'B4 - Fullbúin bygging',
      notkun_texti: unit.use,
      merking: unit.marking,
      ...stadfang,
      brunabotamat: unit.fireValuation,
      eining: SQUARE_METRES,
      einflm: unit.size,
    })),
  };
}
