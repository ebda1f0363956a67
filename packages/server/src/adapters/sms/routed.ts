import type { Configured } from '#adapters/configured.ts';
import type { Metrics } from '#platform/metrics.ts';
import { isHomeNumber, isNumberServed } from '#platform/sms-countries.ts';
import { PortError } from '#ports/port-error.ts';
import type { SmsSender } from '#ports/sms.ts';
import { novaSms } from './nova.ts';

/**
 * Which account carries an SMS: Icelandic numbers go by SMS_BASE_URL, others by SMS_ABROAD_BASE_URL where it is set.
 * Countries that are not allowed get nothing (R245).
 */
export function routedSms(config: Configured<'SMS_BASE_URL'>, metrics: Metrics): SmsSender {
  const home = novaSms(
    {
      baseUrl: config.SMS_BASE_URL,
      username: config.SMS_USERNAME,
      password: config.SMS_PASSWORD,
      sender: config.SMS_SENDER,
    },
    config,
    metrics,
  );
  const abroad = config.SMS_ABROAD_BASE_URL
    ? novaSms(
        {
          baseUrl: config.SMS_ABROAD_BASE_URL,
          username: config.SMS_ABROAD_USERNAME,
          password: config.SMS_ABROAD_PASSWORD,
          sender: config.SMS_ABROAD_SENDER,
        },
        config,
        metrics,
      )
    : home;
  return {
    async send(sms) {
      if (!isNumberServed(config, sms.to))
        throw new PortError('rejected', { port: 'sms', operation: 'send', providerCode: 'country' });
      return (isHomeNumber(sms.to) ? home : abroad).send(sms);
    },
  };
}
