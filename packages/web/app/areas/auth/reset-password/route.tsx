import { validateResetLink } from '@heima/domain/sign-in/endpoints.ts';
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { browserTransport } from '#platform/api/browser-transport.ts';
import { callEndpoint, type Transport } from '#platform/api/call.ts';
import { pageRequestContext } from '#platform/api/door.ts';
import { ApiProblem } from '#platform/api/problem.ts';
import { pageClientLoader } from '#platform/page.ts';
import type { Screen } from '#platform/screen.ts';
import { type ResetLink, ResetPasswordScreen } from './reset-password-screen.tsx';

/** A bad link is an answer of this page (R093, R094), not an error page. */
async function readLink(transport: Transport, token: string): Promise<ResetLink> {
  try {
    const { email } = await callEndpoint(transport, validateResetLink, { params: { token } });
    return { token, email };
  } catch (error) {
    if (error instanceof ApiProblem && error.status < 500) return { token, refusal: error.body.detail };
    throw error;
  }
}

export const handle = { texts: ['auth'] } satisfies Screen;

export const loader = ({ context, params }: LoaderFunctionArgs): Promise<ResetLink> =>
  readLink(
    (context as { get(key: typeof pageRequestContext): { transport: Transport } }).get(pageRequestContext)
      .transport,
    params.token ?? '',
  );

export const clientLoader = async (args: ClientLoaderFunctionArgs): Promise<ResetLink> => {
  await pageClientLoader(handle)(args);
  return readLink(browserTransport, args.params.token ?? '');
};

/** The link is a secret: no page that is gone to from here learns the address. */
export const headers = () => ({ 'referrer-policy': 'no-referrer' });

export default ResetPasswordScreen;
