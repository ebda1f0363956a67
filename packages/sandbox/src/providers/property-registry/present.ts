import { addressLine } from '#iceland/addresses.ts';
import type { Property, Unit } from '#iceland/properties.ts';
import type { Owner } from '#iceland/property-owners.ts';

const VALUATION_YEAR = 2026;
/** The announced valuation of the next year is a little higher. */
const NEXT_YEAR = 1.042;

/** A property in a list. */
export function presentSummary(property: Property) {
  const { address } = property;
  const line = addressLine(address);
  return {
    fasteignanumer: `F${property.propertyNumber}`,
    sjalfgefidStadfang: {
      stadfanganumer: address.addressNumber,
      landeignarnumer: address.landNumber,
      postnumer: Number(address.postal.code),
      sveitarfelagBirting: address.postal.municipality,
      birting: `${line}, ${address.postal.code} ${address.postal.place}`,
      birtingStutt: line,
    },
  };
}

/** A property with its valuation; owners and units are added page by page. */
export function presentProperty(property: Property) {
  return {
    ...presentSummary(property),
    fasteignamat: valuationOf(property.valuation, property.landValuation),
  };
}

/** A registered owner. */
export function presentOwner(owner: Owner) {
  return {
    nafn: owner.name,
    kennitala: owner.kennitala,
    eignarhlutfall: owner.share,
    kaupdagur: owner.boughtOn,
    heimildBirting: 'A+',
  };
}

/** A unit of use. */
export function presentUnit(property: Property, unit: Unit) {
  const { fasteignanumer, sjalfgefidStadfang } = presentSummary(property);
  return {
    notkunareininganumer: String(unit.unitNumber),
    fasteignanumer,
    stadfang: sjalfgefidStadfang,
    merking: unit.marking,
    notkunBirting: unit.use,
    skyring: unit.use,
    byggingararBirting: String(unit.built),
    birtStaerd: unit.size,
    birtStaerdMaelieining: 'm²',
    fasteignamat: valuationOf(unit.valuation, 0),
    brunabotamat: unit.fireValuation,
  };
}

function valuationOf(total: number, land: number) {
  const planned = (amount: number) => Math.round((amount * NEXT_YEAR) / 1_000) * 1_000;
  return {
    gildandiFasteignamat: total,
    fyrirhugadFasteignamat: planned(total),
    gildandiMannvirkjamat: total - land,
    fyrirhugadMannvirkjamat: planned(total - land),
    gildandiLodarhlutamat: land,
    fyrirhugadLodarhlutamat: planned(land),
    gildandiAr: VALUATION_YEAR,
    fyrirhugadAr: VALUATION_YEAR + 1,
  };
}
