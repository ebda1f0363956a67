import { type ReactNode, useId } from 'react';

interface SectionProps {
  title: string;
  lead?: string;
  /** Stands beside the title, for the state of the thing. */
  state?: ReactNode;
  children: ReactNode;
}

/** One card of the page. */
export function Section({ title, lead, state, children }: SectionProps) {
  const id = useId();
  return (
    <section className="card card__pad stack" aria-labelledby={id}>
      <div className="stack stack--8">
        <div className="row between row--wrap">
          <h2 id={id}>{title}</h2>
          {state}
        </div>
        {lead && <p className="muted security__lead">{lead}</p>}
      </div>
      {children}
    </section>
  );
}
