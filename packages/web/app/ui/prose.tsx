import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './prose.module.css';

const mark = /\[([^\]]+)\]\(([^)\s]+)\)|\*\*([^*]+)\*\*/g;

/** Links as [words](/address) and strong words as **words**; everything else is plain text. */
function inline(text: string): ReactNode[] {
  const found: ReactNode[] = [];
  let from = 0;
  for (const match of text.matchAll(mark)) {
    found.push(text.slice(from, match.index));
    from = match.index + match[0].length;
    const [, words, address, strong] = match;
    if (strong) found.push(<b className="strong">{strong}</b>);
    else if (address!.startsWith('/')) found.push(<Link to={address!}>{words}</Link>);
    else found.push(<a href={address}>{words}</a>);
  }
  found.push(text.slice(from));
  return found;
}

/** One line of such text. */
export const Inline = ({ text }: { text: string }) => (
  <>
    {inline(text).map((part, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text never move.
      <Fragment key={at}>{part}</Fragment>
    ))}
  </>
);

/** Running text from a locale file: paragraphs apart by an empty line, lines that start with "- " as a list. */
export function Prose({ text }: { text: string }) {
  return (
    <>
      {text.split(/\n{2,}/).map((block) => (
        <Block key={block} text={block} />
      ))}
    </>
  );
}

function Block({ text }: { text: string }) {
  const lines = text.split('\n');
  const items = lines.filter((line) => line.startsWith('- '));
  const before = lines.filter((line) => !line.startsWith('- ')).join(' ');
  return (
    <>
      {before && (
        <p>
          <Inline text={before} />
        </p>
      )}
      {items.length > 0 && (
        <ul className={styles.bullets}>
          {items.map((item) => (
            <li key={item}>
              <Inline text={item.slice(2)} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
