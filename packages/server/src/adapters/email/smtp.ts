import type { Config } from '#config.ts';
import type { EmailSender } from '#ports/email.ts';
import { PortError, type PortOutcome } from '#ports/port-error.ts';

/** Sends e-mail by SMTP submission. */
export function smtpSender(config: Config): EmailSender {
  const socketTimeout = config.PROVIDER_TIMEOUT_MS ?? 15_000;
  const options = {
    host: config.SMTP_HOST,
    port: config.SMTP_PORT,
    secure: config.SMTP_SECURE,
    ...(config.SMTP_USER ? { auth: { user: config.SMTP_USER, pass: config.SMTP_PASSWORD } } : {}),
    connectionTimeout: 5000,
    greetingTimeout: socketTimeout,
    socketTimeout,
    // In development the sandbox has no certificate; a real relay over the network must offer TLS.
    ignoreTLS: config.NODE_ENV !== 'production',
    requireTLS: config.NODE_ENV === 'production' && !config.SMTP_SECURE,
  };
  // Loaded with the first e-mail: a copy that serves pages sends none.
  const connect = async () => (await import('nodemailer')).default.createTransport(options);
  let transport: ReturnType<typeof connect> | undefined;
  const host = new URL(config.PUBLIC_URL).hostname;
  return {
    async send(email) {
      try {
        transport ??= connect();
        await (await transport).sendMail({
          from: config.MAIL_FROM,
          replyTo: config.CONTACT_EMAIL,
          to: email.to,
          subject: email.subject,
          text: email.text,
          html: email.html,
          messageId: `<${email.messageKey}@${host}>`,
          headers: {
            // Answers of absence are not sent back to what no person wrote (RFC 3834).
            'Auto-Submitted': 'auto-generated',
            ...(email.unsubscribeUrl
              ? {
                  'List-Unsubscribe': `<${email.unsubscribeUrl}>`,
                  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
                }
              : {}),
          },
        });
      } catch (error) {
        const { code, responseCode } = error as { code?: string; responseCode?: number };
        throw new PortError(
          outcomeOf(code, responseCode),
          { port: 'email', operation: 'send', providerCode: String(responseCode ?? code ?? '') },
          { cause: error },
        );
      }
    },
  };
}

/** 4xx is for now and 5xx for good; but a refused sign-in is our fault and says nothing about the recipient. */
function outcomeOf(code: string | undefined, reply: number | undefined): PortOutcome {
  if (code === 'EAUTH') return 'unauthorized';
  if (code === 'ETIMEDOUT') return 'timeout';
  return reply && reply >= 500 ? 'rejected' : 'unavailable';
}
