import { clientIdForm } from '@heima/domain/listings/client-id.ts';

/** Keeps the visitor's client id; the wizard sets it with the first draft (G30). */
export const clientCookie = 'heima_client';

/** The client id of a visitor's draft, when this browser has one. */
export function draftClientId(cookies: string): string | undefined {
  const pair = cookies.split('; ').find((one) => one.startsWith(`${clientCookie}=`));
  const value = pair?.slice(clientCookie.length + 1);
  return value !== undefined && clientIdForm.test(value) ? value : undefined;
}
