import { createHash, createHmac } from 'node:crypto';
import type { VerificationState } from '@heima/domain/identity/verification-status.ts';
import { readPlainDate } from '@heima/domain/shared/plain-date.ts';
import { z } from 'zod';
import type { Configured } from '#adapters/configured.ts';
import { ProviderHttp, providerLimits } from '#adapters/provider-http.ts';
import type { Config } from '#config.ts';
import type { Metrics } from '#platform/metrics.ts';
import { sameText } from '#platform/secrets.ts';
import type { IdentityVerification, VerificationDecision } from '#ports/identity-verification.ts';
import { PortError } from '#ports/port-error.ts';

const created = z.object({
  verification: z.object({ id: z.string().regex(/^[\w-]{8,100}$/), url: z.url({ protocol: /^https?$/ }) }),
});

const words = z.string().nullish();
const decided = z.object({
  verification: z
    .object({
      id: z.string(),
      code: z.int(),
      decisionTime: words,
      reasonCode: z.union([z.string(), z.number()]).nullish(),
      person: z.object({ firstName: words, lastName: words, dateOfBirth: words }).nullish(),
      document: z.object({ type: words, country: words, number: words }).nullish(),
    })
    .nullable(),
});

/** The body of a webhook: a decision carries its verification, an event the id itself. */
const webhook = z.union([
  z.object({ verification: z.object({ id: z.string().min(1).max(100) }) }),
  z.object({ id: z.string().min(1).max(100), action: z.enum(['started', 'submitted']) }),
]);

/** 9121 is a review, which is not final (integrations 26.10). */
const states: Readonly<Record<number, VerificationState>> = {
  7001: 'started',
  7002: 'submitted',
  9001: 'approved',
  9102: 'declined',
  9103: 'resubmission',
  9104: 'expired',
  9121: 'review',
};

const port = 'identity-verification';
/** Where Veriff shows its own page. */
const ownHost = /(?:^|\.)veriff\.(?:com|me)$/;

/** Veriff (integrations 5): a call is signed over its body or its session's id, a webhook over its raw bytes. */
export function veriffVerification(
  config: Configured<'VERIFF_BASE_URL'>,
  metrics: Metrics,
): IdentityVerification {
  const http = new ProviderHttp({
    port,
    baseUrl: config.VERIFF_BASE_URL,
    metrics,
    ...providerLimits(config),
  });
  const headers = (signed: string) => ({
    'x-auth-client': config.VERIFF_API_KEY,
    'x-hmac-signature': signature(config.VERIFF_SHARED_SECRET, signed),
  });
  return {
    async createSession({ reference, givenName, surname, birthDate, returnUrl, locale }) {
      const operation = 'createSession';
      const person = {
        firstName: givenName,
        lastName: surname,
        ...(birthDate ? { dateOfBirth: birthDate } : {}),
      };
      const body = {
        verification: { callback: returnUrl, vendorData: reference, person, lang: locale },
      };
      const { verification } = await http.call({
        operation,
        method: 'POST',
        path: '/v1/sessions',
        headers: headers(JSON.stringify(body)),
        body,
        answer: created,
        repeatable: false,
      });
      if (!isOwnPage(verification.url, config.VERIFF_BASE_URL))
        throw new PortError('protocol', { port, operation, providerCode: 'page of another host' });
      return { providerSessionId: verification.id, url: verification.url };
    },
    async getDecision(id) {
      const { verification } = await http.call({
        operation: 'getDecision',
        method: 'GET',
        path: `/v1/sessions/${encodeURIComponent(id)}/decision`,
        headers: headers(id),
        answer: decided,
        repeatable: true,
      });
      return readDecision(verification);
    },
    async readWebhook(raw, given) {
      const where = { port, operation: 'readWebhook' };
      if (!isSigned(config, raw, given)) throw new PortError('unauthorized', where);
      const read = webhook.safeParse(parse(raw));
      if (!read.success) throw new PortError('protocol', where);
      const key = createHash('sha256').update(raw).digest('base64url');
      if ('verification' in read.data)
        return { key, providerSessionId: read.data.verification.id, progress: null };
      return { key, providerSessionId: read.data.id, progress: read.data.action };
    },
  };
}

const signature = (secret: string, text: string | Buffer): string =>
  createHmac('sha256', secret).update(text).digest('hex');

function isOwnPage(address: string, baseUrl: string): boolean {
  const [url, base] = [new URL(address), new URL(baseUrl)];
  return url.origin === base.origin || (url.protocol === 'https:' && ownHost.test(url.hostname));
}

/** Whether a webhook was signed with the secret of now or the one before it. */
function isSigned(
  { VERIFF_API_KEY, VERIFF_SHARED_SECRET, VERIFF_PREVIOUS_SECRET }: Config,
  raw: Buffer,
  headers: Readonly<Record<string, string | string[] | undefined>>,
): boolean {
  const given = headers['x-hmac-signature'];
  const client = headers['x-auth-client'];
  if (typeof given !== 'string' || typeof client !== 'string') return false;
  const secrets = [VERIFF_SHARED_SECRET, VERIFF_PREVIOUS_SECRET].filter((secret) => secret !== '');
  const right = secrets.map((secret) => sameText(signature(secret, raw), given.toLowerCase()));
  return right.includes(true) && sameText(client, VERIFF_API_KEY);
}

function parse(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'));
  } catch {
    return undefined;
  }
}

function readDecision(found: z.output<typeof decided>['verification']): VerificationDecision {
  const at = found?.decisionTime ? new Date(found.decisionTime) : undefined;
  const { person, document } = found ?? {};
  return {
    state: states[found?.code ?? 0] ?? 'created',
    decidedAt: at && !Number.isNaN(at.getTime()) ? at : null,
    reasonCode: found?.reasonCode ? String(found.reasonCode) : null,
    person: person
      ? {
          givenName: person.firstName ?? '',
          surname: person.lastName ?? '',
          birthDate: readPlainDate(person.dateOfBirth ?? '') ?? null,
        }
      : null,
    document: document
      ? {
          type: document.type ?? '',
          country: document.country ?? '',
          numberEnd: (document.number ?? '').slice(-4),
        }
      : null,
  };
}
