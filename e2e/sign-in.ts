import type { BrowserContext } from '@playwright/test';

/** Where the product and the sandbox of this run stand. */
export const productUrl = (): string => process.env.HEIMA_URL!;
export const sandboxUrl = (): string => process.env.SANDBOX_URL!;

export const demoPassword = 'heima1234';
export const demoPeople = {
  landlord: 'marek.brzozowicz@demo.example',
  staff: 'arnor.ketilsson@demo.example',
} as const;

/** Signs a demo person in by the API, as the modal would; the modal itself has a journey of its own. */
export async function signIn(
  context: BrowserContext,
  email: string,
  password: string = demoPassword,
): Promise<void> {
  const answer = await context.request.post(`${productUrl()}/api/v1/token`, {
    data: { email, password },
    headers: { origin: productUrl() },
  });
  if (!answer.ok()) throw new Error(`Sign-in of ${email}: ${answer.status()} ${await answer.text()}`);
}

/** Puts the cookie banner away, as people do once. */
export async function acceptCookies(context: BrowserContext): Promise<void> {
  await context.addCookies([{ name: 'heima_cookies', value: '1', url: productUrl() }]);
}
