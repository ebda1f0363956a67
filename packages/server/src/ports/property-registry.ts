export interface AddressSuggestion {
  addressId: string;
  display: string;
  street: string;
  number: string | null;
  letter: string | null;
  postalCode: string;
  municipality: string;
  propertyCount: number;
}

export interface RegisteredUnit {
  unitId: string;
  marking: string;
  use: string;
  /** Square metres. */
  size: number | null;
}

export interface RegisteredProperty {
  /** Seven digits. */
  propertyId: string;
  addressId: string | null;
  display: string;
  postalCode: string;
  municipality: string;
  marking: string;
  use: string;
  /** Square metres. */
  size: number | null;
  units: RegisteredUnit[];
}

/** The national property register (HMS). */
export interface PropertyRegistry {
  suggestAddresses(query: string, limit: number): Promise<AddressSuggestion[]>;
  listProperties(addressId: string): Promise<RegisteredProperty[]>;
  /** Raises PortError `not-found` when the register has no such property. */
  getProperty(propertyId: string): Promise<RegisteredProperty>;
}
