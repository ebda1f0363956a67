import { createContext, type ReactNode, useContext } from 'react';

const NonceContext = createContext<string | undefined>(undefined);

export const NonceProvider = ({ nonce, children }: { nonce: string; children: ReactNode }) => (
  <NonceContext value={nonce}>{children}</NonceContext>
);

/** The nonce of this page's scripts and styles; browsers hide it again after loading, so only the server knows it. */
export const useNonce = (): string | undefined => useContext(NonceContext);
