import type { CurrentUser } from '@heima/domain/accounts/endpoints.ts';
import type { OwnIdentity } from '@heima/domain/identity/endpoints.ts';
import { type ReactNode, useId } from 'react';
import { StateBadge } from '#ui/state-badge.tsx';
import styles from './identity.module.css';

/** What every way to prove an identity is given. */
export interface IdentityPartProps {
  identity: OwnIdentity;
  account: Pick<CurrentUser, 'id' | 'phones' | 'primary_phone_id'>;
  /** Path and query of the page that providers send people back to. */
  returnPath: string;
}

interface PartProps {
  title: string;
  /** A badge beside the title. */
  state?: ReactNode;
  text: string;
  children?: ReactNode;
}

/** One way to prove an identity. */
export function IdentityPart({ title, state, text, children }: PartProps) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div className="row row--12 row--wrap">
        <h3 id={id}>{title}</h3>
        {state}
      </div>
      <p className="muted">{text}</p>
      {children}
    </section>
  );
}

/** That a way is open. */
export const ActiveBadge = ({ children }: { children: ReactNode }) => (
  <StateBadge tone="success">{children}</StateBadge>
);
