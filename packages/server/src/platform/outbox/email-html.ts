import { languageTag } from '@heima/domain/shared/language.ts';
import { inHtml } from '#platform/in-html.ts';
import type { Writing } from './define-message.ts';
import type { EmailItem, WholeEmail } from './email.ts';

const colour = {
  ink: '#14202B',
  slate: '#51606E',
  mist: '#F4F6F7',
  snow: '#FFFFFF',
  line: '#DDE3E7',
  fjord: '#0B5563',
};
const text = `font-family:Onest,Inter,-apple-system,'Segoe UI',Roboto,Arial,sans-serif;color:${colour.ink};`;

/** Pixels of a home's picture. */
const pictureSize = { width: 112, height: 84 };
/** Pixels of the product's mark, with the white around it. */
const markSize = 40;

/**
 * The HTML part. Mail programs know tables and inline styles only. An e-mail loads nothing from the net but the mark and
 * the pictures of homes, from our own address and the same for every reader: no picture tells who has read it.
 */
export function emailHtml(
  email: WholeEmail,
  {
    language,
    translate,
    productName,
    origin,
  }: Pick<Writing, 'language' | 'translate' | 'productName' | 'origin'>,
): string {
  const paragraph = (content: string, style = '') =>
    `<p style="${text}font-size:16px;line-height:1.5;margin:0 0 16px;overflow-wrap:anywhere;${style}">${content}</p>`;
  const small = (content: string) =>
    paragraph(content, `font-size:13px;color:${colour.slate};margin:0 0 4px;`);
  return `<!doctype html>
<html lang="${languageTag(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${inHtml(email.subject)}</title>
</head>
<body style="margin:0;background:${colour.mist};">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${colour.mist};"><tr><td align="center" style="padding:24px 8px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:${colour.snow};border-radius:10px;"><tr><td style="padding:32px 24px;">
${mark(origin, productName)}
<h1 style="${text}font-size:22px;line-height:1.2;font-weight:600;margin:0 0 16px;">${inHtml(email.heading)}</h1>
${paragraph(inHtml(email.greeting))}
${email.paragraphs.map((one) => paragraph(inHtml(one))).join('\n')}
${email.facts ? facts(email.facts) : ''}
${email.items?.map(item).join('\n') ?? ''}
${email.afterItems ? paragraph(inHtml(email.afterItems)) : ''}
${email.action ? button(email.action) : ''}
${email.note ? paragraph(inHtml(email.note), `font-size:14px;color:${colour.slate};`) : ''}
${paragraph(`${inHtml(translate('outbox.signOff'))}<br>${inHtml(productName)}`, 'margin:24px 0 0;')}
<div style="border-top:1px solid ${colour.line};margin-top:24px;padding-top:16px;">
${small(inHtml(email.reason))}
${email.settings ? small(link(email.settings)) : ''}
${email.unsubscribeUrl ? small(link({ label: translate('outbox.unsubscribe'), url: email.unsubscribeUrl })) : ''}
${small(inHtml(translate('outbox.sender', { name: productName })))}
</div>
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}

function facts(rows: NonNullable<WholeEmail['facts']>): string {
  const cell = (content: string, style: string) =>
    `<td style="${text}font-size:16px;line-height:1.5;padding:4px 0;${style}">${inHtml(content)}</td>`;
  const lines = rows.map(
    ({ label, value }) =>
      `<tr>${cell(label, `color:${colour.slate};`)}${cell(value, 'text-align:right;font-weight:500;')}</tr>`,
  );
  return `<table width="100%" cellpadding="0" cellspacing="0" style="border-top:1px solid ${colour.line};border-bottom:1px solid ${colour.line};margin:0 0 16px;">${lines.join('')}</table>`;
}

/** The mark beside the name; where pictures are not shown the name stands alone. */
function mark(origin: string, productName: string): string {
  const icon = `<img src="${inHtml(origin)}/apple-touch-icon.png" width="${markSize}" height="${markSize}" alt="" style="display:block;border:0;">`;
  const name = `<td style="${text}font-size:18px;font-weight:600;color:${colour.fjord};padding-left:4px;">${inHtml(productName)}</td>`;
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 24px -8px;"><tr><td>${icon}</td>${name}</tr></table>`;
}

function item({ title, url, facts: line, price, picture }: EmailItem): string {
  const row = (content: string, style: string) =>
    `<div style="${text}line-height:1.5;overflow-wrap:anywhere;${style}">${content}</div>`;
  const href = inHtml(url);
  const name = `<a href="${href}" style="color:${colour.fjord};text-decoration:underline;">${inHtml(title)}</a>`;
  const words = `${row(name, 'font-size:16px;font-weight:500;')}${row(inHtml(line), `font-size:14px;color:${colour.slate};`)}${price === undefined ? '' : row(inHtml(price), 'font-size:16px;font-weight:600;')}`;
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-top:1px solid ${colour.line};"><tr>${picture ? pictureCell(picture, href) : ''}<td valign="top" style="padding:12px 0;">${words}</td></tr></table>`;
}

/** Its link is left out by screen readers and Tab: the title beside it leads to the same page. */
function pictureCell(picture: string, href: string): string {
  const { width, height } = pictureSize;
  return `<td width="${width}" valign="top" style="padding:12px 16px 12px 0;"><a href="${href}" aria-hidden="true" tabindex="-1"><img src="${inHtml(picture)}" width="${width}" height="${height}" alt="" style="display:block;border:0;border-radius:6px;background:${colour.mist};"></a></td>`;
}

const link = ({ label, url }: { label: string; url: string }): string =>
  `<a href="${inHtml(url)}" style="color:${colour.slate};">${inHtml(label)}</a>`;

function button({ label, url }: NonNullable<WholeEmail['action']>): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 16px;"><tr><td style="background:${colour.fjord};border-radius:10px;"><a href="${inHtml(url)}" style="${text}display:inline-block;padding:12px 24px;font-size:16px;font-weight:500;color:${colour.snow};text-decoration:none;">${inHtml(label)}</a></td></tr></table>`;
}
