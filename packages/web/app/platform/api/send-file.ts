import { currentUser } from '@heima/domain/accounts/endpoints.ts';
import type { CallArguments, CallResult, Endpoint, FilePart } from '@heima/domain/shared/endpoint.ts';
import { browserTransport, inPageLanguage } from './browser-transport.ts';
import { type ApiAnswer, callEndpoint, type Transport } from './call.ts';

interface Sending {
  /** Called again and again with how much has left, in bytes. */
  onSent: (bytes: number) => void;
  signal: AbortSignal;
  headers?: Record<string, string>;
}

/**
 * Sends a file to an endpoint and reports how far it has come.
 * @throws ApiProblem, NoAnswer, or AbortError when called off
 */
export async function sendFile<const E extends Endpoint & { file: FilePart }>(
  endpoint: E,
  args: CallArguments<E>,
  sending: Sending,
): Promise<CallResult<E>> {
  const send: Transport = async ({ path, form }) => {
    const answer = await sendForm(path, form!, sending);
    if (answer.status !== 401 || document.documentElement.dataset.viewer === undefined) return answer;
    // The access token ran out: any other call renews it.
    await callEndpoint(browserTransport, currentUser, {});
    return sendForm(path, form!, sending);
  };
  return callEndpoint(send, endpoint, args);
}

/** `fetch` does not report how much of a body has left; the older request does. */
function sendForm(path: string, form: FormData, { onSent, signal, headers }: Sending): Promise<ApiAnswer> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(new DOMException('called off', 'AbortError'));
      return;
    }
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    signal.addEventListener('abort', abort, { once: true });
    request.upload.addEventListener('progress', ({ loaded }) => onSent(loaded));
    request.addEventListener('load', () => {
      const isJson = request.getResponseHeader('content-type')?.includes('json');
      resolve({ status: request.status, body: isJson ? JSON.parse(request.responseText) : null });
    });
    request.addEventListener('error', () => reject(new TypeError('The file could not be sent')));
    request.addEventListener('abort', () => reject(new DOMException('called off', 'AbortError')));
    request.addEventListener('loadend', () => signal.removeEventListener('abort', abort));
    request.open('POST', inPageLanguage(path));
    for (const [name, value] of Object.entries(headers ?? {})) request.setRequestHeader(name, value);
    request.send(form);
  });
}
