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
import type { MobileEid } from '#ports/mobile-eid.ts';

const started = z.union([
  z.object({
    status: z.literal('ok'),
    token: z.string().min(1).max(200),
    control_code: z.coerce.string().regex(/^\d{2,8}$/),
  }),
  dokobitFault,
]);

const progress = z.union([
  dokobitWaiting,
  dokobitPerson.extend({ status: z.literal('ok'), country: z.string().regex(/^[A-Za-z]{2}$/) }),
  dokobitFault,
]);

const port = 'mobile-eid';

/**
 * Dokobit's Identity API (integrations 3). The phone number alone is sent: an Icelandic SIM answers for one person.
 * The access token stands in the query, so addresses of these calls are never logged.
 */
export function dokobitMobileEid(config: Configured<'DOKOBIT_WS_BASE_URL'>, metrics: Metrics): MobileEid {
  const http = new ProviderHttp({
    port,
    baseUrl: config.DOKOBIT_WS_BASE_URL,
    metrics,
    ...providerLimits(config),
  });
  const key = `access_token=${encodeURIComponent(config.DOKOBIT_WS_ACCESS_TOKEN)}`;
  return {
    async start(phone) {
      const operation = 'start';
      try {
        const answer = await http.call({
          operation,
          method: 'POST',
          path: `/v2/mobile/login.json?${key}`,
          form: { phone },
          answer: started,
          repeatable: false,
          refusal: dokobitRefusal({ port, operation }),
        });
        return answer.status === 'ok'
          ? { state: 'started', providerToken: answer.token, controlCode: answer.control_code }
          : { state: 'failed', reason: eidFailure(answer.error_code) };
      } catch (error) {
        return failureOfRefusal(error);
      }
    },
    async poll(providerToken) {
      const operation = 'poll';
      try {
        const answer = await http.call({
          operation,
          method: 'GET',
          path: `/v2/mobile/login/status/${encodeURIComponent(providerToken)}.json?${key}`,
          answer: progress,
          repeatable: true,
          refusal: dokobitRefusal({ port, operation }),
        });
        if (answer.status === 'waiting') return { state: 'waiting' };
        if (answer.status === 'error') return { state: 'failed', reason: eidFailure(answer.error_code) };
        return { state: 'completed', identity: identityOf(answer, answer.country) };
      } catch (error) {
        return failureOfRefusal(error);
      }
    },
  };
}
