/** Who somebody has proved to be with an electronic ID, as its certificate says. */
export interface EidIdentity {
  /** A national id of the country: a kennitala in Iceland. */
  nationalId: string;
  /** Two capital letters, as ISO 3166 has them. */
  country: string;
  /** Given names and last name, with one space between. */
  fullName: string;
}

/** Why an electronic ID did not come to an end, in our own words. */
export type EidFailure = 'not-a-holder' | 'expired' | 'cancelled' | 'phone-unreachable' | 'other';
