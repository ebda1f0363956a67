import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { EmptyArt } from './empty-art.tsx';
import { Icon } from './icon.tsx';

interface EmptyCardProps {
  sign: ComponentProps<typeof EmptyArt>['sign'];
  title: string;
  text: string;
  /** The way to fill it. */
  action: { to: string; label: string; icon: ComponentProps<typeof Icon>['of'] };
}

/** A list without anything in it yet: what will stand here, and how it gets here. */
export const EmptyCard = ({ sign, title, text, action }: EmptyCardProps) => (
  <div className="card">
    <div className="empty">
      <EmptyArt sign={sign} />
      <h2>{title}</h2>
      <p>{text}</p>
      <Link className="btn btn--primary" to={action.to}>
        <Icon of={action.icon} />
        {action.label}
      </Link>
    </div>
  </div>
);
