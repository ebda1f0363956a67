export interface AddressSuggestion {
  /** Staðfanganúmer. */
  addressId: string;
  /** Street and number as the register lists them: Borgartún 8A. */
  display: string;
  street: string;
  /** With letter or range: 8A, 8-16; nothing for a farm. */
  number: string | null;
  postalCode: string | null;
  municipality: string;
  /** Properties registered at the address. */
  propertyCount: number;
}

export interface PropertySummary {
  /** Seven digits. */
  propertyId: string;
  display: string;
  /** Marking of the flat in the house, six digits: 010302. */
  marking: string;
  use: string;
  /** Square metres. */
  size: number | null;
}

/** A unit of appraisal (matseining); a property can have several. */
export interface RegisteredUnit {
  unitId: string;
  marking: string;
  use: string;
  /** Square metres. */
  size: number | null;
}

export interface RegisteredProperty extends PropertySummary {
  address: AddressSuggestion;
  units: RegisteredUnit[];
}

/** The national property register (HMS). */
export interface PropertyRegistry {
  /** Addresses for a typed text or a property number, best first. */
  suggestAddresses(query: string, limit: number): Promise<AddressSuggestion[]>;
  /** Raises PortError `not-found` when the register has no such address. */
  listProperties(addressId: string): Promise<PropertySummary[]>;
  /** Raises PortError `not-found` when the register has no such property, `invalid-input` for no seven digits. */
  getProperty(propertyId: string): Promise<RegisteredProperty>;
}
