import { z } from 'zod';

/**
 * The only reader of the environment. Everything is checked at start; an unknown or missing value stops the
 * program with a sentence that names it.
 */
const flag = z.enum(['0', '1', 'true', 'false']).transform((text) => text === '1' || text === 'true');
const port = z.coerce.number().int().min(0).max(65_535);

const schema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  ROLE: z.enum(['web', 'worker', 'all']).default('all'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  /** Where people reach the product; links in e-mails and canonical addresses start with it. */
  PUBLIC_URL: z.url().optional(),
  PRODUCT_NAME: z.string().default('Heima'),
  DATA_DIR: z.string().optional(),
  /** Where files are kept: `folder` is DATA_DIR/files, `s3` a bucket. */
  FILE_STORE: z.enum(['folder', 's3']).default('folder'),
  /** The service of the bucket, without the bucket: `https://s3.example.com`. */
  S3_ENDPOINT: z.string().default(''),
  S3_BUCKET: z.string().default(''),
  S3_REGION: z.string().default('auto'),
  S3_ACCESS_KEY_ID: z.string().default(''),
  S3_SECRET_ACCESS_KEY: z.string().default(''),
  DATABASE_URL: z.string().optional(),
  DATABASE_REPLICA_URL: z.string().optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(100).default(10),
  /** Requests a minute from one network address before 429; 0 switches the guard off. */
  FLOOD_LIMIT: z.coerce.number().int().min(0).default(3000),
  /** Bearer token that /metrics is read with; without one only programs on this machine read it. */
  METRICS_TOKEN: z.string().min(16).optional(),
  /** Open connections at once, in all and from one network address; 0 is no limit. */
  CONNECTIONS: z.coerce.number().int().min(0).default(10_000),
  CONNECTIONS_PER_ADDRESS: z.coerce.number().int().min(0).default(500),
  DEMO: flag.default(true),
  /** How many published listings the demonstration has. */
  DEMO_COUNT: z.coerce.number().int().min(1).max(2000).default(310),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  /** Proxies whose X-Forwarded-For counts, as addresses or CIDR blocks, comma separated. */
  TRUSTED_PROXIES: z.string().default(''),
  /** Signs access tokens; 32 characters or more. */
  TOKEN_SECRET: z.string().min(32).optional(),
  /** Keys that blur positions and hash tokens; 32 characters or more. */
  HASH_SECRET: z.string().min(32).optional(),
  /**
   * Keys that encrypt identifiers: `name:key` with 32 bytes in base64, comma separated. The first encrypts, all decrypt;
   * to change keys, put a new one in front and take the old one away once the nightly renewal has run.
   */
  DATA_KEYS: z
    .string()
    .regex(/^[\w-]{1,32}:[A-Za-z0-9+/]{43}=(?:,[\w-]{1,32}:[A-Za-z0-9+/]{43}=)*$/, 'is not a list of keys')
    .optional(),
  SANDBOX_URL: z.string().default('http://127.0.0.1:0'),
  SMTP_HOST: z.string().default('127.0.0.1'),
  SMTP_PORT: port.default(0),
  SMTP_SECURE: flag.default(false),
  SMTP_USER: z.string().default(''),
  SMTP_PASSWORD: z.string().default(''),
  /** Where people write to us; answers to our e-mails go there too. */
  CONTACT_EMAIL: z.email().default('hjalp@heima.test'),
  MAIL_FROM: z.string().default('Heima <heima@heima.test>'),
  SMS_BASE_URL: z.string().optional(),
  SMS_USERNAME: z.string().default(''),
  SMS_PASSWORD: z.string().default(''),
  SMS_SENDER: z.string().max(11).default('Heima'),
  /** Carries SMS to other countries; without it the account above does. */
  SMS_ABROAD_BASE_URL: z.string().optional(),
  SMS_ABROAD_USERNAME: z.string().default(''),
  SMS_ABROAD_PASSWORD: z.string().default(''),
  SMS_ABROAD_SENDER: z.string().max(11).default('Heima'),
  /**
   * Countries whose numbers are sent SMS: two letters or a calling code, comma separated; `*` is all. Without it the
   * European Economic Area and its neighbours, Ukraine and North America.
   */
  SMS_ALLOWED_COUNTRIES: z
    .string()
    .regex(
      /^\s*(?:\*|[A-Za-z]{2}|\d{1,4})\s*(?:,\s*(?:\*|[A-Za-z]{2}|\d{1,4})\s*)*$/,
      'is not a list of countries',
    )
    .default(
      'IS,NO,SE,DK,FO,GL,FI,AX,EE,LV,LT,PL,DE,NL,BE,LU,FR,IE,GB,ES,PT,IT,MT,AT,CH,LI,CZ,SK,HU,SI,HR,RO,BG,GR,CY,UA,US,CA',
    ),
  /** Milliseconds after which a call to any provider is given up; each kind of call has its own limit without it. */
  PROVIDER_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).optional(),
  /** Milliseconds before a failed call is tried again; four times as long before the last try. */
  PROVIDER_RETRY_PAUSE_MS: z.coerce.number().int().min(1).max(10_000).optional(),
  HMS_PROPERTY_BASE_URL: z.string().optional(),
  HMS_PROPERTY_TOKEN: z.string().default(''),
  REGISTRY_BASE_URL: z.string().optional(),
  REGISTRY_TOKEN: z.string().default(''),
  /** Our own name to the state's security server, which stands before the registry. */
  XROAD_CLIENT: z.string().default(''),
  GOOGLE_PLACES_BASE_URL: z.string().optional(),
  GOOGLE_MAPS_BASE_URL: z.string().optional(),
  GOOGLE_API_KEY: z.string().default(''),
  MALSTADUR_BASE_URL: z.string().optional(),
  MALSTADUR_API_KEY: z.string().default(''),
  /** The official exchange rates; without it, prices in other currencies are not compared. */
  CENTRAL_BANK_BASE_URL: z.string().optional(),
  DOKOBIT_WS_BASE_URL: z.string().optional(),
  DOKOBIT_WS_ACCESS_TOKEN: z.string().default(''),
  /** How often a provider is asked about one sign-in by phone, and after how long it is given up. */
  EID_POLL_INTERVAL_MS: z.coerce.number().int().min(100).max(60_000).default(3000),
  EID_MAX_WAIT_MS: z.coerce.number().int().min(1000).max(600_000).default(180_000),
  /** Requests to phones that one network address may cause in an hour. */
  EID_STARTS_PER_ADDRESS: z.coerce.number().int().min(1).default(10),
  DOKOBIT_ID_BASE_URL: z.string().optional(),
  DOKOBIT_ID_ACCESS_TOKEN: z.string().default(''),
  /** Origins of ours beside PUBLIC_URL, comma separated; people may be sent back only to one of them. */
  APP_PUBLIC_ORIGINS: z.string().default(''),
  VERIFF_BASE_URL: z.string().optional(),
  VERIFF_API_KEY: z.string().default(''),
  VERIFF_SHARED_SECRET: z.string().default(''),
  /** Still taken on webhooks while the shared secret is being changed. */
  VERIFF_PREVIOUS_SECRET: z.string().default(''),
  MBL_MODE: z.enum(['push', 'off']).default('push'),
  MBL_BASE_URL: z.string().optional(),
  MBL_TOKEN: z.string().default(''),
  /** A MapLibre style for street zoom; without it the built-in base map of coast and lakes is used. */
  MAP_STYLE_URL: z.string().optional(),
  /**
   * A PMTiles file of vector tiles for street zoom: its name in the file store (`maps/iceland-2027-01.pmtiles`), or its
   * path on our own host when something in front of the program serves it (`/tiles/iceland.pmtiles`).
   */
  MAP_TILES: z
    .string()
    .regex(/^\/?(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.pmtiles$/, 'is not the name of a PMTiles file')
    .optional(),
});

type Environment = z.output<typeof schema>;

export interface Config
  extends Omit<Environment, 'TOKEN_SECRET' | 'HASH_SECRET' | 'DATA_KEYS' | 'PUBLIC_URL'> {
  PUBLIC_URL: string;
  TOKEN_SECRET: string;
  HASH_SECRET: string;
  DATA_KEYS: string;
}

const placeholder = 'heima-development-only-not-a-secret-';
/** Thirty-two bytes that everybody can read here. */
const placeholderKey = `development:${btoa('heima-development-only-not-a-key')}`;

/** Reads and checks the environment. Throws with one line per fault. */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const read = schema.safeParse(given);
  const faults = read.success
    ? [...fileStoreFaults(read.data), ...mapFaults(read.data), ...productionFaults(read.data)]
    : read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  if (!read.success || faults.length > 0) throw new Error(`Configuration:\n  ${faults.join('\n  ')}`);
  const { PUBLIC_URL, TOKEN_SECRET, HASH_SECRET, DATA_KEYS, ...rest } = read.data;
  return {
    ...rest,
    PUBLIC_URL: (PUBLIC_URL ?? `http://localhost:${rest.PORT}`).replace(/\/+$/, ''),
    TOKEN_SECRET: TOKEN_SECRET ?? `${placeholder}token`,
    HASH_SECRET: HASH_SECRET ?? `${placeholder}hash`,
    DATA_KEYS: DATA_KEYS ?? placeholderKey,
  };
}

/** What a bucket cannot do without. */
const bucketSettings = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

function fileStoreFaults(config: Environment): string[] {
  if (config.FILE_STORE !== 's3') return [];
  const missing = bucketSettings.filter((name) => config[name] === '');
  const faults = missing.map((name) => `${name}: is required with FILE_STORE=s3`);
  const isAddress = /^https?:\/\/[^/\s]+\/?$/.test(config.S3_ENDPOINT);
  return missing.includes('S3_ENDPOINT') || isAddress
    ? faults
    : [...faults, 'S3_ENDPOINT: is not the address of a service without a path'];
}

const mapFaults = ({ MAP_STYLE_URL, MAP_TILES }: Environment): string[] =>
  MAP_STYLE_URL && MAP_TILES ? ['MAP_TILES: takes the place of MAP_STYLE_URL; give one of them'] : [];

/** Production refuses placeholder secrets and providers on this machine (rulings, Demonstration and sandbox). */
function productionFaults(config: Environment): string[] {
  if (config.NODE_ENV !== 'production') return [];
  const faults: string[] = [];
  for (const name of [
    'PUBLIC_URL',
    'DATABASE_URL',
    'TOKEN_SECRET',
    'HASH_SECRET',
    'DATA_KEYS',
    'DATA_DIR',
  ] as const)
    if (!config[name]) faults.push(`${name}: is required in production`);
  for (const name of ['TOKEN_SECRET', 'HASH_SECRET'] as const)
    if (config[name]?.startsWith(placeholder)) faults.push(`${name}: is the placeholder of development`);
  if (config.DATA_KEYS?.includes(placeholderKey.split(':')[1]!))
    faults.push('DATA_KEYS: holds the placeholder of development');
  for (const [name, value] of Object.entries(config))
    if (
      /_BASE_URL$|^SMTP_HOST$/.test(name) &&
      typeof value === 'string' &&
      /\/\/(127\.|localhost|\[::1\])|^(127\.|localhost)/.test(value)
    )
      faults.push(`${name}: points at this machine`);
  return [...faults, ...identityFaults(config)];
}

/** The secrets that the services of identity cannot do without (integrations 1.7). */
const identitySecrets = {
  DOKOBIT_WS_BASE_URL: ['DOKOBIT_WS_ACCESS_TOKEN'],
  DOKOBIT_ID_BASE_URL: ['DOKOBIT_ID_ACCESS_TOKEN'],
  VERIFF_BASE_URL: ['VERIFF_API_KEY', 'VERIFF_SHARED_SECRET'],
} as const;

function identityFaults(config: Environment): string[] {
  const faults: string[] = [];
  for (const [address, secrets] of Object.entries(identitySecrets)) {
    const url = config[address as keyof typeof identitySecrets];
    if (!url) continue;
    if (!url.startsWith('https://')) faults.push(`${address}: must be https`);
    for (const secret of secrets) {
      if (!config[secret]) faults.push(`${secret}: is required with ${address}`);
      if (config[secret].startsWith('sandbox-')) faults.push(`${secret}: is the sandbox's`);
    }
  }
  return faults;
}
