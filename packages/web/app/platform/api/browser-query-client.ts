import type { QueryClient } from '@tanstack/react-query';
import { newQueryClient } from './queries.ts';

let client: QueryClient | undefined;

/** The one cache of the browser; on the server every request makes its own. */
export const browserQueryClient = (): QueryClient => (client ??= newQueryClient());
