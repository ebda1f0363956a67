import type { Language } from '@heima/domain/shared/language.ts';
import type { Theme } from '@heima/domain/shared/theme.ts';
import { createContext } from 'react-router';
import type { Transport } from './call.ts';

/**
 * What the server hands to loaders: the API in process, and what is known of the request. The server fills this
 * context under the key that `entry.server.tsx` exports, so that both sides share one identity.
 */
export interface PageRequest {
  transport: Transport;
  language: Language;
  /** Light or dark, when it was chosen by hand. */
  theme: Theme | undefined;
  nonce: string;
  /** Address of the product as people reach it, without a trailing slash. */
  origin: string;
  productName: string;
  contactEmail: string;
  /** Whether the request carried a sign-in that may still be good. */
  signedIn: boolean;
  /** The visitor's client id, from the cookie. */
  clientId: string | undefined;
  /** Where streets are drawn from: a MapLibre style, or a file that ends in `.pmtiles`. */
  streetMapUrl: string | undefined;
  /** Logs what went wrong while the page was made. */
  report: (error: unknown) => void;
}

export const pageRequestContext = createContext<PageRequest>();
