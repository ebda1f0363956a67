import { z } from 'zod';
import { ProviderHttp, providerLimits } from '#adapters/provider-http.ts';
import type { Config } from '#config.ts';
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

/** An account with a carrier. */
export interface SmsAccount {
  baseUrl: string;
  username: string;
  password: string;
  sender: string;
}

/** Nova's SMS service (integrations 20): an error can be of the request or of one message inside a 200. */
export function novaSms(account: SmsAccount, config: Config, metrics: Metrics): SmsSender {
  const where = { port: 'sms', operation: 'send' };
  const http = new ProviderHttp({
    port: 'sms',
    baseUrl: account.baseUrl,
    metrics,
    ...providerLimits(config),
  });
  const credentials = Buffer.from(`${account.username}:${account.password}`).toString('base64');
  return {
    async send({ to, text }) {
      const result = await http.call({
        operation: 'send',
        method: 'POST',
        path: '/v1/',
        headers: { authorization: `Basic ${credentials}` },
        body: { from: account.sender, to: [to], body: text, wait: 'no' },
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
