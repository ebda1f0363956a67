import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { EmptyArt } from './empty-art.tsx';
import { Icon } from './icon.tsx';

interface EmptyCardProps {
  sign: ComponentProps<typeof EmptyArt>['sign'];
  title: string;
  text: string;
  /** The way to fill it: another page, or something that happens here. */
  action: { label: string; icon: ComponentProps<typeof Icon>['of'] } & (
    | { to: string }
    | { onPress: () => void }
  );
}

/** A list without anything in it yet: what will stand here, and how it gets here. */
export function EmptyCard({ sign, title, text, action }: EmptyCardProps) {
  const inside = (
    <>
      <Icon of={action.icon} />
      {action.label}
    </>
  );
  return (
    <div className="card">
      <div className="empty">
        <EmptyArt sign={sign} />
        <h2>{title}</h2>
        <p>{text}</p>
        {'to' in action ? (
          <Link className="btn btn--primary" to={action.to}>
            {inside}
          </Link>
        ) : (
          <button className="btn btn--primary" type="button" onClick={action.onPress}>
            {inside}
          </button>
        )}
      </div>
    </div>
  );
}
