import type { ReactNode } from 'react';
import './auth-card.css';

/** One task in the middle of a page. */
export const AuthCard = ({ children }: { children: ReactNode }) => (
  <main id="content" className="wrap authpage">
    <div className="card authpage__card">{children}</div>
  </main>
);
