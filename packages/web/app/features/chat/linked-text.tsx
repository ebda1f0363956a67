import { LinkifyIt } from 'linkify-it';
import type { ReactNode } from 'react';

/** Endings of addresses that people write without https; with every other, “Takk.Er laust?” would be one too. */
const tlds = ['is', 'com', 'org', 'net', 'eu', 'ua', 'pl'];

/** Addresses of the web and of people; every other scheme (`javascript:`, `data:`) stays text. */
const linkify = new LinkifyIt({ fuzzyLink: true, tlds }).add('ftp:', null).add('//', null);

interface Part {
  text: string;
  href?: string;
}

/** What somebody wrote, cut where links begin and end. */
export function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const { index, lastIndex, url } of linkify.match(text) ?? []) {
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: text.slice(index, lastIndex), href: url });
    end = lastIndex;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/**
 * Text that somebody wrote, with its links: nothing else in it means anything (CH07). The other side does not learn who
 * followed a link, and cannot reach the page that it was on.
 */
export const LinkedText = ({ text }: { text: string }): ReactNode =>
  partsOf(text).map(({ text: shown, href }, at) =>
    href ? (
      // The place in the text is what tells one from another, and it never changes.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <a key={at} href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
        {shown}
      </a>
    ) : (
      shown
    ),
  );
