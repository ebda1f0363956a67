import { clientIdForm } from '@heima/domain/listings/client-id.ts';

/** The cookie that holds a visitor's client id; the server reads it to render the draft (G30). */
export const clientIdCookie = 'heima_client';

/** The client id of the cookie; nothing when there is none or it is not one. */
export function readClientId(cookies: string): string | undefined {
  const pair = cookies.split('; ').find((one) => one.startsWith(`${clientIdCookie}=`));
  const id = pair?.slice(clientIdCookie.length + 1);
  return id && clientIdForm.test(id) ? id : undefined;
}
