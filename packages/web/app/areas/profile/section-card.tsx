import type { ReactNode } from 'react';

interface SectionCardProps {
  /** Also its place in the address. */
  id: string;
  title: string;
  /** On the right of the heading. */
  action?: ReactNode;
  children: ReactNode;
}

/** One section of the profile. */
export const SectionCard = ({ id, title, action, children }: SectionCardProps) => (
  <section className="card psec" id={id} aria-labelledby={`${id}-title`}>
    <div className="card__head">
      <h2 id={`${id}-title`}>{title}</h2>
      {action && <span className="end">{action}</span>}
    </div>
    {children}
  </section>
);
