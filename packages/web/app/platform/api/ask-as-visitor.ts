import type { CallArguments, CallResult, Endpoint } from '@heima/domain/shared/endpoint.ts';
import { callEndpoint, type Transport } from './call.ts';

const visitorTransport: Transport = async ({ method, path }) => {
  const response = await fetch(path, { method, credentials: 'omit' });
  return { status: response.status, body: await response.json() };
};

/**
 * Asks without the sign-in of the page: the server answers a signed-in person about what is theirs only.
 * @throws ApiProblem or NoAnswer, as `callApi` does
 */
export const askAsVisitor = <const E extends Endpoint & { method: 'GET' }>(
  endpoint: E,
  args: CallArguments<E>,
): Promise<CallResult<E>> => callEndpoint(visitorTransport, endpoint, args);
