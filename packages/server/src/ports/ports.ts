import type { EmailSender } from './email.ts';
import type { ExchangeRates } from './exchange-rates.ts';
import type { ExternalListings } from './external-listings.ts';
import type { IdentityGateway } from './identity-gateway.ts';
import type { IdentityVerification } from './identity-verification.ts';
import type { MobileEid } from './mobile-eid.ts';
import type { PersonRegistry } from './person-registry.ts';
import type { PlaceSearch } from './place-search.ts';
import type { PropertyRegistry } from './property-registry.ts';
import type { SmsSender } from './sms.ts';
import type { Translator } from './translator.ts';

/** The providers the product talks to; `composition.ts` says which adapter serves which port. */
export interface Ports {
  email: EmailSender;
  sms: SmsSender;
  translator: Translator;
  propertyRegistry: PropertyRegistry;
  personRegistry: PersonRegistry;
  placeSearch: PlaceSearch;
  exchangeRates: ExchangeRates;
  externalListings: ExternalListings;
  mobileEid: MobileEid;
  identityGateway: IdentityGateway;
  identityVerification: IdentityVerification;
}
