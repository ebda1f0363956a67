import { createHmac } from 'node:crypto';
import { SANDBOX_CREDENTIALS } from '../credentials.ts';

export type Sample = {
  provider: string;
  operation: string;
  path: string;
  init: RequestInit;
  /** Anybody may call it, so that there are no wrong credentials. */
  isOpen?: true;
};

const { SMS_USERNAME, SMS_PASSWORD, HMS_PROPERTY_TOKEN, GOOGLE_API_KEY } = SANDBOX_CREDENTIALS;
const basic = `Basic ${Buffer.from(`${SMS_USERNAME}:${SMS_PASSWORD}`).toString('base64')}`;
const sendJson = (body: unknown, headers: Record<string, string>, method = 'POST'): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});
const read = (headers: Record<string, string>): RequestInit => ({ headers });

const sendForm = (fields: Record<string, string>): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(fields).toString(),
});

/** The headers of a call to Veriff: the key, and the signature of the body or of the session's id. */
export const asVeriffClient = (signed: string) => ({
  'x-auth-client': SANDBOX_CREDENTIALS.VERIFF_API_KEY,
  'x-hmac-signature': createHmac('sha256', SANDBOX_CREDENTIALS.VERIFF_SHARED_SECRET)
    .update(signed)
    .digest('hex'),
});
const signedJson = (body: unknown): RequestInit => sendJson(body, asVeriffClient(JSON.stringify(body)));

/** A text message as the product would send it. */
export const smsBody = { from: 'Heima', to: ['6112345'], body: 'Heima: 482913 er kóðinn þinn' };

/** A complete advertisement; tests change what they are about. */
export const listingBody = {
  title: 'Björt þriggja herbergja íbúð við Reynimel',
  type: 'residential',
  category: 'apartment',
  address: 'Reynimelur 82',
  postal_code: '107',
  place: 'Reykjavík',
  point: { lat: 64.146, lng: -21.958 },
  exact_location: false,
  size: 84.5,
  rooms: 3,
  bedrooms: 2,
  price: 285_000,
  currency: 'ISK',
  deposit_months: 3,
  available_from: '2027-01-01',
  term: 'open',
  pets: false,
  furnished: false,
  description: { is: 'Vel skipulögð íbúð á annarri hæð með suðursvölum og geymslu í kjallara.' },
  images: ['https://myndir.example/1.webp'],
  contact_url: 'https://heima.example/auglysingar/1',
  updated_at: '2026-11-27T12:00:00Z',
};

/** Headers that each provider accepts. */
export const asHeima = {
  sms: { authorization: basic },
  hms: { authorization: `Bearer ${HMS_PROPERTY_TOKEN}` },
  places: { 'x-goog-api-key': GOOGLE_API_KEY },
  malstadur: { 'x-api-key': SANDBOX_CREDENTIALS.MALSTADUR_API_KEY },
  mbl: { authorization: `Bearer ${SANDBOX_CREDENTIALS.MBL_TOKEN}` },
  registry: {
    authorization: `Bearer ${SANDBOX_CREDENTIALS.REGISTRY_TOKEN}`,
    'x-road-client': SANDBOX_CREDENTIALS.XROAD_CLIENT,
  },
};

/** One right call of every provider. */
export const SAMPLES: readonly Sample[] = [
  { provider: 'nova-sms', operation: 'send', path: '/nova-sms/v1/', init: sendJson(smsBody, asHeima.sms) },
  {
    provider: 'hms-property',
    operation: 'search',
    path: '/hms-property/api/stadfang/search?partialStadfang=Borgart%C3%BAn',
    init: read(asHeima.hms),
  },
  {
    provider: 'property-registry',
    operation: 'property',
    path: '/property-registry/api/v1/fasteignir/F2000101',
    init: read(asHeima.hms),
  },
  {
    provider: 'google-places',
    operation: 'autocomplete',
    path: '/google-places/v1/places:autocomplete',
    init: sendJson({ input: 'Selfoss' }, asHeima.places),
  },
  {
    provider: 'google-maps',
    operation: 'geocode',
    path: `/google-maps/maps/api/geocode/json?address=Selfoss&key=${GOOGLE_API_KEY}`,
    init: {},
  },
  {
    provider: 'malstadur',
    operation: 'translate',
    path: '/malstadur/v1/translate',
    init: sendJson({ text: 'A bright flat.', targetLanguage: 'is' }, asHeima.malstadur),
  },
  {
    provider: 'malstadur',
    operation: 'libre-translate',
    path: '/malstadur/translate',
    init: sendJson(
      {
        q: 'A bright flat.',
        source: 'en',
        target: 'is',
        api_key: SANDBOX_CREDENTIALS.LIBRETRANSLATE_API_KEY,
      },
      {},
    ),
  },
  {
    provider: 'central-bank',
    operation: 'time-series',
    path: '/central-bank/xmltimeseries/Default.aspx?DagsFra=LATEST&GroupID=9&Type=xml',
    init: {},
    isOpen: true,
  },
  {
    provider: 'mbl',
    operation: 'upsert',
    path: '/mbl/v1/listings/11111111-1111-7111-8111-111111111111',
    init: sendJson(listingBody, asHeima.mbl, 'PUT'),
  },
  {
    provider: 'registry',
    operation: 'person',
    path: '/registry/api/v1/einstaklingar/0101302399',
    init: read(asHeima.registry),
  },
  {
    provider: 'dokobit-ws',
    operation: 'login',
    path: `/dokobit-ws/v2/mobile/login.json?access_token=${SANDBOX_CREDENTIALS.DOKOBIT_WS_ACCESS_TOKEN}`,
    init: sendForm({ phone: '+3546112345' }),
  },
  {
    provider: 'dokobit-id',
    operation: 'create',
    path: `/dokobit-id/api/authentication/create?access_token=${SANDBOX_CREDENTIALS.DOKOBIT_ID_ACCESS_TOKEN}`,
    init: sendForm({ return_url: 'http://localhost:3000/login' }),
  },
  {
    provider: 'veriff',
    operation: 'create',
    path: '/veriff/v1/sessions',
    init: signedJson({ verification: { vendorData: 'r-1' } }),
  },
];

/** The sample call of a provider. */
export function sampleOf(provider: string): Sample {
  const sample = SAMPLES.find((candidate) => candidate.provider === provider);
  if (!sample) throw new Error(`no sample call of ${provider}`);
  return sample;
}
