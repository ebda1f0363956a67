import type { ComponentProps } from 'react';
import { Button } from './button.tsx';
import { EmptyArt } from './empty-art.tsx';
import { Icon } from './icon.tsx';
import { LinkButton } from './link-button.tsx';

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
          <LinkButton variant="primary" to={action.to}>
            {inside}
          </LinkButton>
        ) : (
          <Button variant="primary" onClick={action.onPress}>
            {inside}
          </Button>
        )}
      </div>
    </div>
  );
}
