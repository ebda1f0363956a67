import { smtpSender } from '#adapters/email/smtp.ts';
import { centralBankRates } from '#adapters/exchange-rates/central-bank.ts';
import { mblListings } from '#adapters/external-listings/mbl.ts';
import { dokobitGateway } from '#adapters/identity-gateway/dokobit.ts';
import { veriffVerification } from '#adapters/identity-verification/veriff.ts';
import { dokobitMobileEid } from '#adapters/mobile-eid/dokobit.ts';
import { registersIceland } from '#adapters/person-registry/registers-iceland.ts';
import { googlePlaceSearch } from '#adapters/place-search/google.ts';
import { hmsPropertyRegistry } from '#adapters/property-registry/hms.ts';
import { routedSms } from '#adapters/sms/routed.ts';
import { malstadurTranslator } from '#adapters/translator/malstadur.ts';
import type { Config } from '#config.ts';
import type { Metrics } from '#platform/metrics.ts';
import { PortError } from '#ports/port-error.ts';
import type { Ports } from '#ports/ports.ts';
import { isConfigured } from './configured.ts';

/** An operation of a port that nobody serves here. */
const off = (port: string, operation: string) => async (): Promise<never> => {
  throw PortError.notConfigured(port, operation);
};

/** Which adapter serves which port, by configuration. A port without a provider's address says so at every call. */
export const openPorts = (config: Config, metrics: Metrics): Ports => ({
  email: config.SMTP_PORT > 0 ? smtpSender(config) : { send: off('email', 'send') },
  sms: isConfigured(config, 'SMS_BASE_URL') ? routedSms(config, metrics) : { send: off('sms', 'send') },
  translator: isConfigured(config, 'MALSTADUR_BASE_URL')
    ? malstadurTranslator(config, metrics)
    : { translate: off('translator', 'translate') },
  propertyRegistry: isConfigured(config, 'HMS_PROPERTY_BASE_URL')
    ? hmsPropertyRegistry(config, metrics)
    : {
        suggestAddresses: off('property-registry', 'suggestAddresses'),
        listProperties: off('property-registry', 'listProperties'),
        getProperty: off('property-registry', 'getProperty'),
      },
  personRegistry: isConfigured(config, 'REGISTRY_BASE_URL')
    ? registersIceland(config, metrics)
    : { lookUp: off('person-registry', 'lookUp') },
  placeSearch: isConfigured(config, 'GOOGLE_PLACES_BASE_URL', 'GOOGLE_MAPS_BASE_URL')
    ? googlePlaceSearch(config, metrics)
    : { suggest: off('place-search', 'suggest'), resolve: off('place-search', 'resolve') },
  exchangeRates: isConfigured(config, 'CENTRAL_BANK_BASE_URL')
    ? centralBankRates(config, metrics)
    : { newest: off('exchange-rates', 'newest') },
  externalListings:
    config.MBL_MODE === 'push' && isConfigured(config, 'MBL_BASE_URL')
      ? mblListings(config, metrics)
      : {
          upsert: off('external-listings', 'upsert'),
          remove: off('external-listings', 'remove'),
          status: off('external-listings', 'status'),
        },
  mobileEid: isConfigured(config, 'DOKOBIT_WS_BASE_URL')
    ? dokobitMobileEid(config, metrics)
    : { start: off('mobile-eid', 'start'), poll: off('mobile-eid', 'poll') },
  identityGateway: isConfigured(config, 'DOKOBIT_ID_BASE_URL')
    ? dokobitGateway(config, metrics)
    : {
        createSession: off('identity-gateway', 'createSession'),
        getResult: off('identity-gateway', 'getResult'),
      },
  identityVerification: isConfigured(config, 'VERIFF_BASE_URL')
    ? veriffVerification(config, metrics)
    : {
        createSession: off('identity-verification', 'createSession'),
        getDecision: off('identity-verification', 'getDecision'),
        readWebhook: off('identity-verification', 'readWebhook'),
      },
});
