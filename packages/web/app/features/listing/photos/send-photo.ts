import { currentUser } from '@heima/domain/accounts/endpoints.ts';
import { addImage } from '@heima/domain/listing-content/endpoints.ts';
import type { ListingImage } from '@heima/domain/listings/listing-card.ts';
import { browserTransport } from '../../../platform/api/browser-transport.ts';
import { type ApiAnswer, callEndpoint, type Transport } from '../../../platform/api/call.ts';

interface PhotoToSend {
  listingId: string;
  clientId: string | undefined;
  file: File;
  onSent: (bytes: number) => void;
  signal: AbortSignal;
}

/** Sends a photo and tells how far it has come. @throws ApiProblem, NoAnswer, or AbortError when called off */
export async function sendPhoto({
  listingId,
  clientId,
  file,
  onSent,
  signal,
}: PhotoToSend): Promise<ListingImage> {
  const send: Transport = async ({ path, form }) => {
    const answer = await sendForm(path, form!, onSent, signal);
    if (answer.status !== 401 || clientId !== undefined) return answer;
    // The access token ran out: any other call renews it.
    await callEndpoint(browserTransport, currentUser, {});
    return sendForm(path, form!, onSent, signal);
  };
  const query = clientId ? { client_id: clientId } : {};
  return callEndpoint(send, addImage, { params: { id: listingId }, query, file, fileName: file.name });
}

/** `fetch` does not tell how much of a body has left; the older request does. */
function sendForm(
  path: string,
  form: FormData,
  onSent: (bytes: number) => void,
  signal: AbortSignal,
): Promise<ApiAnswer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    signal.addEventListener('abort', abort, { once: true });
    request.upload.addEventListener('progress', ({ loaded }) => onSent(loaded));
    request.addEventListener('load', () => {
      const isJson = request.getResponseHeader('content-type')?.includes('json');
      resolve({ status: request.status, body: isJson ? JSON.parse(request.responseText) : null });
    });
    request.addEventListener('error', () => reject(new TypeError('The photo could not be sent')));
    request.addEventListener('abort', () => reject(new DOMException('called off', 'AbortError')));
    request.addEventListener('loadend', () => signal.removeEventListener('abort', abort));
    request.open('POST', path);
    request.send(form);
  });
}
