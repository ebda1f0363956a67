/** Where one sandbox listens. */
export interface SandboxAddress {
  url: string;
  smtpPort: number;
}

/**
 * The environment that points every adapter at the sandbox; also what `npm start` uses. The values are those of the
 * sandbox's `credentials.ts`, which a running program does not import; a test compares them.
 */
export const sandboxEnvironment = ({ url, smtpPort }: SandboxAddress): Record<string, string> => ({
  SANDBOX_URL: url,
  SMTP_HOST: '127.0.0.1',
  SMTP_PORT: String(smtpPort),
  SMTP_USER: 'sandbox-heima',
  SMTP_PASSWORD: 'sandbox-smtp-password',
  SMS_BASE_URL: `${url}/nova-sms`,
  SMS_USERNAME: 'sandbox-heima',
  SMS_PASSWORD: 'sandbox-sms-password',
  HMS_PROPERTY_BASE_URL: `${url}/hms-property`,
  HMS_PROPERTY_TOKEN: 'sandbox-hms-property-token',
  REGISTRY_BASE_URL: `${url}/registry`,
  REGISTRY_TOKEN: 'sandbox-registry-token',
  XROAD_CLIENT: 'IS-DEV/COM/7101992059/heima-client',
  GOOGLE_PLACES_BASE_URL: `${url}/google-places`,
  GOOGLE_MAPS_BASE_URL: `${url}/google-maps`,
  GOOGLE_API_KEY: 'sandbox-google-api-key',
  MALSTADUR_BASE_URL: `${url}/malstadur`,
  MALSTADUR_API_KEY: 'sandbox-malstadur-api-key',
  CENTRAL_BANK_BASE_URL: `${url}/central-bank`,
  MBL_BASE_URL: `${url}/mbl`,
  MBL_TOKEN: 'sandbox-mbl-token',
  DOKOBIT_WS_BASE_URL: `${url}/dokobit-ws`,
  DOKOBIT_WS_ACCESS_TOKEN: 'sandbox-dokobit-ws-token',
  DOKOBIT_ID_BASE_URL: `${url}/dokobit-id`,
  DOKOBIT_ID_ACCESS_TOKEN: 'sandbox-dokobit-id-token',
  VERIFF_BASE_URL: `${url}/veriff`,
  VERIFF_API_KEY: 'sandbox-veriff-api-key',
  VERIFF_SHARED_SECRET: 'sandbox-veriff-shared-secret',
});
