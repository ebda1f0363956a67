import { z } from 'zod';
import type { Configured } from '#adapters/configured.ts';
import { ProviderHttp, providerLimits } from '#adapters/provider-http.ts';
import type { Metrics } from '#platform/metrics.ts';
import { PortError } from '#ports/port-error.ts';
import type { SmsSender } from '#ports/sms.ts';

const answer = z.object({
  error: z.boolean(),
  error_details: z.unknown().optional(),
  messages: z
    .array(
      z.object({ uuid: z.string(), error: z.boolean().optional(), delivery_status: z.string().optional() }),
    )
    .default([]),
});

/** Nova's SMS service (integrations 20): an error can be of the request or of one message inside a 200. */
export function novaSms(config: Configured<'SMS_BASE_URL'>, metrics: Metrics): SmsSender {
  const where = { port: 'sms', operation: 'send' };
  const http = new ProviderHttp({
    port: 'sms',
    baseUrl: config.SMS_BASE_URL,
    metrics,
    ...providerLimits(config),
  });
  const countries = config.SMS_ALLOWED_COUNTRIES.split(',').map((code) => `+${code.trim()}`);
  const credentials = Buffer.from(`${config.SMS_USERNAME}:${config.SMS_PASSWORD}`).toString('base64');
  return {
    async send({ to, text }) {
      // Numbers of other countries cost much and attract fraud; only listed ones are served.
      if (!countries.some((code) => to.startsWith(code)))
        throw new PortError('rejected', { ...where, providerCode: 'country' });
      const result = await http.call({
        operation: 'send',
        method: 'POST',
        path: '/v1/',
        headers: { authorization: `Basic ${credentials}` },
        body: { from: config.SMS_SENDER, to: [to], body: text, wait: 'no' },
        answer,
        // A repeated message would reach the phone twice.
        repeatable: false,
      });
      const message = result.messages[0];
      if (
        result.error ||
        !message ||
        message.error ||
        ['rejected', 'failed'].includes(message.delivery_status ?? '')
      )
        throw new PortError('rejected', { ...where, providerCode: message?.delivery_status ?? 'error' });
      return { messageId: message.uuid };
    },
  };
}
