/**
 * The credentials the sandbox accepts. The server's development configuration takes them from here; the names
 * are those of the configuration variables. They open nothing but this sandbox.
 */
export const SANDBOX_CREDENTIALS = {
  SMS_USERNAME: 'sandbox-heima',
  SMS_PASSWORD: 'sandbox-sms-password',
  SMTP_USER: 'sandbox-heima',
  SMTP_PASSWORD: 'sandbox-smtp-password',
  /** Opens the address service and the property registry alike. */
  HMS_PROPERTY_TOKEN: 'sandbox-hms-property-token',
  GOOGLE_API_KEY: 'sandbox-google-api-key',
  MALSTADUR_API_KEY: 'sandbox-malstadur-api-key',
  LIBRETRANSLATE_API_KEY: 'sandbox-libretranslate-api-key',
  MBL_TOKEN: 'sandbox-mbl-token',
  REGISTRY_TOKEN: 'sandbox-registry-token',
  XROAD_CLIENT: 'IS-DEV/COM/7101992059/heima-client',
  DOKOBIT_WS_ACCESS_TOKEN: 'sandbox-dokobit-ws-token',
  DOKOBIT_ID_ACCESS_TOKEN: 'sandbox-dokobit-id-token',
  VERIFF_API_KEY: 'sandbox-veriff-api-key',
  VERIFF_SHARED_SECRET: 'sandbox-veriff-shared-secret',
} as const;

/** The paths under which the providers answer; put behind the sandbox's address they are the base URLs. */
export const SANDBOX_BASE_PATHS = {
  SMS_BASE_URL: '/nova-sms',
  HMS_PROPERTY_BASE_URL: '/hms-property',
  PROPERTY_REGISTRY_BASE_URL: '/property-registry',
  GOOGLE_PLACES_BASE_URL: '/google-places',
  GOOGLE_MAPS_BASE_URL: '/google-maps',
  MALSTADUR_BASE_URL: '/malstadur',
  LIBRETRANSLATE_BASE_URL: '/malstadur',
  CENTRAL_BANK_BASE_URL: '/central-bank',
  MBL_BASE_URL: '/mbl',
  REGISTRY_BASE_URL: '/registry',
  DOKOBIT_WS_BASE_URL: '/dokobit-ws',
  DOKOBIT_ID_BASE_URL: '/dokobit-id',
  VERIFF_BASE_URL: '/veriff',
} as const;
