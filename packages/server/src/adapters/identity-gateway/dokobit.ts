import { z } from 'zod';
import type { Configured } from '#adapters/configured.ts';
import {
  dokobitFault,
  dokobitPerson,
  dokobitRefusal,
  dokobitWaiting,
  eidFailure,
  failureOfRefusal,
  identityOf,
} from '#adapters/dokobit-identity.ts';
import { ProviderHttp, providerLimits } from '#adapters/provider-http.ts';
import type { Metrics } from '#platform/metrics.ts';
import type { IdentityGateway } from '#ports/identity-gateway.ts';
import { PortError } from '#ports/port-error.ts';

const created = z.object({
  status: z.literal('ok'),
  session_token: z.string().regex(/^[\w-]{16,200}$/),
  url: z.url(),
});

const result = z.union([
  dokobitWaiting,
  z.object({ status: z.literal('canceled') }),
  dokobitPerson.extend({
    status: z.literal('ok'),
    country_code: z.string().regex(/^[A-Za-z]{2}$/),
    authentication_method: z.string(),
  }),
  dokobitFault,
]);

const port = 'identity-gateway';

/** Dokobit's Identity Gateway, in redirect mode (integrations 4). */
export function dokobitGateway(config: Configured<'DOKOBIT_ID_BASE_URL'>, metrics: Metrics): IdentityGateway {
  const http = new ProviderHttp({
    port,
    baseUrl: config.DOKOBIT_ID_BASE_URL,
    metrics,
    ...providerLimits(config),
  });
  const key = `access_token=${encodeURIComponent(config.DOKOBIT_ID_ACCESS_TOKEN)}`;
  return {
    async createSession({ returnUrl, originHost, locale }) {
      const operation = 'createSession';
      const answer = await http.call({
        operation,
        method: 'POST',
        path: `/api/authentication/create?${key}`,
        form: { return_url: returnUrl, origin_host: originHost },
        answer: created,
        // A session that nobody knows of harms nobody.
        repeatable: true,
      });
      const url = new URL(answer.url);
      // People are sent there: only to the gateway itself.
      if (url.origin !== new URL(config.DOKOBIT_ID_BASE_URL).origin)
        throw new PortError('protocol', { port, operation, providerCode: 'page of another host' });
      url.searchParams.set('locale', locale);
      return { sessionToken: answer.session_token, url: url.href };
    },
    async getResult(sessionToken) {
      const operation = 'getResult';
      try {
        const answer = await http.call({
          operation,
          method: 'GET',
          path: `/api/authentication/${encodeURIComponent(sessionToken)}/status?${key}`,
          answer: result,
          repeatable: true,
          refusal: dokobitRefusal({ port, operation }),
        });
        if (answer.status === 'waiting') return { state: 'pending' };
        if (answer.status === 'canceled') return { state: 'failed', reason: 'cancelled' };
        if (answer.status === 'error') return { state: 'failed', reason: eidFailure(answer.error_code) };
        return {
          state: 'completed',
          identity: identityOf(answer, answer.country_code),
          method: answer.authentication_method,
        };
      } catch (error) {
        return failureOfRefusal(error);
      }
    },
  };
}
