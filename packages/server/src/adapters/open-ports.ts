import type { Config } from '#config.ts';
import type { Metrics } from '#platform/metrics.ts';
import type { Ports } from '#ports/ports.ts';
import { smtpSender } from './email/smtp.ts';
import { novaSms } from './sms/nova.ts';

/** Which adapter serves which port, by configuration. */
export const openPorts = (config: Config, metrics: Metrics): Ports =>
  ({ email: smtpSender(config), sms: novaSms(config, metrics) }) as Ports;
