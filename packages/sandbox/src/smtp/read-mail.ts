import { type AddressObject, simpleParser } from 'mailparser';
import { findCode } from '#core/find-code.ts';
import type { Mail } from '#core/mail-box.ts';
import { findLinks } from './find-links.ts';

/** Takes a message apart the way a mail program does. */
export async function readMail(raw: Buffer, envelope: Mail['envelope'], id: string, at: Date): Promise<Mail> {
  const parsed = await simpleParser(raw, { skipHtmlToText: true, skipTextToHtml: true });
  const text = parsed.text ?? '';
  const html = parsed.html || null;
  return {
    id,
    at: at.toISOString(),
    envelope,
    from: addresses(parsed.from) || envelope.from,
    to: addresses(parsed.to) || envelope.to.join(', '),
    replyTo: addresses(parsed.replyTo) || null,
    subject: parsed.subject ?? '',
    messageId: parsed.messageId ?? null,
    headers: Object.fromEntries(parsed.headerLines.map(({ key, line }) => [key, headerValue(line)])),
    text,
    html,
    links: findLinks(html, text),
    code: findCode(text) ?? findCode((html ?? '').replace(/<[^>]*>/g, ' ')),
    attachments: parsed.attachments
      .filter((attachment) => !attachment.related)
      .map(({ filename, contentType, size, content }, index) => ({
        filename: filename ?? `attachment-${index + 1}`,
        contentType,
        size,
        content,
      })),
    raw,
    bounced: null,
  };
}

function addresses(field: AddressObject | AddressObject[] | undefined): string {
  return [field ?? []]
    .flat()
    .map((address) => address.text)
    .join(', ');
}

function headerValue(line: string): string {
  return line
    .slice(line.indexOf(':') + 1)
    .replace(/\r?\n\s+/g, ' ')
    .trim();
}
