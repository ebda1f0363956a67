import type { Mail } from '#core/mail-box.ts';

const REPORTER = 'mail.sandbox.invalid';

/** A delivery status notification (RFC 3464) as a receiving server sends it back to the envelope sender. */
export function bounceNotice(mail: Mail, reason: string, at: Date, boundary: string): string {
  const recipients = mail.envelope.to.map(
    (address) =>
      `Final-Recipient: rfc822; ${address}\nAction: failed\nStatus: 5.1.1\nDiagnostic-Code: smtp; 550 5.1.1 ${reason}\n`,
  );
  const original = [`Subject: ${mail.headers.subject ?? ''}`, `Message-ID: ${mail.messageId ?? ''}`];
  const lines = [
    `From: Mail Delivery System <mailer-daemon@${REPORTER}>`,
    `To: ${mail.envelope.from}`,
    'Subject: Undelivered Mail Returned to Sender',
    `Date: ${at.toUTCString()}`,
    `Message-ID: <${boundary}@${REPORTER}>`,
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    `Content-Type: multipart/report; report-type=delivery-status; boundary="${boundary}"`,
    '',
    `--${boundary}`,
    'Content-Type: text/plain; charset=utf-8',
    '',
    `Your message to ${mail.envelope.to.join(', ')} could not be delivered: ${reason}`,
    '',
    `--${boundary}`,
    'Content-Type: message/delivery-status',
    '',
    `Reporting-MTA: dns; ${REPORTER}`,
    `Arrival-Date: ${new Date(mail.at).toUTCString()}`,
    '',
    recipients.join('\n'),
    `--${boundary}`,
    'Content-Type: text/rfc822-headers',
    '',
    ...original,
    '',
    `--${boundary}--`,
    '',
  ];
  return lines.join('\n').replace(/\n/g, '\r\n');
}
