import { validateResetLink } from '@heima/domain/sign-in/endpoints.ts';
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { callApi } from '#platform/api/call-api.ts';
import { ApiProblem } from '#platform/api/problem.ts';
import { callInLoader, pageClientLoader } from '#platform/page.ts';
import type { Screen } from '#platform/screen.ts';
import { type ResetLink, ResetPasswordScreen } from './reset-password-screen.tsx';

type Read = (args: { params: { token: string } }) => Promise<{ email: string }>;

/** A bad link is an answer of this page (R093, R094), not an error page. */
async function readLink(read: Read, token = ''): Promise<ResetLink> {
  try {
    const { email } = await read({ params: { token } });
    return { token, email };
  } catch (error) {
    if (error instanceof ApiProblem && error.status < 500) return { token, refusal: error.body.detail };
    throw error;
  }
}

export const handle = { texts: ['auth'] } satisfies Screen;

export const loader = (args: LoaderFunctionArgs): Promise<ResetLink> =>
  readLink((asked) => callInLoader(args, validateResetLink, asked), args.params.token);

export const clientLoader = async (args: ClientLoaderFunctionArgs): Promise<ResetLink> => {
  await pageClientLoader(handle)(args);
  return readLink((asked) => callApi(validateResetLink, asked), args.params.token);
};

/** The link is a secret: no page that is gone to from here learns the address. */
export const headers = () => ({ 'referrer-policy': 'no-referrer' });

export default ResetPasswordScreen;
