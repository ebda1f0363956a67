import type { BrowserContext } from '@playwright/test';

/** Where the product and the sandbox of this run stand. */
export const productUrl = (): string => process.env.HEIMA_URL!;
export const sandboxUrl = (): string => process.env.SANDBOX_URL!;

export const demoPassword = 'heima1234';
export const demoPeople = {
  landlord: 'marek.brzozowicz@demo.example',
  tenant: 'hildur.eva.jonasdottir@demo.example',
  /** A tenant whose identity is not proved. */
  foreigner: 'hannah.mcallister@demo.example',
  staff: 'arnor.ketilsson@demo.example',
} as const;

/**
 * Signs a demo person in by the API, as the modal would; the modal itself has a journey of its own. Staff sign in with
 * the code of their authenticator app.
 */
export async function signIn(
  context: BrowserContext,
  email: string,
  password: string = demoPassword,
): Promise<void> {
  const enter = (code?: string) =>
    context.request.post(`${productUrl()}/api/v1/token`, {
      data: { email, password, code },
      headers: { origin: productUrl() },
    });
  const isStaff = email === demoPeople.staff;
  // A code is taken once: of two who sign in within the same thirty seconds the later one waits for the next code.
  for (const until = Date.now() + 70_000; ; await new Promise((resolve) => setTimeout(resolve, 10_000))) {
    const answer = await enter(isStaff ? await authenticatorCode(email) : undefined);
    if (answer.ok()) return readIcelandic(context);
    const why = await answer.text();
    if (!why.includes('signIn.secondFactorWrong') || Date.now() > until)
      throw new Error(`Sign-in of ${email}: ${answer.status()} ${why}`);
  }
}

/** What those who sign up in a journey choose. */
export const newPassword = 'leyndo12';

/**
 * Signs a new person up by the API, as the modal would; the person is signed in. Nobody's leftovers of another journey
 * are in the way.
 *
 * @param email Where the address matters, such as for an invitation.
 */
export async function signUp(
  context: BrowserContext,
  fullName: string,
  email = `ny.${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}@daemi.is`,
): Promise<{ id: string; email: string }> {
  const answer = await context.request.post(`${productUrl()}/api/v1/users`, {
    data: { email, full_name: fullName, password: newPassword, terms_accepted: true },
    headers: { origin: productUrl() },
  });
  if (!answer.ok()) throw new Error(`Sign-up of ${email}: ${answer.status()} ${await answer.text()}`);
  return { id: ((await answer.json()) as { id: string }).id, email };
}

/** The journeys read Icelandic; some demo people have an account in another language, which pages follow (V006). */
async function readIcelandic(context: BrowserContext): Promise<void> {
  const me = await context.request.get(`${productUrl()}/api/v1/auth/user`);
  const { id, primary_language: language } = (await me.json()) as { id: string; primary_language: string };
  if (language === 'is') return;
  await context.request.post(`${productUrl()}/api/v1/users/${id}/set-primary-language`, {
    data: { lang: 'is' },
    headers: { origin: productUrl() },
  });
}

async function authenticatorCode(email: string): Promise<string> {
  const answer = await fetch(`${sandboxUrl()}/__sandbox/people`);
  const { items } = (await answer.json()) as { items: { email: string; code?: string }[] };
  return items.find((person) => person.email === email)!.code!;
}

/** Puts the cookie banner away, as people do once. */
export async function acceptCookies(context: BrowserContext): Promise<void> {
  await context.addCookies([{ name: 'heima_cookies', value: '1', url: productUrl() }]);
}
